import { startGames } from './server/start.ts';
import { THEME_NAMES } from './slot/themes.ts';
import { startWallet } from './testing/wallet.ts';

/** The game by itself, on a wallet in memory: prints an address per theme, each good for one opening. */
const wallet = await startWallet();
const games = await startGames({
  host: '127.0.0.1',
  port: Number(process.env.GAMES_PORT ?? 3002),
  platformUrl: wallet.url,
  providerKey: wallet.key,
  lobbyOrigins: ['http://localhost:3000'],
  logLevel: 'warn',
});
const currency = 'USD';
for (const theme of THEME_NAMES) {
  const launch = wallet.launch({
    gameCode: theme,
    gameName: theme,
    mode: 'demo',
    currency,
    balance: '1000.00',
  });
  process.stdout.write(`${games.url}/play/${theme}?launch=${launch}\n`);
}
