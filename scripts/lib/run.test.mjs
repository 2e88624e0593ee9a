import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, test } from 'node:test';
import { run, runBeside, runToEnd } from './run.mjs';

process.env.TESSERA_RELEASE_KEY = 'a private key';
after(() => delete process.env.TESSERA_RELEASE_KEY);

/** Exits with 1 where the key is in its environment: a build runs code of many packages. */
const LOOK = ['-e', "process.exit('TESSERA_RELEASE_KEY' in process.env ? 1 : 0)"];

test('runs no command with the signing key in its environment', async () => {
  assert.equal(runToEnd(process.execPath, LOOK), 0);
  assert.equal(runToEnd(process.execPath, LOOK, { env: { MORE: '1' } }), 0);
  run(process.execPath, LOOK);
  await runBeside(process.execPath, LOOK);
  assert.equal(process.env.TESSERA_RELEASE_KEY, 'a private key');
});

/** Returns what `npm start` shows of a server that logs lines of each level and ends. */
function outputAt(level) {
  // As start.mjs does: it ends as soon as its servers have ended.
  const starter = `
    import { startServer } from ${JSON.stringify(new URL('run.mjs', import.meta.url).href)};
    const { exited } = startServer('platform', 'scripts/testing/logging-server.mjs', { LOG_LEVEL: '${level}' });
    await exited;
    process.exit(0);`;
  const args = ['--input-type=module', '--eval', starter];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { stdout: stdout.trimEnd().split('\n'), stderr };
}

const WARNINGS = [
  'platform: {"level":40,"msg":"the provider answers slowly"}',
  'platform: {"level":50,"msg":"the database is away"}',
  'platform: {"level":60,"msg":"the platform stops"}',
];

test('shows the warnings and errors of a server at LOG_LEVEL=warn, up to its last line', () => {
  assert.deepEqual(outputAt('warn'), { stdout: WARNINGS, stderr: 'platform: a notice of Node\n' });
});

test('shows the progress of a server too at LOG_LEVEL=info', () => {
  assert.deepEqual(outputAt('info').stdout, [
    'platform: The platform is ready at http://localhost:3001',
    'platform: {"level":30,"msg":"request completed"}',
    ...WARNINGS,
  ]);
});
