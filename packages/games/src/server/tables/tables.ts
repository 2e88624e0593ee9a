import type { Server as HttpServer } from 'node:http';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Placement, TableAnswer } from '../../protocol/tables.ts';
import { findGame, type Games } from '../../games/index.ts';
import { hearNotices, type Notice } from '../live/notices.ts';
import { serveLive, type Live } from '../live/live.ts';
import type { Money } from '../money.ts';
import { seenInRoom } from '../rooms/seen.ts';
import { tellRoom } from '../rooms/telling.ts';
import type { GameSession, Sealer } from '../sealed-session.ts';
import type { Seats } from '../session/seats.ts';
import type { Store } from '../store/connect.ts';
import { rounds, tableRounds } from '../store/schema.ts';
import { createAttention } from './attention.ts';
import { createPlaceBets, type PlaceBets } from './bets.ts';
import { bounded } from './bounded.ts';
import { createCrowd } from './crowd.ts';
import { takeDuty } from './duty.ts';
import { answerOf, placementOf } from './placement.ts';
import { createTakeBack, type TakeBack } from './take-back.ts';
import { createTakeOut, type TakeOut } from './take-out.ts';
import { isRoom, tableName, tablesOf, type Table } from './table.ts';
import type { PlacementRow } from './unfinished.ts';
import { createWatch } from './watch.ts';

interface Parts {
  /** This process, unlike any other of any time. */
  readonly server: string;
  readonly store: Store;
  readonly money: Money;
  readonly sealer: Sealer;
  readonly seats: Seats;
  readonly games: Games;
  /** The server that listens for pages. */
  readonly http: HttpServer;
  readonly log: FastifyBaseLogger;
  /** How long a table goes on without players. */
  readonly restAfterMs?: number;
}

/** The shared tables of a site, as this one of its servers has them. */
export interface Tables {
  /** The table that a session's game is played at. */
  of(session: Pick<GameSession, 'gameCode'>): Table | undefined;
  /** What the player sees of it now; `undefined` where it does not open, because the database is away. */
  look(table: Table, session: GameSession): Promise<TableAnswer | undefined>;
  readonly placeBets: PlaceBets;
  readonly takeOut: TakeOut;
  readonly takeBack: TakeBack;
  readonly live: Live;
  close(): Promise<void>;
}

/** Calls to the platform, of all tables of this server together. */
const MOST_ASKED = 16;
/** Everything that is watched is read anew so often, whatever was heard. */
const REFRESH_MS = 5_000;

export function openTables(parts: Parts): Tables {
  const { server, store, money, seats, http, log, restAfterMs } = parts;
  const { db, url } = store;
  const tables = tablesOf(parts.games);
  const of = ({ gameCode }: Pick<GameSession, 'gameCode'>): Table | undefined => {
    const game = findGame(gameCode, parts.games);
    return game && tables.get(tableName(game));
  };

  const live = serveLive({
    http,
    log,
    open: (bearer) => parts.sealer.open(bearer),
    tableOf: (session) => of(session)?.name,
    onPage(page, session, tell) {
      const failed = (error: unknown) => log.error({ err: error }, 'a page is told less than there is');
      seats.isMine(session).then((mine) => tell('seat', { mine }), failed);
      if (page.table === undefined) return;
      attend(page.table);
      watch.read(page.table).then((state) => state && tell('table', state), failed);
    },
  });
  const attention = createAttention((table) => live.seated()[table] ?? 0, restAfterMs);
  const crowd = createCrowd({
    db,
    server,
    here: () => live.seated(),
    onFailure: (error) => log.warn({ err: error }, 'other servers are not told who sits here'),
  });
  const watch = createWatch({
    db,
    tables,
    log,
    players: crowd.players,
    send: (state) => live.toTable(state.table, 'table', state),
  });
  const duty = takeDuty({
    ...{ db, money, log, tables, server },
    asking: bounded(MOST_ASKED),
    isAwake: attention.isAwake,
  });
  const stopHearing = hearNotices({
    url,
    onNotice: hear,
    onListening: refresh,
    onLost: (error) => log.warn({ err: error }, 'other servers are not heard'),
  });
  const refreshing = setInterval(refresh, REFRESH_MS);

  function attend(table: string): void {
    attention.touch(table);
    duty.wake(table);
  }

  function refresh(): void {
    Object.keys(live.seated()).forEach(watch.changed);
  }

  function hear(notice: Notice): void {
    switch (notice.kind) {
      case 'table':
        return watch.changed(notice.table);
      case 'free':
        return duty.look();
      case 'crowd':
        return crowd.hear(notice);
      case 'seat':
        return live.tellSeat(notice.playerId, notice.gameCode, notice.session);
      case 'room':
        return tellRoom(live, notice);
      case 'settled':
        tellSettled(notice.ids).catch((error: unknown) =>
          log.error({ err: error }, 'players are not told what they were paid'),
        );
    }
  }

  /** Tells those who are here, and notes that they were told. */
  async function tellSettled(ids: readonly string[]): Promise<void> {
    const ended = await db
      .select({ row: rounds, round: tableRounds })
      .from(rounds)
      .innerJoin(tableRounds, eq(tableRounds.id, rounds.tableRoundId))
      .where(inArray(rounds.id, [...ids]));
    // The end of a round is told before what it paid.
    await Promise.all([...new Set(ended.map(({ round }) => round.table))].map(watch.sent));
    for (const { row, round } of ended) live.settled(row.playerId, round.table, answerOf(row, round));
    const here = ended.filter(({ row, round }) => live.isSeated(row.playerId, round.table));
    await noteTold(here);
  }

  async function noteTold(seen: readonly { readonly row: PlacementRow }[]): Promise<void> {
    const told = seen.filter(({ row }) => row.untold).map(({ row }) => row.id);
    if (told.length > 0) await db.update(rounds).set({ untold: false }).where(inArray(rounds.id, told));
  }

  async function minePlacements(tableRoundId: string, { playerId }: GameSession): Promise<Placement[]> {
    const found = await db
      .select({ row: rounds, round: tableRounds })
      .from(rounds)
      .innerJoin(tableRounds, eq(tableRounds.id, rounds.tableRoundId))
      .where(and(eq(rounds.tableRoundId, BigInt(tableRoundId)), eq(rounds.playerId, playerId)))
      .orderBy(asc(rounds.at), asc(rounds.id));
    await noteTold(found);
    return found.map(({ row, round }) => placementOf(row, round));
  }

  return {
    of,
    async look(table, session) {
      attend(table.name);
      const state = await watch.opened(table.name);
      if (!state) return undefined;
      if (isRoom(parts.games, table)) return seenInRoom(db, session, state);
      return { ...state, mine: await minePlacements(state.roundId, session) };
    },
    placeBets: createPlaceBets({ db, money, sealer: parts.sealer }),
    takeOut: createTakeOut(db),
    takeBack: createTakeBack({ db, money }),
    live,
    async close() {
      clearInterval(refreshing);
      crowd.stop();
      await stopHearing();
      await duty.stop();
      live.close();
    },
  };
}
