import { freePort, startServer } from '@tessera/e2e/servers';
import { using } from '../ending.ts';
import { measureLoad } from '../platform/load.ts';
import { openGame } from '../platform/players.ts';
import { openPoster, openSender } from '../platform/sender.ts';
import { startServers, type Servers } from '../platform/servers.ts';
import { interleaved } from '../rounds.ts';
import { compared, type Row } from '../rows.ts';
import { untilIdle } from './idle.ts';
import type { GamesOptions } from './options.ts';
import { openPages } from './pages.ts';

/** Who ask at the same time. */
const CONNECTIONS = 16;
/** A page is held to a round a second: so many play in turn that none of them is held up. */
const PAGES_EACH = 24;
const BARE = 'bare transactions';

type Say = (line: string) => void;

/** Settled rounds of a games server at the platform, of the platform by itself, and of bare transactions. */
export function settledRows(options: GamesOptions, say: Say): Promise<Row[]> {
  say('starting the platform, a games server, and a bare server beside them');
  return using(
    startServers,
    (servers) => servers.stop(),
    async (servers) => {
      const games = `http://localhost:${await freePort()}`;
      return using(
        () => startServer('games', games, settingsOf(servers, games)),
        (server) => server.stop(),
        () => measureWith(servers, games, options, say),
      );
    },
  );
}

const settingsOf = ({ dataDir, platform, providerKey }: Servers, games: string) => ({
  DATA_DIR: dataDir,
  GAMES_PORT: new URL(games).port,
  PLATFORM_URL: platform,
  PROVIDER_KEY: providerKey,
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '100000',
});

async function measureWith(
  servers: Servers,
  games: string,
  { rounds, seconds }: GamesOptions,
  say: Say,
): Promise<Row[]> {
  const { platform, bare, providerKey } = servers;
  const prepared = await prepare(servers, games);
  await untilIdle(say);
  const load = (work: 'spin' | 'round', url: string, as: readonly string[]) => () =>
    measureLoad({ work, url, seconds, providerKey, as });
  const results = await interleaved(
    rounds,
    {
      games: load('spin', games, prepared.pages),
      platform: load('round', platform, prepared.sessions),
      bare: load('round', bare, prepared.accounts),
    },
    (round) => say(`settled rounds, round ${round} of ${rounds}`),
  );
  const beside = { unit: '/s', theirs: results.bare, than: BARE } as const;
  return [
    compared({ what: 'Settled rounds through a games server', ours: results.games, ...beside }),
    compared({ what: 'Settled rounds at the platform itself', ours: results.platform, ...beside }),
  ];
}

/** For each connection the pages, the session and the account that it plays with. */
async function prepare({ platform, bare, providerKey }: Servers, games: string) {
  const sender = openSender(platform, providerKey);
  const poster = openPoster(games);
  const all = Array.from({ length: CONNECTIONS });
  const pages = await Promise.all(all.map(() => openPages(sender, poster, PAGES_EACH)));
  const sessions = await Promise.all(all.map(() => openGame(sender)));
  sender.close();
  poster.close();
  const accounts = all.map((_, index) => `game ${index}`);
  const response = await fetch(`${bare}/prepare`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers: {}, accounts: [], games: accounts }),
  });
  if (!response.ok) throw new Error(`the bare server was not prepared: ${await response.text()}`);
  return { pages: pages.map((bearers) => bearers.join(' ')), sessions, accounts };
}
