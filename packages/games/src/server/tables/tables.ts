import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Placement, TableAnswer } from '../../protocol/tables.ts';
import { findGame, type Games } from '../../games/index.ts';
import type { Hall } from '../live/hall.ts';
import type { Money } from '../money.ts';
import { noteTold } from '../note-told.ts';
import { seenInRoom } from '../rooms/seen.ts';
import { tellRoom } from '../rooms/telling.ts';
import type { GameSession, Sealer } from '../sealed-session.ts';
import type { Store } from '../store/connect.ts';
import { rounds, tableRounds } from '../store/schema.ts';
import { createPlaceBets, type PlaceBets } from './bets.ts';
import { bounded } from './bounded.ts';
import { callOff } from './call-off.ts';
import { takeDuty } from './duty.ts';
import { lead } from './lead.ts';
import { answerOf, placementOf } from './placement.ts';
import { createTakeBack, type TakeBack } from './take-back.ts';
import { createTakeOut, type TakeOut } from './take-out.ts';
import { isRoom, tableName, tablesOf, type Table } from './table.ts';
import { forsakenTables, unfinishedTables } from './unfinished.ts';
import { createWatch } from './watch.ts';

interface Parts {
  /** This process, unlike any other of any time. */
  readonly server: string;
  readonly store: Store;
  readonly money: Money;
  readonly sealer: Sealer;
  readonly games: Games;
  readonly hall: Hall;
  readonly log: FastifyBaseLogger;
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
}

/** Calls to the platform, of all tables of this server together. */
const MOST_ASKED = 16;

export function openTables(parts: Parts): Tables {
  const { server, store, money, hall, log } = parts;
  const { db } = store;
  const { live } = hall;
  const tables = tablesOf(parts.games);
  const of = ({ gameCode }: Pick<GameSession, 'gameCode'>): Table | undefined => {
    const game = findGame(gameCode, parts.games);
    return game && tables.get(tableName(game));
  };

  const watch = createWatch({
    db,
    tables,
    log,
    players: hall.players,
    send: (state) => live.toPlace(state.table, 'table', state),
  });
  const settling = { db, money, log, asking: bounded(MOST_ASKED) };
  const duty = takeDuty({
    ...{ db, log, server },
    kind: 'table',
    names: [...tables.keys()],
    isAwake: hall.isAwake,
    undone: async (others, led) => [
      ...(others.length === 0 ? [] : await unfinishedTables(db, others)),
      ...(await forsakenTables(db, [...tables.keys(), ...led])),
    ],
    // What stands on tables that this release does not have is called off.
    lead(name, lease) {
      const table = tables.get(name);
      if (!table) return callOff({ ...settling, name, lease });
      return lead({ ...settling, table, lease, isAwake: () => hall.isAwake(name) });
    },
  });

  hall.add({
    placeOf: (session) => of(session)?.name,
    has: (place) => tables.has(place),
    wake: (place) => duty.wake(place),
    async welcome(place, tell) {
      const state = await watch.read(place);
      if (state) tell('table', state);
    },
    refresh: (place) => watch.changed(place),
    hear(notice) {
      if (notice.kind === 'table') watch.changed(notice.table);
      if (notice.kind === 'free') duty.look();
      if (notice.kind === 'room') tellRoom(live, notice);
      if (notice.kind === 'settled') {
        tellSettled(notice.ids).catch((error: unknown) =>
          log.error({ err: error }, 'players are not told what they were paid'),
        );
      }
    },
    close: () => duty.stop(),
  });

  /** Tells those who are here, and notes that they were told. */
  async function tellSettled(ids: readonly string[]): Promise<void> {
    const ended = await db
      .select({ row: rounds, round: tableRounds })
      .from(rounds)
      .innerJoin(tableRounds, eq(tableRounds.id, rounds.tableRoundId))
      .where(inArray(rounds.id, [...ids]));
    // The end of a round is told before what it paid.
    await Promise.all([...new Set(ended.map(({ round }) => round.table))].map(watch.sent));
    for (const { row, round } of ended) live.paid(row.playerId, round.table, 'settled', answerOf(row, round));
    const here = ended.filter(({ row, round }) => live.isSeated(row.playerId, round.table));
    await noteTold(
      db,
      here.map(({ row }) => row),
    );
  }

  async function minePlacements(tableRoundId: string, { playerId }: GameSession): Promise<Placement[]> {
    const found = await db
      .select({ row: rounds, round: tableRounds })
      .from(rounds)
      .innerJoin(tableRounds, eq(tableRounds.id, rounds.tableRoundId))
      .where(and(eq(rounds.tableRoundId, BigInt(tableRoundId)), eq(rounds.playerId, playerId)))
      .orderBy(asc(rounds.at), asc(rounds.id));
    await noteTold(
      db,
      found.map(({ row }) => row),
    );
    return found.map(({ row, round }) => placementOf(row, round));
  }

  return {
    of,
    async look(table, session) {
      hall.attend(table.name);
      const state = await watch.opened(table.name);
      if (!state) return undefined;
      if (isRoom(parts.games, table)) return seenInRoom(db, session, state);
      return { ...state, mine: await minePlacements(state.roundId, session) };
    },
    placeBets: createPlaceBets({ db, money, sealer: parts.sealer }),
    takeOut: createTakeOut(db),
    takeBack: createTakeBack({ db, money }),
  };
}
