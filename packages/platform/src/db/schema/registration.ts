import {
  boolean,
  cidr,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import { createdAt, instant, type LocalText } from '../columns.ts';
import { members } from './members.ts';
import type { DeviceRecord } from './security.ts';
import { sites } from './site.ts';

/** What a login from an unknown device may be asked (spec §3 Double validation). */
export const QUESTION_COLUMNS = [
  'member_name',
  'identity_id',
  'member_phone',
  'member_email',
  'withdraw_password',
] as const;
export type QuestionColumn = (typeof QUESTION_COLUMNS)[number];

/** The browsers that a member has logged in with; their names are kept as hashes only. */
export const knownDevices = pgTable(
  'known_devices',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    udidHash: text().notNull(),
    createdAt: createdAt(),
    seenAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.udidHash] })],
);

/** Logins whose password was right, and that wait for an answer to a question (`auth/double-validation`). */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    idHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    device: jsonb().$type<DeviceRecord>().notNull(),
    /** Still to be asked; the first is the one that is asked now. */
    questions: text().array().$type<QuestionColumn[]>().notNull(),
    wrongAnswers: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('pending_logins_member').on(table.memberId),
    index('pending_logins_expires_at').on(table.expiresAt),
  ],
);

/** Who has proved to be a member that was taken over from another system may set a password, once. */
export const transferTokens = pgTable(
  'transfer_tokens',
  {
    tokenHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('transfer_tokens_member').on(table.memberId),
    index('transfer_tokens_expires_at').on(table.expiresAt),
  ],
);

/** Codes sent by SMS; the code itself is kept as a hash only. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    codeHash: text().notNull(),
    /** The network that asked for it. */
    network: text().notNull(),
    wrongAnswers: smallint().notNull().default(0),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('phone_codes_phone').on(table.phone, table.createdAt),
    index('phone_codes_network').on(table.network, table.createdAt),
    index('phone_codes_created_at').on(table.createdAt),
  ],
);

/** How a site is registered on, beside its fields; what the operator changes here holds from the next request on. */
export const registrationSettings = pgTable('registration_settings', {
  siteId: integer()
    .primaryKey()
    .references(() => sites.id),
  smsEnabled: boolean().notNull().default(true),
  /** How many messages the operator has still paid for. */
  smsCredit: integer().notNull(),
  /** Members may bring members. */
  recommendOpen: boolean().notNull().default(true),
  perMinute: smallint().notNull(),
  perDay: smallint().notNull(),
  questionCount: smallint().notNull(),
});
export type RegistrationSettings = typeof registrationSettings.$inferSelect;

export const recommendCodes = pgTable(
  'recommend_codes',
  {
    /** In upper case; begins with a letter, and so is never an agent's id. */
    code: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('recommend_codes_member').on(table.memberId)],
);

/** Hosts that belong to an agent; one may hold its visitors to a currency (spec §6). */
export const agentDomains = pgTable(
  'agent_domains',
  {
    host: text().notNull(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    agentId: integer()
      .notNull()
      .references(() => members.id),
    currency: text().$type<CurrencyCode>(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.host] })],
);

/** Who may not register, by what they would register with; values as `auth/registration-blocks.ts` compares them. */
export const registrationBlocks = pgTable(
  'registration_blocks',
  {
    field: text().$type<'member_name' | 'member_email' | 'member_phone'>().notNull(),
    value: text().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.field, table.value] })],
);

/** Networks that are not let in, and why; `kind` decides which code their visitors read (spec §8 Login). */
export const addressRules = pgTable('address_rules', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  network: cidr().notNull(),
  kind: text().$type<'blocked' | 'region' | 'anonymiser'>().notNull(),
  note: text().notNull().default(''),
  createdAt: createdAt(),
});

/** Which accounts a network has logged in to of late: `auth/address-rules.ts` counts them. */
export const addressAccounts = pgTable(
  'address_accounts',
  {
    network: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    seenAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.memberId] }),
    index('address_accounts_seen_at').on(table.seenAt),
  ],
);

/** What a visitor agrees to when registering (spec §2 service agreement). */
export const agreementSections = pgTable('agreement_sections', {
  id: smallint().primaryKey(),
  position: smallint().notNull(),
  title: jsonb().$type<LocalText>().notNull(),
  /** HTML, as an operator's editor writes it. */
  content: jsonb().$type<LocalText>().notNull(),
});

/** Who brought whom. */
export const introductions = pgTable(
  'introductions',
  {
    memberId: integer()
      .primaryKey()
      .references(() => members.id),
    introducerId: integer()
      .notNull()
      .references(() => members.id),
    via: text().$type<'member_agent' | 'recommend_code'>().notNull(),
    /** By which code; `null`: by an agent's id or host. */
    code: text(),
    createdAt: createdAt(),
  },
  (table) => [index('introductions_introducer').on(table.introducerId)],
);

/** What secures a member beside the password; a member without a row has none of it. */
export const memberSecurity = pgTable(
  'member_security',
  {
    memberId: integer()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** argon2id of the four digits. */
    withdrawPasswordHash: text(),
    /** A login from a browser that is not known is asked a question (spec §8 Login, 107). */
    asksOnNewDevice: boolean().notNull().default(false),
    /** Was taken over from another system, and has not proved yet who it is (spec §8 Login, 802). */
    awaitsTransfer: boolean().notNull().default(false),
    /** A login leaves the member's other sessions open. */
    severalSessions: boolean().notNull().default(false),
    identityId: text(),
  },
  (table) => [index('member_security_identity').on(table.identityId)],
);
export type MemberSecurity = typeof memberSecurity.$inferSelect;
