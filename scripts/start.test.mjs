import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { REDIS_MISSING, startRedis } from './testing/redis.mjs';

/** It builds what is stale, so that it is no part of a quick run. */
const WITHOUT_PROOF = process.env.PROOF === 'full' ? REDIS_MISSING : 'run it with npm run prove -- starts';

const START = join(import.meta.dirname, 'start.mjs');

let dataDir;
let running;
let redis;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-start-'));
  running = undefined;
  redis = undefined;
});
afterEach(async () => {
  running?.child.kill('SIGTERM');
  await running?.exited;
  await redis?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs `npm start` as it is, on ports and a data directory of its own. */
async function start(args, env) {
  const [port, games] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [START, ...args], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      PLATFORM_PORT: String(await freePort()),
      GAMES_PORT: String(games),
      DRAW_PICTURES: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  running = { child, exited };
  const shows = (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => pattern.test(text) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      void exited.then(() => reject(new Error(`npm start ended: ${text}`)));
      look();
    });
  return { url: `http://localhost:${port}`, exited, shows, text: () => text };
}

/** The processes that run with this data directory. */
function processesOf(directory) {
  const { stdout } = spawnSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  const { stdout: environments } = spawnSync('ps', ['eww', '-eo', 'pid,args'], { encoding: 'utf8' });
  return `${stdout}${environments}`.split('\n').filter((line) => line.includes(directory));
}

test('ends with what is wrong, and without servers, where a setting is wrong', async () => {
  const { exited, text } = await start([], { SEED: 'huge' });
  assert.equal(await exited, 1);
  assert.match(text(), /platform: SEED.*must be standard or large/);
  assert.match(text(), /Tessera did not start: platform stopped before it was ready \(exit 1\)\.\n$/);
  assert.deepEqual(processesOf(dataDir), []);
});

test('names a port that is in use before anything is started', async () => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address();
  const { exited, text } = await start([], { GAMES_PORT: String(port) });
  assert.equal(await exited, 1);
  assert.equal(
    text(),
    `Tessera did not start: Port ${port} is in use: stop what uses it, or set GAMES_PORT to another port.\n`,
  );
  other.close();
});

test('two platforms: a killed one costs no read, and is back', { skip: WITHOUT_PROOF }, async () => {
  redis = await startRedis();
  const { url, shows, exited, text } = await start(['--platforms', '2'], { REDIS_URL: redis.url });
  await shows(/Tessera is ready/);
  const read = async () => {
    const answer = await fetch(`${url}/api/arks/web/member-games/hot-games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: 'en_US' },
      body: JSON.stringify({ site_id: 1, currency: 'USD' }),
    });
    return `${answer.status} ${(await answer.json()).code}`;
  };
  for (const place of ['1', '2']) {
    const lock = join(dataDir, 'platforms', place, 'platform.lock');
    let isBack = false;
    const back = shows(new RegExp(`platform ${place} is back`)).then(() => (isBack = true));
    process.kill(Number(readFileSync(lock, 'utf8').split(' ')[0]), 'SIGKILL');
    const answers = [];
    while (!isBack) answers.push(...(await Promise.all([read(), read(), read(), read()])));
    await back;
    assert.deepEqual([...new Set(answers)], ['200 100']);
    assert.match(text(), new RegExp(`platform ${place} is away \\(SIGKILL\\)`));
  }
  running.child.kill('SIGTERM');
  assert.equal(await exited, 0);
  assert.deepEqual(processesOf(dataDir), []);
});

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
