import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { LOGIN_RESULTS } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { memberLogins } from '../db/schema/account.ts';
import type { DeviceRecord } from '../db/schema/security.ts';

export type LoginResult = (typeof LOGIN_RESULTS)[number];

const KEEP_DAYS = 90;
/** Of attempts at accounts that do not exist. */
const KEEP_UNKNOWN_DAYS = 1;
/** Whoever goes on against a lock writes one row in this time, not thousands. */
const ONE_LOCK_MIN = 15;

export type WhoLogsIn = { readonly id: number } | { readonly accountKey: string };

export interface LoginAttempt {
  readonly result: LoginResult;
  readonly device: Pick<DeviceRecord, 'device' | 'system' | 'browser'>;
  /** The visitor's. */
  readonly address: string;
}

/**
 * Writes a login down. An account that does not exist gets a row without a member, by the same statement, so that the work and
 * the time of an answer do not show which accounts do.
 */
export async function noteLogin(
  queries: Queries,
  member: WhoLogsIn,
  { result, device: { device, system, browser }, address }: LoginAttempt,
): Promise<void> {
  const memberId =
    'id' in member
      ? sql`${member.id}::int`
      : sql`(SELECT id FROM members WHERE account_key = ${member.accountKey})`;
  const isFirst =
    result === 'locked'
      ? sql`NOT EXISTS (SELECT 1 FROM member_logins earlier WHERE earlier.member_id IS NOT DISTINCT FROM who.id
          AND earlier.result = 'locked' AND earlier.at > now() - make_interval(mins => ${ONE_LOCK_MIN}))`
      : sql`true`;
  await queries.execute(sql`
    INSERT INTO member_logins (member_id, result, device, address)
    SELECT who.id, ${result}, ${JSON.stringify({ device, system, browser })}::jsonb, ${address}
    FROM (SELECT ${memberId} AS id) who WHERE ${isFirst}`);
}

/** One page of a member's logins, the latest first. */
export async function loginsOf(
  queries: Queries,
  memberId: number,
  { page, count: size }: { readonly page: number; readonly count: number },
) {
  const list = await queries
    .select()
    .from(memberLogins)
    .where(eq(memberLogins.memberId, memberId))
    .orderBy(desc(memberLogins.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await queries
    .select({ n: count() })
    .from(memberLogins)
    .where(eq(memberLogins.memberId, memberId));
  return { list, totalCount: total?.n ?? 0 };
}

/** Deletes what is older than it is kept. */
export async function sweepLogins(queries: Queries): Promise<void> {
  await queries
    .delete(memberLogins)
    .where(
      or(
        lt(memberLogins.at, daysAgo(KEEP_DAYS)),
        and(isNull(memberLogins.memberId), lt(memberLogins.at, daysAgo(KEEP_UNKNOWN_DAYS))),
      ),
    );
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
