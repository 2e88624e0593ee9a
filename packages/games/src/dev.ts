import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startCluster } from '@tessera/server';
import { GAMES } from './games/index.ts';
import { WORLD_NAMES } from './rules/game-code.ts';
import { startGames } from './server/start.ts';
import { GAMES_DATABASE } from './server/store/open.ts';
import { startWallet } from './testing/wallet.ts';

/**
 * The games by themselves, on a wallet in memory and a database that is gone with them: prints an address per variant of
 * each game, each good for one opening.
 */
const root = mkdtempSync(join(tmpdir(), 'tessera-games-dev-'));
chmodSync(root, 0o755);
const tell = (what: unknown): void => void process.stderr.write(`the database: ${JSON.stringify(what)}\n`);
const cluster = await startCluster(root, { onDied: tell, onFailed: tell });
const wallet = await startWallet();
const games = await startGames({
  host: '127.0.0.1',
  port: Number(process.env.GAMES_PORT ?? 3002),
  platformUrl: wallet.url,
  providerKey: wallet.key,
  lobbyOrigins: ['http://localhost:3000'],
  store: { url: await ensureDatabase(cluster.url, GAMES_DATABASE) },
  logLevel: 'warn',
});
const variants = Object.entries(GAMES).flatMap(([game, all]) =>
  Object.keys(all).map((variant) => `${game}-${variant}`),
);
for (const [index, name] of variants.entries()) {
  const gameCode = `ts-${name}-${WORLD_NAMES[index % WORLD_NAMES.length]!}-1`;
  const launch = wallet.launch({ gameCode, gameName: name, mode: 'demo', balance: '1000.00' });
  process.stdout.write(`${games.url}/play/${gameCode}?launch=${launch}\n`);
}
process.stdout.write('ready\n');

async function stop(): Promise<void> {
  await games.close();
  await wallet.close();
  await cluster.stop();
  rmSync(root, { recursive: true, force: true });
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
