import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CurrencyCode, LocaleCode } from '@tessera/domain';
import { createdAt, instant, type LocalText } from '../columns.ts';

/** Contact handles (spec §3 Member profile); each is absent until the member gives it. */
export type Contacts = Partial<
  Record<'telegram' | 'whatsApp' | 'line' | 'wechat' | 'fb' | 'zalo' | 'skype' | 'qq' | 'others', string>
>;

export const memberGrades = pgTable('member_grades', {
  id: smallint().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
});

export const members = pgTable(
  'members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    account: text().notNull(),
    /** The account in lower case: two accounts that differ in case only would be one trap for players. */
    accountKey: text().notNull(),
    /** argon2id, with its parameters. */
    passwordHash: text().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    /** Name and address as they were given, composed (NFC); the keys are what others are compared with (`comparedText`). */
    name: text(),
    nameKey: text(),
    email: text(),
    emailKey: text(),
    phone: text(),
    birthday: date({ mode: 'string' }),
    contacts: jsonb().$type<Contacts>().notNull().default({}),
    status: text().$type<'active' | 'disabled'>().notNull().default('active'),
    /** 1 is normal (spec §6). */
    memberType: smallint().notNull().default(1),
    gradeId: smallint()
      .notNull()
      .default(1)
      .references(() => memberGrades.id),
    isAgent: boolean().notNull().default(false),
    agentActive: boolean().notNull().default(false),
    agentType: smallint().notNull().default(0),
    agentLevel: smallint().notNull().default(0),
    mustChangePassword: boolean().notNull().default(false),
    registeredFrom: text(),
    /** The request that made the member, by the hash of its idempotency key; `null`: it had none, or the key is another's. */
    registerOperation: text(),
    createdAt: createdAt(),
    lastLoginAt: instant(),
    /** Counts the member's changes of the profile. */
    profileVersion: integer().notNull().default(0),
    /** When the member closed the account, which is disabled then. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('members_account_key').on(table.accountKey),
    uniqueIndex('members_email_key').on(table.emailKey),
    uniqueIndex('members_phone').on(table.phone),
    index('members_name_key').on(table.nameKey, table.currency),
    uniqueIndex('members_register_operation').on(table.registerOperation),
    index('members_registered_from').on(table.registeredFrom, table.createdAt),
    // By the beginning, whatever the database's collation.
    index('members_account_beginning').on(table.accountKey.op('text_pattern_ops')),
    index('members_working_agents')
      .on(table.id)
      .where(sql`${table.isAgent} AND ${table.agentActive}`),
  ],
);
export type Member = typeof members.$inferSelect;
