import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import type { PromotionSummary, SiteSettings } from '@tessera/wire';
import { audience } from '../audience.ts';
import { instant, type LocalText } from '../columns.ts';

export const sites = pgTable('sites', {
  id: integer().primaryKey(),
  settings: jsonb().$type<SiteSettings>().notNull(),
});

/** Spec §3 Register setting. */
export const registerFields = pgTable(
  'register_fields',
  {
    currency: text().$type<CurrencyCode>().notNull(),
    name: text().notNull(),
    position: smallint().notNull(),
    isDisplay: boolean().notNull(),
    isRequired: boolean().notNull(),
    isUnique: boolean().notNull(),
    isMemberCenter: boolean().notNull(),
    isVerification: boolean().notNull(),
    /** The phone's: a member who changes it must prove it, too. */
    isMemberCenterVerification: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.currency, table.name] })],
);
export type RegisterField = typeof registerFields.$inferSelect;

/** Spec §3 Banner. */
export type BannerLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'external'; readonly url: string; readonly newWindow: boolean }
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'game'; readonly gameId: number; readonly currency: CurrencyCode | null };

export const banners = pgTable('banners', {
  id: smallint().primaryKey(),
  artKey: text().notNull(),
  title: jsonb().$type<LocalText>().notNull(),
  link: jsonb().$type<BannerLink>().notNull(),
  /** `null`: every currency. */
  currencies: jsonb().$type<readonly CurrencyCode[]>(),
  position: smallint().notNull(),
  withdrawnAt: instant(),
});
export type Banner = typeof banners.$inferSelect;

export const announcements = pgTable('announcements', {
  id: smallint().primaryKey(),
  content: jsonb().$type<LocalText>().notNull(),
  beforeLogin: boolean().notNull(),
  afterLogin: boolean().notNull(),
  updatedAt: instant().notNull(),
  withdrawnAt: instant(),
});

export const promotions = pgTable('promotions', {
  id: integer().primaryKey(),
  artKey: text().notNull(),
  category: text().$type<PromotionSummary['category']>().notNull(),
  title: jsonb().$type<LocalText>().notNull(),
  summary: jsonb().$type<LocalText>().notNull(),
  /** HTML, as an operator's editor writes it. */
  content: jsonb().$type<LocalText>().notNull(),
  position: smallint().notNull(),
  startAt: instant(),
  endAt: instant(),
  audience: audience(),
  withdrawnAt: instant(),
});
export type Promotion = typeof promotions.$inferSelect;

export const agentLevels = pgTable('agent_levels', {
  level: smallint().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
});

/** What the seed wrote: a row that is no longer so is the operator's, and no release's seed touches it. */
export const seedMarks = pgTable(
  'seed_marks',
  {
    tableName: text().notNull(),
    /** The row's key, as text. */
    rowKey: text().notNull(),
    columns: text().array().notNull(),
    /** Of these columns, by the SQL function `seed_hash`. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.rowKey] })],
);

/** Facts of this database as a whole, e.g. which seed it holds. */
export const facts = pgTable('facts', { name: text().primaryKey(), value: text().notNull() });
