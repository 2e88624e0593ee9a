import { sql, type SQL } from 'drizzle-orm';
import type { LocaleCode } from '@tessera/domain';
import type { ACCOUNT_DATA_SECTIONS } from '@tessera/wire';

export type Section = (typeof ACCOUNT_DATA_SECTIONS)[number];
type Query = (memberId: number, language: LocaleCode) => SQL;

/** A column of a `LocalText`. */
const local = (column: SQL, language: LocaleCode) =>
  sql`coalesce(${column}->>${language}::text, ${column}->>'en_US')`;

/** As `maskAccount` has it. */
const masked = (column: SQL) => sql`left(${column}, 2) || '•••' || right(${column}, 2)`;

/** Numbers the rows of a table that has no ids. */
const numbered = (order: SQL) => sql`(row_number() OVER (ORDER BY ${order}))::int AS id`;

const ACCOUNT = {
  profile: (
    id,
  ) => sql`SELECT m.id, m.account, m.name, m.email, m.phone, m.birthday, m.currency, m.language, m.contacts,
      s.identity_id, m.registered_from, m.created_at, m.last_login_at
    FROM members m LEFT JOIN member_security s ON s.member_id = m.id WHERE m.id = ${id}`,
  sessions: (id) => sql`SELECT ${numbered(sql`created_at, sessions.id`)}, device->>'system' AS system,
      device->>'browser' AS browser, address, language, created_at, seen_at, ends_at
    FROM sessions WHERE member_id = ${id}`,
  logins: (
    id,
  ) => sql`SELECT id, at, result, device->>'system' AS system, device->>'browser' AS browser, address
    FROM member_logins WHERE member_id = ${id}`,
  letters: (id, language) => sql`SELECT id, ${local(sql`title`, language)} AS title,
      ${local(sql`content`, language)} AS content, sent_at, read_at
    FROM letters WHERE member_id = ${id} AND deleted_at IS NULL`,
  linked_logins: (
    id,
  ) => sql`SELECT id, provider_id AS provider, issuer, subject, label, linked_at, last_used_at
    FROM linked_logins WHERE member_id = ${id}`,
  passkeys: (id) => sql`SELECT id, name, is_multi_device, is_backed_up, created_at, last_used_at
    FROM passkeys WHERE member_id = ${id}`,
  push_devices: (id) =>
    sql`SELECT id, origin, topics, created_at FROM push_subscriptions WHERE member_id = ${id}`,
  preferences: (id) => sql`SELECT 1 AS id, chosen->>'language' AS language, chosen->>'contrast' AS contrast,
      chosen->>'motion' AS motion, chosen->>'gameSound' AS game_sound, chosen->>'sessionClock' AS session_clock
    FROM member_preferences WHERE member_id = ${id}`,
  favourites: (id, language) => sql`SELECT ${numbered(sql`f.created_at, f.game_id`)}, p.name AS provider,
      g.game_code AS game, coalesce(own.name, english.name) AS name, f.created_at
    FROM favourites f JOIN games g ON g.id = f.game_id JOIN providers p ON p.id = g.provider_id
    LEFT JOIN game_names own ON own.game_id = g.id AND own.language = ${language}
    LEFT JOIN game_names english ON english.game_id = g.id AND english.language = 'en_US'
    WHERE f.member_id = ${id}`,
  limits: (id) => sql`SELECT id, at, by, subject, limit_kind, limit_period, before, after, effective_at
    FROM responsible_changes WHERE member_id = ${id}`,
} satisfies Partial<Record<Section, Query>>;

