import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { createSupervisor, pauseMs } from './supervisor.mjs';

const SERVER = join(import.meta.dirname, '../testing/fake-server.mjs');

let directory;
let supervisor;
let lines;
let pauses;
let now;
let waiting;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tessera-supervisor-'));
  lines = [];
  pauses = [];
  waiting = [];
  now = 0;
  const clock = {
    now: () => now,
    // No pause is waited for; how long it would be is what the tests look at.
    pause: async (ms) => void pauses.push(ms),
  };
  supervisor = createSupervisor({ clock, say });
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(directory, { recursive: true });
});

function say(line) {
  lines.push(line);
  waiting = waiting.filter(({ pattern, resolve }) => !pattern.test(line) || resolve(line));
}

/** Resolves with the next line of the terminal that matches. */
const nextLine = (pattern) => new Promise((resolve) => waiting.push({ pattern, resolve }));

const log = () => join(directory, 'stopped');
const failFile = () => join(directory, 'fail');

async function add(name) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = { PORT: new URL(url).port, LOG: log(), FAIL: failFile() };
  const untilReady = await supervisor.start({ name, script: SERVER, url, env });
  await untilReady();
  return url;
}

const pidOf = async (url) => Number(await (await fetch(url)).text());
const kill = async (url) => process.kill(await pidOf(url), 'SIGKILL');

test('starts a killed server again, says so, and leaves the others alone', async () => {
  const [first, second] = [await add('platform 1'), await add('platform 2')];
  const [killed, other] = [await pidOf(first), await pidOf(second)];
  const back = nextLine(/is back/);
  process.kill(killed, 'SIGKILL');
  await back;
  assert.notEqual(await pidOf(first), killed);
  assert.equal(await pidOf(second), other);
  assert.deepEqual(lines, [
    'platform 1 is away (SIGKILL): it is started again, the others go on.',
    'platform 1 is back after 0.0 s.',
  ]);
});

test('waits longer before each start in a row, and no longer than 30 s', () => {
  assert.deepEqual([1, 2, 3, 6, 7, 50].map(pauseMs), [500, 1_000, 2_000, 16_000, 30_000, 30_000]);
});

test('goes on with growing pauses while a restart fails', async () => {
  const url = await add('games');
  writeFileSync(failFile(), 'the disk is full');
  const third = nextLine(/next start is in 4 s/);
  await kill(url);
  assert.match(await third, /^games stopped before it was ready \(exit 3\)\./);
  const back = nextLine(/is back/);
  rmSync(failFile());
  await back;
  assert.deepEqual(pauses.slice(0, 4), [500, 1_000, 2_000, 4_000]);
  assert.ok((await pidOf(url)) > 0);
});

test('begins with the shortest pause again after a stable minute', async () => {
  const url = await add('games');
  for (const ranMs of [0, 1_000, 60_000]) {
    const back = nextLine(/is back/);
    now += ranMs;
    await kill(url);
    await back;
  }
  assert.deepEqual(pauses, [500, 1_000, 500]);
});

test('fails where the first start fails, and stops what runs already', async () => {
  const url = await add('platform');
  writeFileSync(failFile(), 'GAMES_PORT must be a port number');
  await assert.rejects(add('games'), /^Error: games stopped before it was ready \(exit 3\)\.$/);
  await supervisor.stop();
  await assert.rejects(fetch(url));
  assert.deepEqual(pauses, []);
});

test('stops the last started server first, and starts none again', async () => {
  const urls = [await add('platform'), await add('games'), await add('gateway')];
  await supervisor.stop();
  const stopped = readFileSync(log(), 'utf8').trim().split('\n');
  assert.deepEqual(stopped, urls.map((url) => new URL(url).port).reverse());
  assert.deepEqual(lines, []);
});

test('stops while a server is being restarted', async () => {
  const url = await add('games');
  writeFileSync(failFile(), 'broken');
  const failed = nextLine(/next start/);
  await kill(url);
  await failed;
  await supervisor.stop();
  rmSync(failFile());
  await assert.rejects(fetch(url));
  assert.equal(existsSync(log()), false);
});

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
