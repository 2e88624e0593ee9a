import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import type { GameName } from '../../rules/game-code.ts';

/** What the games' servers of one site share. Money is the platform's: here stands what was drawn, and how far it got. */

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
const minor = () => bigint({ mode: 'bigint' });

/** A seed whose hash a player has been told, and that no round has used yet, or one has. */
export const seeds = pgTable(
  'seeds',
  {
    /** SHA-256 of the seed, hexadecimal: what is told before. */
    hash: text().primaryKey(),
    /** Hexadecimal. Told to nobody before its round has ended. */
    seed: text().notNull(),
    /** Hash of the session's token. */
    session: text().notNull(),
    roundId: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('seeds_next')
      .on(table.session)
      .where(sql`${table.roundId} IS NULL`),
    index('seeds_age').on(table.createdAt),
  ],
);

/**
 * - `drawn`: written down, the wager may be on its way; nobody was told anything;
 * - `open`: the stake is taken; the player acts, or the table runs;
 * - `settling`: over, its payout written down, the platform not asked or not yet heard;
 * - `closed`: paid; may be told again; `untold` where nobody was there to see it;
 * - `cancelling`: its stake is to go back; `dropped`: certainly not taken, or given back.
 */
export type RoundState = 'drawn' | 'open' | 'settling' | 'closed' | 'cancelling' | 'dropped';

/** A player's decision in a round, and the request that brought it: the same request decides once. */
export interface Decision {
  readonly requestId: string;
  readonly action: unknown;
}

/**
 * One player's round: a solo game's, a placement of bets at a table, or a slip in a book. The platform knows it by the
 * same id.
 */
export const rounds = pgTable(
  'rounds',
  {
    /** Of session and request: the same request is the same round. */
    id: text().primaryKey(),
    requestId: text().notNull(),
    game: text().$type<GameName>().notNull(),
    variant: text().notNull(),
    gameCode: text().notNull(),
    rulesVersion: integer().notNull(),
    /** Hash of the session's token. */
    session: text().notNull(),
    /** The token itself, sealed: it settles the round when its player is gone. */
    sessionSealed: text().notNull(),
    playerId: text().notNull(),
    mode: text().$type<'demo' | 'real'>().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    /** Of the begin, minor unit; what further wagers of the round add is in `staked`. */
    stake: minor().notNull(),
    staked: minor().notNull(),
    choice: jsonb().$type<unknown>().notNull(),
    actions: jsonb().$type<readonly Decision[]>().notNull().default([]),
    /** One that adds to the stake, and whose wager nobody has heard the end of. */
    pending: jsonb().$type<Decision>(),
    /** A solo round's. */
    seedHash: text().references(() => seeds.hash),
    /** The player's own words in a solo round's draws. */
    salt: text(),
    /** The table's round that the bets are on. */
    tableRoundId: bigint({ mode: 'bigint' }).references(() => tableRounds.id),
    /** The book that the slip is in, e.g. `sportsbook-football`; `choice` are its legs, `dueAt` is when they are decided. */
    book: text(),
    /** When the bets were taken out, after the close of bets, by the database's clock. */
    takenOutMs: integer(),
    state: text().$type<RoundState>().notNull(),
    /** Of a dropped round: what the platform said no with. */
    refusal: text(),
    payout: minor(),
    /** Beside the payout: what of the stake was never at risk and goes back. */
    returned: minor()
      .notNull()
      .default(sql`0`),
    /** Decimal, after the latest of its moves of money. */
    balance: text(),
    untold: boolean().notNull().default(false),
    at: instant().notNull().defaultNow(),
    /** Who works on it, and until when: alone its holder writes; what it leaves undone another one takes over. */
    claimedBy: text(),
    claimedUntil: instant(),
    /** When it is ended, or its wager looked for, without its player. */
    dueAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('rounds_history').on(table.playerId, table.gameCode, table.mode, table.at),
    index('rounds_session').on(table.session, table.at),
    // One solo round at a time of a player in a game, whichever server is asked.
    uniqueIndex('rounds_one_open')
      .on(table.playerId, table.gameCode, table.mode)
      .where(
        sql`${table.tableRoundId} IS NULL AND ${table.book} IS NULL AND ${table.state} IN ('drawn', 'open', 'settling', 'cancelling')`,
      ),
    index('rounds_table').on(table.tableRoundId, table.state),
    index('rounds_book')
      .on(table.book, table.dueAt)
      .where(
        sql`${table.book} IS NOT NULL AND ${table.state} IN ('drawn', 'open', 'settling', 'cancelling')`,
      ),
    index('rounds_book_ending')
      .on(table.book)
      .where(sql`${table.book} IS NOT NULL AND ${table.state} IN ('drawn', 'settling', 'cancelling')`),
    index('rounds_seed').on(table.seedHash),
    index('rounds_age')
      .on(table.at)
      .where(sql`${table.state} IN ('closed', 'dropped')`),
    index('rounds_unfinished')
      .on(table.dueAt)
      .where(sql`${table.state} IN ('drawn', 'open', 'settling', 'cancelling')`),
  ],
);

