import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Wallet } from './wallet.ts';

/** A games' server in a process of its own. */
export interface GamesProcess {
  readonly url: string;
  /** SIGKILL: no word is said. */
  kill(): Promise<void>;
}

/** @param database its address */
export async function startGamesProcess(wallet: Wallet, database: string): Promise<GamesProcess> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'games-server.main.ts')], {
    env: {
      ...process.env,
      GAMES_PORT: '0',
      GAMES_DATABASE_URL: database,
      PLATFORM_URL: wallet.url,
      PROVIDER_KEY: wallet.key,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout! });
  const url = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
