import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LOGIN_RESULTS, MemberPreferences } from '@tessera/wire';
import { createdAt } from '../columns.ts';
import { members } from './members.ts';
import type { DeviceRecord } from './security.ts';

/**
 * Logins of members and attempts at them, without what was typed. Attempts at accounts that do not exist have no member: they are
 * written so that they cost the same. `auth/login-history.ts` deletes old ones.
 */
export const memberLogins = pgTable(
  'member_logins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer().references(() => members.id, { onDelete: 'cascade' }),
    at: createdAt(),
    result: text().$type<(typeof LOGIN_RESULTS)[number]>().notNull(),
    device: jsonb().$type<Omit<DeviceRecord, 'udid'>>().notNull(),
    address: text().notNull(),
  },
  (table) => [
    index('member_logins_member').on(table.memberId, table.id),
    index('member_logins_at').on(table.at),
  ],
);

/** What the member has chosen; what is missing has its default. */
export const memberPreferences = pgTable('member_preferences', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  chosen: jsonb().$type<Partial<MemberPreferences>>().notNull(),
});
