import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import { audience } from '../audience.ts';
import { createdAt, instant, type LocalText } from '../columns.ts';
import { games } from './catalogue.ts';
import { members } from './members.ts';

/** Rows that operators add are numbered from here: the seed's own are below. */
export const FIRST_OPERATOR_ID = 1_001;

export const contentId = () =>
  integer().primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_OPERATOR_ID });

/** Where a pop-up is shown: 1 to guests, 2 to members, 3 at the deposit. */
export type BulletinLocation = 1 | 2 | 3;

/** Spec §3 Promo pop-up. */
export const bulletins = pgTable('bulletins', {
  id: contentId(),
  title: jsonb().$type<LocalText>().notNull(),
  /** HTML, as an operator's editor writes it. */
  content: jsonb().$type<LocalText>().notNull(),
  /** 0 both, 1 desktop, 2 mobile. */
  displayDevice: smallint().$type<0 | 1 | 2>().notNull(),
  locations: jsonb().$type<readonly BulletinLocation[]>().notNull(),
  /** Guests, members and device are in the columns above. */
  audience: audience(),
  startAt: instant().notNull(),
  endAt: instant(),
  updatedAt: instant().notNull(),
  withdrawnAt: instant(),
});
export type BulletinRow = typeof bulletins.$inferSelect;

/** How long a closed pop-up stays away from a place, in hours; 0: until it changes. */
export const bulletinPlaces = pgTable('bulletin_places', {
  location: smallint().$type<BulletinLocation>().primaryKey(),
  displayFrequency: smallint().notNull(),
});

/** When a member closed the pop-ups of a place. */
export const bulletinHides = pgTable(
  'bulletin_hides',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    displayDevice: smallint().notNull(),
    displayLocation: smallint().$type<BulletinLocation>().notNull(),
    hiddenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.displayDevice, table.displayLocation] })],
);

/** Spec §3 Letter. */
export const letters = pgTable(
  'letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    title: jsonb().$type<LocalText>().notNull(),
    /** HTML, as an operator's editor writes it. */
    content: jsonb().$type<LocalText>().notNull(),
    sentAt: createdAt(),
    expiresAt: instant(),
    readAt: instant(),
    deletedAt: instant(),
  },
  (table) => [index('letters_member').on(table.memberId, table.id)],
);
export type LetterRow = typeof letters.$inferSelect;

export type ArticleKind = 'news' | 'faq' | 'recommendation';

/** News, and help by the topics of the specification (§2 `/faq`). */
export const articles = pgTable(
  'articles',
  {
    kind: text().$type<ArticleKind>().notNull(),
    id: integer().notNull(),
    title: jsonb().$type<LocalText>().notNull(),
    /** HTML, as an operator's editor writes it. */
    content: jsonb().$type<LocalText>().notNull(),
    position: smallint().notNull(),
    publishedAt: instant().notNull(),
    endAt: instant(),
    audience: audience(),
    withdrawnAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
export type ArticleRow = typeof articles.$inferSelect;

export type SiteListKind =
  | 'advertisement'
  | 'sponsor'
  | 'login'
  | 'footer'
  | 'mobile_footer'
  | 'float'
  | 'header_logo'
  | 'icon_logo'
  | 'register_background'
  | 'game';

export type ListPicture =
  { readonly kind: 'promotion'; readonly key: string } | { readonly kind: 'banner'; readonly key: string };

/** Entries of the lists that make a template's frame (spec §3 Templates lists). */
export const siteListEntries = pgTable(
  'site_list_entries',
  {
    id: contentId(),
    kind: text().$type<SiteListKind>().notNull(),
    /** `null`: every template. */
    template: text(),
    position: smallint().notNull(),
    title: jsonb().$type<LocalText>().notNull(),
    /** HTML, as an operator's editor writes it. */
    content: jsonb().$type<LocalText>(),
    url: text(),
    picture: jsonb().$type<ListPicture>(),
    gameId: integer().references(() => games.id),
    /** `null`: since ever. */
    startAt: instant(),
    endAt: instant(),
    audience: audience(),
    withdrawnAt: instant(),
  },
  (table) => [index('site_list_entries_kind').on(table.kind, table.position)],
);
export type SiteListEntry = typeof siteListEntries.$inferSelect;

/** Conversions that browsers reported, for the site's advertising account; the same event counts once. */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    eventName: text().notNull(),
    eventId: text().notNull(),
    siteId: integer().notNull(),
    memberId: integer(),
    value: text(),
    currency: text().$type<CurrencyCode>(),
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.eventName, table.eventId] }),
    index('tracked_events_created_at').on(table.createdAt),
  ],
);

/** Members whose money may not move into games for now (spec §4: the transfer-disabled flag). */
export const transferLocks = pgTable('transfer_locks', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id),
  since: createdAt(),
});

/** What operators did. Insert-only, by the database's own rule. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    operator: text().notNull(),
    /** The command, e.g. `banners publish`. */
    command: text().notNull(),
    /** What it was done to, e.g. `banner 1001`. */
    subject: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [index('audit_entries_subject').on(table.subject)],
);
export type AuditEntry = typeof auditEntries.$inferSelect;
