import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS, HEADERS, callUrl, decodeAnswer, encodePayload, launchTokenOf } from '@tessera/wire';
import { ensureDatabase } from '@tessera/server';
import type { AnswerOf, Call, CallKey, Calls, PayloadOf } from '@tessera/wire';
import { freshName, TEMPLATE, testRun } from './testing/test-run.ts';
import { until } from './testing/until.ts';

/** The real program with its embedded database, started and killed as it would be. */
jest.setTimeout(180_000);

const MAIN = join(__dirname, 'main.ts');
const running = new Set<ChildProcess>();
const made: string[] = [];

afterEach(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
});

function newDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'tessera-start-'));
  made.push(directory);
  // What the art has cast already: it takes seconds, and is not what these tests are about.
  cpSync(testRun().mediaDir, join(directory, 'media'), { recursive: true });
  return directory;
}

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
}

/** @returns the running platform, or what it said and its exit code */
function start(env: Record<string, string>): Promise<Started | { code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', PLATFORM_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  return new Promise((resolve) => {
    let out = '';
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const url = /ready at (\S+)/.exec(out)?.[1];
      if (url) resolve({ child, url });
    });
    child.once('exit', (code) => {
      running.delete(child);
      resolve({ code, said });
    });
  });
}

async function mustStart(env: Record<string, string>): Promise<Started> {
  const result = await start(env);
  if (!('url' in result)) throw new Error(`did not start: ${result.said}`);
  return result;
}

async function send<Key extends CallKey>(
  url: string,
  key: Key,
  payload: PayloadOf<Calls[Key]>,
  dataDir: string,
): Promise<AnswerOf<Calls[Key]>> {
  const call: Call = CALLS[key];
  const response = await fetch(url + callUrl(call), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HEADERS.providerKey]: readFileSync(join(dataDir, 'provider-key'), 'utf8').trim(),
    },
    body: JSON.stringify(encodePayload(call, payload as never)),
  });
  return decodeAnswer(call, response.status, await response.json()) as never;
}

async function openGame(url: string, dataDir: string) {
  const [game] = (await send(url, 'hotGames', { siteId: 1, currency: 'USD' }, dataDir)).list;
  if (!game) throw new Error('the seed has no games');
  const { gpId, house, gameType, gameCode } = game;
  const payload = { gpId, house, gameType, gameCode, siteId: 1, currency: 'USD', device: 1 } as const;
  const { gameUrl } = await send(url, 'demoPlay', payload, dataDir);
  return send(url, 'providerAuthenticate', { launchToken: launchTokenOf(gameUrl) ?? '' }, dataDir);
}

test('one platform per data directory; when it is killed its database ends too, and the next start has all that it acknowledged', async () => {
  const dataDir = newDataDir();
  const first = await mustStart({ DATA_DIR: dataDir });
  expect(await start({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `The data directory ${dataDir} is in use by process ${first.child.pid}. Stop that one, or set DATA_DIR to another directory.\n`,
  });

  const { sessionToken } = await openGame(first.url, dataDir);
  const balances = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const ids = { sessionToken, roundId: randomUUID(), transactionId: randomUUID() };
      const wager = { ...ids, amount: '1', outcome: { index } };
      return (await send(first.url, 'providerWager', wager, dataDir)).balance;
    }),
  );
  expect(new Set(balances).size).toBe(20);
  first.child.kill('SIGKILL');
  await new Promise((resolve) => first.child.once('exit', resolve));

  const second = await mustStart({ DATA_DIR: dataDir });
  expect((await send(second.url, 'providerBalance', { sessionToken }, dataDir)).balance).toBe('980.00');
  expect((await send(second.url, 'providerOpenRounds', { sessionToken }, dataDir)).list).toHaveLength(20);

  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const database = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  second.child.kill('SIGKILL');
  await vanished(database);
  expect(existsSync(pidFile)).toBe(false);
});

/** A database that a killed platform leaves running would be found by nobody. */
const vanished = (pid: number) => until(() => !isRunning(pid));

test('a busy port is named, with the setting that changes it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const databaseUrl = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  const said = `Port ${port} is in use: stop what uses it, or set PLATFORM_PORT to another port.\n`;
  const env = { DATA_DIR: newDataDir(), DATABASE_URL: databaseUrl, PLATFORM_PORT: String(port) };
  expect(await start(env)).toEqual({ code: 1, said });
  other.close();
});

test('a database that does not answer is named by host, without its password', async () => {
  const result = await start({ DATA_DIR: newDataDir(), DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/shop' });
  expect(result).toMatchObject({ code: 1 });
  expect('said' in result && result.said).toMatch(
    /^The database at 127\.0\.0\.1:1\/shop \(DATABASE_URL\) cannot be used: /,
  );
  expect('said' in result && result.said).not.toContain('hush');
});

test('each wrong setting is one clear line', async () => {
  expect(await start({ PLATFORM_PORT: 'http', SEED: 'huge', METRICS: 'yes' })).toEqual({
    code: 1,
    said: [
      'PLATFORM_PORT must be a port from 0 to 65535, not "http"',
      'SEED must be standard or large, not "huge"',
      'METRICS must be on or off, not "yes"',
      '',
    ].join('\n'),
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
