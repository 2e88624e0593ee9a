import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/folder.ts';
import { until } from '../testing/until.ts';
import { withLock } from './lock.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  temporary = await temporaryFolder();
});
afterEach(() => temporary.remove());

/** No process has it: Linux stops at 2^22. */
const DEAD = '99999999 1 dead\n';

describe('the lock', () => {
  it('lets one in at a time, and leaves nothing behind', async () => {
    const lock = temporary.sub('lock');
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (inside += 1));
      await new Promise((done) => setTimeout(done, 2));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => withLock(lock, work)));
    expect(most).toBe(1);
    expect(await readdir(temporary.path)).toEqual([]);
  });

  it('is given back where the work fails', async () => {
    const lock = temporary.sub('lock');
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(lock, () => Promise.resolve('yes'))).toBe('yes');
  });

  it.each([
    ['a dead process', DEAD],
    ['a process whose pid is another’s now', `${process.pid} 1 x\n`],
    ['nobody, being empty', ''],
  ])('of %s is taken over', async (_, held) => {
    await writeFile(temporary.sub('lock'), held);
    const inside = await withLock(temporary.sub('lock'), () => readFile(temporary.sub('lock'), 'utf8'));
    expect(inside).toMatch(new RegExp(`^${process.pid} `));
    expect(await readdir(temporary.path)).toEqual([]);
  });
});

/** Takes each lock in turn, at the same instants in every process, and goes on living inside: nobody else may get in. */
const RACER = `
import { appendFileSync } from 'node:fs';
import { withLock } from ${JSON.stringify(join(__dirname, 'lock.ts'))};
const [folders, begin, everyMs] = JSON.parse(process.argv[1]);
for (const [index, folder] of folders.entries()) {
  while (performance.timeOrigin + performance.now() < begin + index * everyMs);
  void withLock(folder + '/lock', async () => {
    appendFileSync(folder + '/won', process.pid + '\\n');
    await new Promise(() => setInterval(() => undefined, 1_000));
  });
  await new Promise((done) => setTimeout(done, everyMs / 2));
}
process.stdout.write('done\\n');
`;

const RACERS = 6;
const LOCKS = 25;

test('of many processes that find a dead one’s lock at once, exactly one gets it', async () => {
  const folders = Array.from({ length: LOCKS }, (_, index) => temporary.sub(String(index)));
  for (const folder of folders) {
    await mkdir(folder);
    await writeFile(join(folder, 'lock'), DEAD);
  }
  const racers: ChildProcess[] = [];
  const begin = Date.now() + 1_500;
  try {
    const ends = Array.from({ length: RACERS }, () => {
      const argument = JSON.stringify([folders, begin, 60]);
      const racer = spawn(process.execPath, ['--input-type=module', '-e', RACER, argument], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      racers.push(racer);
      return new Promise<void>((done) => racer.stdout.once('data', () => done()));
    });
    await Promise.all(ends);
    const read = (folder: string) => readFile(join(folder, 'won'), 'utf8');
    // A racer may have said that it is done while its last lock still was on its way.
    await Promise.all(folders.map((folder) => until(() => read(folder).then(Boolean, () => false))));
    const winners = await Promise.all(folders.map(read));
    expect(winners.map((won) => won.trim().split('\n').length)).toEqual(folders.map(() => 1));
  } finally {
    for (const racer of racers) racer.kill('SIGKILL');
  }
});