/** One round of a table, for all who sit at it. Its outcome is drawn and stored before the first bet. */
export const tableRounds = pgTable(
  'table_rounds',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `<game>-<variant>`, e.g. `roulette-european`. */
    table: text('table_name').notNull(),
    /** Rising by one at each table: the salt of its draws. */
    number: bigint({ mode: 'bigint' }).notNull(),
    rulesVersion: integer().notNull(),
    seed: text().notNull(),
    seedHash: text().notNull(),
    outcome: jsonb().$type<unknown>().notNull(),
    /** `void`: its bets went back. */
    phase: text().$type<'betting' | 'running' | 'over' | 'void'>().notNull(),
    opensAt: instant().notNull(),
    closesAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When the next round opens. */
    nextAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('table_rounds_number').on(table.table, table.number),
    index('table_rounds_age').on(table.endsAt),
  ],
);

/** A fixture of a book, for all who bet in it. Its outcome is drawn and stored before it is offered; it runs by the clock. */
export const bookFixtures = pgTable(
  'book_fixtures',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `<game>-<variant>`, e.g. `sportsbook-football`. */
    book: text('book_name').notNull(),
    /** Rising by one in each book: the salt of its draws, and its place in the calendar. */
    number: bigint({ mode: 'bigint' }).notNull(),
    rulesVersion: integer().notNull(),
    seed: text().notNull(),
    seedHash: text().notNull(),
    outcome: jsonb().$type<unknown>().notNull(),
    kickoffAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Called off: legs on it count 1.00. */
    isVoid: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('book_fixtures_number').on(table.book, table.number),
    index('book_fixtures_age').on(table.endsAt),
  ],
);

/** Who does what only one server may do, by the database's clock. */
export const leases = pgTable('leases', {
  /** E.g. `table roulette-european`. */
  name: text().primaryKey(),
  holder: text().notNull(),
  /** Raised with each new holder: what an old one still writes is refused. */
  term: bigint({ mode: 'bigint' }).notNull(),
  until: instant().notNull(),
});

/** Which of a player's windows plays a game: the one that was opened, or came forward, last. */
export const seats = pgTable(
  'seats',
  {
    playerId: text().notNull(),
    gameCode: text().notNull(),
    /** Hash of the session's token. */
    session: text().notNull(),
    since: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameCode] })],
);

/** Who came to whom in a room's tide: each creature to one player. Good as long as the tide is. */
export const roomCatches = pgTable(
  'room_catches',
  {
    tableRoundId: bigint({ mode: 'bigint' })
      .notNull()
      .references(() => tableRounds.id, { onDelete: 'cascade' }),
    /** Its id within the tide. */
    creature: integer().notNull(),
    playerId: text().notNull(),
    /** The magazine whose bubble it was. */
    roundId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableRoundId, table.creature] })],
);

/** The numbers under which a room's players see each other shoot; no more of them than are seen at once. */
export const roomSeats = pgTable(
  'room_seats',
  {
    table: text('table_name').notNull(),
    seat: integer().notNull(),
    playerId: text().notNull(),
    until: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.table, table.seat] }),
    uniqueIndex('room_seats_player').on(table.table, table.playerId),
  ],
);
