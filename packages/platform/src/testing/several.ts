import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase } from '@tessera/server';
import { connect, type Database } from '../db/connect.ts';
import { CAPTCHA_ANSWER, PROVIDER_KEY, clientOf, type TestClient } from './client.ts';
import { startTestRedis, type TestRedis } from './redis.ts';
import { TEMPLATE, freshName, testRun } from './test-run.ts';

const MAIN = join(__dirname, '..', 'main.ts');

/** A platform in a process of its own. */
export interface PlatformProcess extends TestClient {
  /** What it has said on its log, as text. */
  readonly said: () => string;
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Platform processes of one database and one Redis. */
export interface Several {
  readonly redis: TestRedis;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly all: readonly PlatformProcess[];
  start(env?: Readonly<Record<string, string>>): Promise<PlatformProcess>;
  close(): Promise<void>;
}

export async function startSeveral(
  count: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Several> {
  const { clusterUrl, mediaDir, root } = testRun();
  const redis = await startTestRedis();
  const databaseUrl = await ensureDatabase(clusterUrl, freshName(), TEMPLATE);
  const connection = connect(databaseUrl, () => undefined);
  const all: PlatformProcess[] = [];
  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const started = await startProcess({
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: join(root, 'compiled'),
      PLATFORM_PORT: '0',
      SEED_WEEK: 'off',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      DATA_DIR: mkdtempSync(join(root, 'data-')),
      MEDIA_DIR: mediaDir,
      DRAW_PICTURES: 'off',
      CAPTCHA_ANSWER,
      PROVIDER_KEY,
      PAYMENT_KEY: 'a payment key for tests',
      LOG_LEVEL: 'warn',
      ...env,
      ...more,
    });
    all.push(started);
    return started;
  };
  await Promise.all(Array.from({ length: count }, () => start()));
  return {
    redis,
    databaseUrl,
    db: connection.db,
    all,
    start,
    async close() {
      await Promise.all(all.map((one) => one.kill('SIGTERM')));
      await connection.close();
      await redis.kill();
    },
  };
}

function startProcess(env: Readonly<Record<string, string>>): Promise<PlatformProcess> {
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /ready at (\S+)/.exec(said)?.[1];
      if (url) resolve({ ...clientOf(url), said: () => said, kill: (signal) => end(child, signal) });
    });
    child.once('exit', (code) => reject(new Error(`the platform ended with ${code}: ${said}`)));
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
