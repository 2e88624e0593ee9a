import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './lock.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-lock-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** No process has it: Linux stops at 2^22. */
const DEAD = '99999999 1\n';
const lockOf = (dataDir: string) => join(dataDir, 'platform.lock');

test('a directory is one process’s until it is given back', () => {
  const giveBack = lockDataDir(root);
  expect(() => lockDataDir(root)).toThrow(`is in use by process ${process.pid}.`);
  giveBack();
  expect(readdirSync(root)).toEqual([]);
  lockDataDir(root)();
});

test.each([
  ['a dead process', DEAD],
  ['a process whose pid is another’s now', `${process.pid} 1\n`],
  ['nobody, being empty', ''],
])('the lock of %s is taken over, and nothing of it is left', (_whose, held) => {
  writeFileSync(lockOf(root), held);
  const giveBack = lockDataDir(root);
  expect(readFileSync(lockOf(root), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  expect(readdirSync(root)).toEqual(['platform.lock']);
  giveBack();
});

test('a lock that another one has taken over is not given back for it', () => {
  const giveBack = lockDataDir(root);
  const theirs = '1 1 theirs\n';
  writeFileSync(lockOf(root), theirs);
  giveBack();
  expect(readFileSync(lockOf(root), 'utf8')).toBe(theirs);
});

/**
 * Races for each directory in turn, at the same instants in every process: one that is too late for a directory's
 * instant would be no rival. Says which it has got and goes on living, as holders do.
 */
const RACER = `
import { lockDataDir } from ${JSON.stringify(join(__dirname, 'lock.ts'))};
const [directories, begin, everyMs] = JSON.parse(process.argv[1]);
const won = [];
for (const [index, directory] of directories.entries()) {
  while (performance.timeOrigin + performance.now() < begin + index * everyMs);
  try { lockDataDir(directory); won.push(index); } catch (error) { if (error.name !== 'StartFailure') throw error; }
}
process.stdout.write(JSON.stringify(won) + '\\n');
setInterval(() => undefined, 1_000);
`;

test('of processes that find a dead one’s lock at the same instant, exactly one takes it over', async () => {
  const directories = Array.from({ length: 300 }, (_, index) => join(root, String(index)));
  for (const directory of directories) {
    mkdirSync(directory);
    writeFileSync(lockOf(directory), DEAD);
  }
  const args = ['--input-type=module', '-e', RACER, JSON.stringify([directories, Date.now() + 1_500, 5])];
  const racers = [1, 2, 3].map(() => spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }));
  try {
    const won = (await Promise.all(racers.map(firstLine))).map((line) => JSON.parse(line) as number[]);
    expect(won.flat().sort((one, other) => one - other)).toEqual(directories.map((_, index) => index));
  } finally {
    for (const racer of racers) racer.kill('SIGKILL');
  }
});

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.endsWith('\n')) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`a racer ended with ${code}`)));
  });
}
