import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CurrencyCode, LocaleCode } from '@tessera/domain';
import type { GameTag, OpenMode } from '@tessera/wire';
import { createdAt, instant } from '../columns.ts';
import { members } from './members.ts';

export const providers = pgTable('providers', {
  /** `gp_id`. */
  id: integer().primaryKey(),
  house: text().notNull(),
  name: text().notNull(),
  /** Names the provider in the cover art. */
  artKey: text().notNull(),
  position: smallint().notNull(),
  maintainFrom: instant(),
  maintainUntil: instant(),
});

export const games = pgTable(
  'games',
  {
    id: integer().primaryKey(),
    providerId: integer()
      .notNull()
      .references(() => providers.id),
    /** `gt_id` (spec §3 Game hall ids). */
    hallId: integer().notNull(),
    gameType: text().notNull(),
    gameCode: text().notNull(),
    /** Names the game in the cover art. */
    artKey: text().notNull(),
    tag: text().$type<GameTag>(),
    /** Rank of the lobby's order, the highest first. */
    popularity: integer().notNull(),
    demo: boolean().notNull().default(true),
    mode: text().$type<OpenMode>().notNull().default('window'),
    /** `null`: every currency, every device. */
    currencies: jsonb().$type<readonly CurrencyCode[]>(),
    devices: jsonb().$type<readonly number[]>(),
    releasedAt: instant().notNull(),
    maintainFrom: instant(),
    maintainUntil: instant(),
  },
  (table) => [
    uniqueIndex('games_code').on(table.providerId, table.gameCode),
    index('games_hall').on(table.hallId, table.popularity),
    index('games_tag').on(table.tag, table.popularity),
    index('games_popularity').on(table.popularity),
  ],
);
export type GameRow = typeof games.$inferSelect;

/** A game's name per language; `search` is the form that queries are matched with (`lobby/search-text.ts`). */
export const gameNames = pgTable(
  'game_names',
  {
    gameId: integer()
      .notNull()
      .references(() => games.id),
    language: text().$type<LocaleCode>().notNull(),
    name: text().notNull(),
    search: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.language] }),
    index('game_names_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);

export const favourites = pgTable(
  'favourites',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    gameId: integer()
      .notNull()
      .references(() => games.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
);

/** When a member last opened a game. */
export const plays = pgTable(
  'plays',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    gameId: integer()
      .notNull()
      .references(() => games.id),
    lastAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.gameId] }),
    index('plays_last').on(table.memberId, table.lastAt),
  ],
);
