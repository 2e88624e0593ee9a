import { sql, type SQL } from 'drizzle-orm';
import type { ACCOUNT_DATA_SECTIONS } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import type { Member } from '../db/schema/members.ts';

type Section = (typeof ACCOUNT_DATA_SECTIONS)[number];

/** What one answer holds at most. */
const ROWS = 500;

/**
 * A query for each section. `id` is what pages continue by. Amounts are minor units of the currency beside them. Secrets
 * and the names of other members are left out.
 */
const QUERIES: Readonly<Record<Section, (memberId: number) => SQL>> = {
  profile: (
    id,
  ) => sql`SELECT m.id, m.account, m.name, m.email, m.phone, m.birthday, m.currency, m.language, m.contacts,
      s.identity_id, m.registered_from, m.created_at, m.last_login_at
    FROM members m LEFT JOIN member_security s ON s.member_id = m.id WHERE m.id = ${id}`,
  sessions: (
    id,
  ) => sql`SELECT (row_number() OVER (ORDER BY created_at, sessions.id))::int AS id, device->>'system' AS system,
      device->>'browser' AS browser, address, language, created_at, seen_at, ends_at
    FROM sessions WHERE member_id = ${id}`,
  logins: (
    id,
  ) => sql`SELECT id, at, result, device->>'system' AS system, device->>'browser' AS browser, address
    FROM member_logins WHERE member_id = ${id}`,
  letters: (id) => sql`SELECT id, title->>'en_US' AS title, content->>'en_US' AS content, sent_at, read_at
    FROM letters WHERE member_id = ${id} AND deleted_at IS NULL`,
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
  limits: (id) => sql`SELECT id, at, by, subject, limit_kind, limit_period, before, after, effective_at
    FROM responsible_changes WHERE member_id = ${id}`,
};

/** One part of a section, oldest first. @param after the last `id` that the client has */
export async function accountDataOf(
  queries: Queries,
  member: Pick<Member, 'id'>,
  section: Section,
  after: number,
): Promise<{ rows: Record<string, string | null>[]; next: number | null }> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    SELECT * FROM (${QUERIES[section](member.id)}) section WHERE section.id > ${after} ORDER BY section.id LIMIT ${ROWS}`);
  const last = rows.length === ROWS ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)])),
    ),
    next: last ? Number(last.id) : null,
  };
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object'
    ? JSON.stringify(value)
    : String(value as string | number | bigint | boolean);
}
