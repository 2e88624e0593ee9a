import pg from 'pg';
import * as v from 'valibot';
import { ensureDatabase } from '@tessera/server';
import { GAME_CODES } from '../protocol/codes.ts';
import { sessionAnswer } from '../protocol/session.ts';
import { createSealer } from '../server/sealed-session.ts';
import { startTables, type TableProcess } from '../testing/table-process.ts';
import { openPage, type TestPlayer } from '../testing/tables-rig.ts';
import { freshDatabase, freshName, testRun } from '../testing/test-run.ts';
import { findGame, launch, type Member } from './members.ts';
import { PROVIDER_KEY, startPlatformProcess, type PlatformProcess } from './platform-process.ts';

/** The platform with its ledger, and games' servers with the house's own tables, each a process of its own. */
export interface House {
  readonly platform: PlatformProcess;
  readonly servers: TableProcess[];
  /** The games' database, and the platform's. */
  readonly games: pg.Pool;
  readonly books: pg.Pool;
  /** The newest round that the platform's site was filled with. */
  readonly before: string;
  addServer(): Promise<TableProcess>;
  /** Closes the bets on a round a second from now. @param guests who sit at its table, at every server */
  closeBets(roundId: string, guests: readonly Guest[]): Promise<void>;
  /** A member's page of the game whose code begins so. */
  open(member: Member, code: string, server: TableProcess): Promise<Guest>;
  close(): Promise<void>;
}

/** A member at a game. */
export interface Guest extends TestPlayer {
  readonly playerId: string;
  /** The platform's balance of the member, minor unit. */
  balance(): Promise<bigint>;
}

/** @param bettingMs how long bets are taken at its tables */
export async function openHouse(servers: number, bettingMs: number): Promise<House> {
  const databaseUrl = await freshDatabase();
  const booksUrl = await ensureDatabase(testRun().clusterUrl, freshName());
  const platform = await startPlatformProcess(booksUrl);
  const games = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const books = new pg.Pool({ connectionString: booksUrl, max: 2 });
  const pages: TestPlayer[] = [];
  const { rows } = await books.query<{ newest: string }>('SELECT coalesce(max(id), 0) AS newest FROM rounds');
  const house: House = {
    ...{ platform, games, books, before: rows[0]!.newest, servers: [] },
    async addServer() {
      const server = await startTables('house-server.main.ts', {
        GAMES_DATABASE_URL: databaseUrl,
        GAMES_PORT: '0',
        PLATFORM_URL: platform.url,
        PROVIDER_KEY,
        BETTING_MS: String(bettingMs),
        LOG_LEVEL: 'fatal',
        RATE_LIMIT_FACTOR: '1000',
      });
      house.servers.push(server);
      return server;
    },
    async closeBets(roundId, guests) {
      await games.query(
        `UPDATE table_rounds SET closes_at = closes_at - early, ends_at = ends_at - early, next_at = next_at - early
         FROM (SELECT closes_at - clock_timestamp() - interval '1 s' AS early FROM table_rounds WHERE id = $1) AS clock
         WHERE id = $1 AND phase = 'betting'`,
        [roundId],
      );
      // Whoever leads the table looks at its clock when somebody asks for it.
      const asked = house.servers.map(({ url }) => guests.find((guest) => guest.isAt(url)));
      await Promise.all(asked.map((guest) => guest?.call('GET', '/table')));
    },
    async open(member, code, { url }) {
      const token = await launch(platform.url, member, await findGame(platform.url, code));
      const bearer = await openSession(url, token);
      const page = openPage(url, token, bearer);
      pages.push(page);
      return Object.assign(page, {
        playerId: createSealer(PROVIDER_KEY).open(bearer)!.playerId,
        async balance() {
          const { data } = await page.call<unknown>('GET', '/session');
          return BigInt(Math.round(Number(v.parse(sessionAnswer, data).balance) * 100));
        },
      });
    },
    async close() {
      pages.forEach((page) => page.leave());
      await Promise.all(house.servers.map((server) => server.kill()));
      await Promise.all([games.end(), books.end()]);
      await platform.stop();
    },
  };
  for (let n = 0; n < servers; n += 1) await house.addServer();
  return house;
}

/** As a page does: a server that has too much to do is asked again. */
async function openSession(url: string, launchToken: string): Promise<string> {
  for (;;) {
    const opened = await fetch(`${url}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ launch: launchToken }),
    });
    const { code, message, data } = (await opened.json()) as { code: string; message: string; data: unknown };
    if (code === GAME_CODES.success) return v.parse(sessionAnswer, data).bearer;
    if (code !== GAME_CODES.platformUnreachable) throw new Error(`no session: ${code} ${message}`);
  }
}
