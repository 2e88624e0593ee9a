import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CurrencyCode, LocaleCode } from '@tessera/domain';
import type { GameView } from '@tessera/wire';
import { createdAt, instant } from '../columns.ts';
import { games, providers } from './catalogue.ts';
import { ledgerAccounts } from './ledger.ts';
import { members } from './members.ts';
import { sessions } from './security.ts';

/** One opening of a game: a launch token that works once, then a session token for the provider's calls. */
export const gameSessions = pgTable(
  'game_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    launchHash: text().notNull(),
    launchExpiresAt: instant().notNull(),
    /** `null` until the provider has changed the launch token for it. */
    tokenHash: text(),
    mode: text().$type<'demo' | 'real'>().notNull(),
    /** What stands in a frame of the lobby is no game that the member has opened, or could leave. */
    view: text().$type<GameView>().notNull().default('whole'),
    /** `null` in demo mode. */
    memberId: integer().references(() => members.id),
    /** The lobby session that opened it: its end is the end of the game's wagers. `null` in demo mode. */
    sessionId: text().references(() => sessions.id, { onDelete: 'set null' }),
    /** Whose tokens these are to the provider: tells nothing else of the member. */
    playerId: text().notNull(),
    gameId: integer()
      .notNull()
      .references(() => games.id),
    providerId: integer()
      .notNull()
      .references(() => providers.id),
    accountId: integer()
      .notNull()
      .references(() => ledgerAccounts.id),
    currency: text().$type<CurrencyCode>().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    lobbyUrl: text().notNull(),
    createdAt: createdAt(),
    seenAt: createdAt(),
    /** No more wagers from here on; rounds that are open can still be settled. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('game_sessions_launch').on(table.launchHash),
    uniqueIndex('game_sessions_token').on(table.tokenHash),
    index('game_sessions_member').on(table.memberId, table.closedAt),
    index('game_sessions_session').on(table.sessionId),
  ],
);
export type GameSession = typeof gameSessions.$inferSelect;

export const rounds = pgTable(
  'rounds',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer()
      .notNull()
      .references(() => providers.id),
    /** The provider's own id of the round. */
    roundId: text().notNull(),
    gameSessionId: uuid()
      .notNull()
      .references(() => gameSessions.id),
    /** The session's, for records to be found by. `null` in demo mode. */
    memberId: integer(),
    state: text().$type<'open' | 'settled' | 'cancelled'>().notNull().default('open'),
    /** Minor units: all stakes of the round. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    /** Of the stake: what was never at risk and went back, all of it where the round was cancelled. The rest is turnover. */
    returned: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    payout: bigint({ mode: 'bigint' }),
    /** Of the stake: welcome money, once the round is closed without what of it was returned. Agents earn nothing of it. */
    welcomeStake: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Of the payout: what welcome money won. */
    welcomePayout: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    outcome: jsonb().$type<Record<string, unknown>>().notNull(),
    openedAt: createdAt(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('rounds_round').on(table.providerId, table.roundId),
    index('rounds_session').on(table.gameSessionId, table.state),
    index('rounds_member').on(table.memberId, table.openedAt, table.id),
    index('rounds_open')
      .on(table.openedAt)
      .where(sql`${table.state} = 'open'`),
    check('rounds_returned', sql`${table.returned} BETWEEN 0 AND ${table.stake}`),
    check('rounds_welcome_stake', sql`${table.welcomeStake} BETWEEN 0 AND ${table.stake}`),
    check('rounds_welcome_payout', sql`${table.welcomePayout} BETWEEN 0 AND coalesce(${table.payout}, 0)`),
  ],
);

/** Each money call of a provider and what it was answered: a repeated one is answered the same. */
export const providerTransactions = pgTable(
  'provider_transactions',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer()
      .notNull()
      .references(() => providers.id),
    transactionId: text().notNull(),
    /** Of call, session and payload: another one under the same id is refused. */
    fingerprint: text().notNull(),
    /** Minor units: the balance that was answered. */
    balance: bigint({ mode: 'bigint' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('provider_transactions_id').on(table.providerId, table.transactionId)],
);
