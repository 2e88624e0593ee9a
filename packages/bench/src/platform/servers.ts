import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, startServer } from '@tessera/e2e/servers';
import { CAPTCHA_ANSWER } from './players.ts';

export interface Servers {
  /** Addresses. */
  readonly platform: string;
  readonly bare: string;
  /** What the game servers of the platform show. */
  readonly providerKey: string;
  /** Of the platform: its database runs there. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** The platform with a PostgreSQL of its own, and the bare server on another database of that PostgreSQL. */
export async function startServers(): Promise<Servers> {
  const platform = await startPlatform();
  try {
    const bare = await startBare(await emptyDatabase(platform.dataDir));
    const stop = async () => {
      await bare.stop();
      await platform.stop();
    };
    return { ...platform, platform: platform.url, bare: bare.url, stop };
  } catch (error) {
    await platform.stop();
    throw error;
  }
}

export interface Platform extends Pick<Servers, 'providerKey' | 'dataDir'> {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startPlatform(): Promise<Platform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-bench-'));
  const clear = () => rm(dataDir, { recursive: true, force: true });
  try {
    const url = `http://localhost:${await freePort()}`;
    const providerKey = randomUUID();
    const server = await startServer('platform', url, {
      DATA_DIR: dataDir,
      PLATFORM_PORT: new URL(url).port,
      PROVIDER_KEY: providerKey,
      CAPTCHA_ANSWER,
      RATE_LIMIT_FACTOR: '100000',
      SEED_WEEK: 'off',
      DRAW_PICTURES: 'off',
      LOG_LEVEL: 'error',
    });
    const stop = async () => {
      await server.stop();
      await clear();
    };
    return { url, providerKey, dataDir, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** The line of `postmaster.pid` that holds the port, from 0. */
const PORT_LINE = 3;

/** The address of a database of the platform's PostgreSQL. */
export function databaseUrl(dataDir: string, name: string): string {
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[PORT_LINE];
  const password = readFileSync(join(dataDir, 'database-key'), 'utf8').trim();
  return `postgres://tessera:${password}@127.0.0.1:${port}/${name}`;
}

/** Beside the platform's own, in the same server: both have the same settings and disk. */
async function emptyDatabase(dataDir: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir, 'postgres') });
  await client.connect();
  await client.query('CREATE DATABASE bare');
  await client.end();
  return databaseUrl(dataDir, 'bare');
}

async function startBare(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const script = join(import.meta.dirname, 'bare/bare.ts');
  const child = spawn(process.execPath, [script, String(port), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the bare server ended (exit ${code})`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
