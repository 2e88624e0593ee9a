import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../../../..');
export const PROVIDER_KEY = 'a provider key for proofs';
export const CAPTCHA_ANSWER = '1357';

/** The reference platform in a process of its own, with a site that it has filled itself. */
export interface PlatformProcess {
  readonly url: string;
  /** Adds the whole ledger up. @returns what the operator is told @throws Error where the books are wrong */
  verifyLedger(): Promise<string>;
  stop(): Promise<void>;
}

/** @param databaseUrl of an empty database */
export async function startPlatformProcess(databaseUrl: string): Promise<PlatformProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-games-proof-'));
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PLATFORM_PORT: '0',
    PROVIDER_KEY,
    CAPTCHA_ANSWER,
    RATE_LIMIT_FACTOR: '10000',
    SEED_WEEK: 'off',
    QUEUE_LENGTH: '100000',
    QUEUE_WAIT_MS: '60000',
    DRAW_PICTURES: 'off',
    LOG_LEVEL: 'fatal',
  };
  const child = spawn(process.execPath, [join(ROOT, 'packages/platform/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  return {
    url: await addressOf(child.stdout),
    async verifyLedger() {
      const operator = spawn(process.execPath, [join(ROOT, 'scripts/operator.mjs'), 'verify'], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = once(operator, 'close');
      let said = '';
      for (const stream of [operator.stdout, operator.stderr]) {
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      }
      const [code] = (await ended) as [number | null];
      if (code !== 0) throw new Error(said);
      return said.trim();
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const ready = /ready at (\S+)/.exec(line)?.[1];
    if (ready !== undefined) return ready;
  }
  throw new Error('the platform did not start');
}
