import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { RANGES, writeRemote, writeShell } from './testing/builds.ts';
import { temporaryFolder } from './testing/folder.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  temporary = await temporaryFolder();
});
afterAll(() => temporary.remove());

/** Runs the command as an operator does. */
function run(...args: string[]): Promise<{ code: unknown; out: string; err: string }> {
  const command = [join(__dirname, 'publish.ts'), ...args];
  const env = { ...process.env, DATA_DIR: temporary.sub('data') };
  return new Promise((done) => {
    execFile(process.execPath, command, { env }, (error, out, err) =>
      done({ code: error?.code ?? 0, out, err }),
    );
  });
}

describe('the publish command', () => {
  it('publishes several builds at once, and goes back', async () => {
    const shell = await writeShell(temporary.sub('shell'));
    const lobby = await writeRemote(temporary.sub('lobby'), 'mf-lobby');
    expect(await run('--dist', shell, lobby)).toEqual({
      code: 0,
      out: 'shell 0.1.0-aaaa1111 is live now\nmf-lobby 0.1.0-bbbb2222 is live now\n',
      err: '',
    });
    const next = await writeRemote(temporary.sub('next'), 'mf-lobby', { release: '0.2.0-cccc3333' });
    await run('--dist', next, '--dist', shell);
    expect((await run('--rollback', 'mf-lobby')).out).toBe('mf-lobby 0.1.0-bbbb2222 is live again\n');
  });

  it('refuses with the reason and exit code 1', async () => {
    const auth = await writeRemote(temporary.sub('auth'), 'mf-auth', {
      shared: { ...RANGES, react: '^20.0.0' },
    });
    const { code, out, err } = await run('--dist', auth);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^mf-auth 0\.1\.0-bbbb2222: shared package react: expected \^20\.0\.0, got 19\.3\.1 of the shell \S+\. Build/,
    );
  });

  it('prints its usage, and names a missing argument', async () => {
    expect((await run('--help')).out).toContain('--rollback <name>');
    const { code, err } = await run();
    expect(code).toBe(2);
    expect(err).toContain('Name either builds with --dist or one part with --rollback.');
    expect((await run('--dits', 'x')).code).toBe(1);
  });
});
