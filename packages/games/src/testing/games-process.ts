import { createInterface } from 'node:readline';
import { startScript } from './script-process.ts';
import type { Wallet } from './wallet.ts';

/** A games' server in a process of its own. */
export interface GamesProcess {
  readonly url: string;
  /** SIGKILL: no word is said. */
  kill(): Promise<void>;
}

/** @param database its address */
export async function startGamesProcess(wallet: Wallet, database: string): Promise<GamesProcess> {
  const child = startScript('games-server.main.ts', {
    GAMES_PORT: '0',
    GAMES_DATABASE_URL: database,
    PLATFORM_URL: wallet.url,
    PROVIDER_KEY: wallet.key,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout });
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