const MONEY = {
  balance: (id) => sql`SELECT e.id, e.created_at, t.kind, e.amount, a.currency, a.kind AS account
    FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE (a.kind IN ('member', 'withdrawal') AND a.owner = ${String(id)})
       OR (a.kind = 'provider_wallet' AND a.owner LIKE ${`${id}:%`})`,
  bets: (id) => sql`SELECT r.id, r.opened_at, r.closed_at, r.state, p.name AS provider, g.game_code AS game,
      r.stake, r.returned, r.payout, s.currency
    FROM rounds r JOIN game_sessions s ON s.id = r.game_session_id JOIN providers p ON p.id = r.provider_id
    JOIN games g ON g.id = s.game_id WHERE r.member_id = ${id}`,
  deposits: (id) => sql`SELECT id, order_number, created_at, closed_at, amount, currency, status
    FROM deposits WHERE member_id = ${id}`,
  withdrawals: (
    id,
  ) => sql`SELECT w.id, w.order_number, w.created_at, w.closed_at, w.amount, w.currency, w.status, b.bank_name,
      b.number AS bank_number
    FROM withdrawals w JOIN bank_accounts b ON b.id = w.bank_account_id WHERE w.member_id = ${id}`,
  bank_accounts: (
    id,
  ) => sql`SELECT id, bank_name, holder_name, number, branch_code, currency, verified_at, created_at, removed_at
    FROM bank_accounts WHERE member_id = ${id}`,
  bonuses: (
    id,
    language,
  ) => sql`SELECT id, ${local(sql`title`, language)} AS title, created_at, started_at, ends_at,
      closed_at, state, reason, value, wagering, wagered, max_stake, currency
    FROM bonuses WHERE member_id = ${id}`,
  missions: (
    id,
  ) => sql`SELECT ${numbered(sql`r.created_at, r.mission_id, r.day`)}, r.created_at, r.day, k.kind, k.goal,
      r.amount, m.currency
    FROM mission_rewards r JOIN missions k ON k.id = r.mission_id JOIN members m ON m.id = r.member_id
    WHERE r.member_id = ${id}`,
} satisfies Partial<Record<Section, Query>>;

const INTRODUCING = {
  friends: (
    id,
  ) => sql`SELECT ${numbered(sql`i.created_at, i.member_id`)}, left(m.account, 2) || '•••' AS account,
      i.created_at AS registered_at, r.created_at AS rewarded_at, r.reason, r.level, r.amount, r.currency
    FROM introductions i JOIN members m ON m.id = i.member_id
    LEFT JOIN recommendation_rewards r ON r.member_id = i.member_id
    WHERE i.introducer_id = ${id} AND i.via = 'recommend_code'`,
  recommend_links: (
    id,
  ) => sql`SELECT ${numbered(sql`c.created_at, c.code`)}, c.code, c.is_active, l.campaign, l.sub_id,
      c.created_at
    FROM recommend_codes c LEFT JOIN agent_links l ON l.code = c.code WHERE c.member_id = ${id}`,
  agent_applications: (id, language) => sql`SELECT id, created_at, decided_at, state,
      ${local(sql`reason`, language)} AS reason, agreement_version, contact_kind, contact, intention, website
    FROM agent_applications WHERE member_id = ${id}`,
  agent_statements: (
    id,
  ) => sql`SELECT id, created_at, week, currency, active_members, net_revenue, reached_level,
      applied_level, earned, carried_in, corrected, carried_out, paid, paid_currency
    FROM agent_settlements WHERE agent_id = ${id}`,
  agent_transfers: (
    id,
  ) => sql`SELECT t.id, t.created_at, CASE WHEN t.agent_id = ${id} THEN 'given' ELSE 'received' END AS direction,
      ${masked(sql`other.account`)} AS account, t.amount, t.currency, t.note
    FROM agent_transfers t
    JOIN members other ON other.id = CASE WHEN t.agent_id = ${id} THEN t.member_id ELSE t.agent_id END
    WHERE t.agent_id = ${id} OR (t.member_id = ${id}
      AND t.agent_id IN (SELECT ancestor_id FROM downlines WHERE member_id = ${id}))`,
} satisfies Partial<Record<Section, Query>>;

/**
 * A query for each section. `id` is what pages continue by; every other `bigint` is an amount in minor units of the currency
 * beside it. Secrets and the names of other members are left out.
 */
export const QUERIES: Readonly<Record<Section, Query>> = { ...ACCOUNT, ...MONEY, ...INTRODUCING };
