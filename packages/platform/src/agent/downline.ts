import { and, count, desc, eq, not, sql, type SQL } from 'drizzle-orm';
import { CURRENCY_CODES, type CurrencyCode } from '@tessera/domain';
import { accountKeyOf } from '../auth/registration-fields.ts';
import type { Queries } from '../db/connect.ts';
import { downlines } from '../db/schema/agent.ts';
import { members, type Member } from '../db/schema/members.ts';
import { gameSessions } from '../db/schema/play.ts';
import { introductions } from '../db/schema/registration.ts';
import { wasActive } from './active-members.ts';
import type { Period } from './days.ts';
import { MASK_SHOWS } from './mask-account.ts';

/** Ids are an integer column's. */
const MAX_ID = 2 ** 31 - 1;

/** Whether this member is under the agent, and how deep; `undefined`: is not. */
export async function depthUnder(
  queries: Queries,
  agentId: number,
  memberId: number,
): Promise<number | undefined> {
  const [row] = await queries
    .select({ depth: downlines.depth })
    .from(downlines)
    .where(and(eq(downlines.memberId, memberId), eq(downlines.ancestorId, agentId)));
  return row?.depth;
}

interface DownlineQuery {
  /** From 1, below the ancestor. */
  readonly level?: number | undefined;
  readonly kind: 'all' | 'member' | 'agent';
  readonly activity: 'all' | 'active' | 'idle';
  readonly account?: string | undefined;
  readonly match: 'whole' | 'beginning';
  readonly page: number;
  readonly count: number;
}

export interface DownlineMember {
  readonly member: Pick<Member, 'id' | 'account' | 'currency' | 'createdAt' | 'lastLoginAt'>;
  readonly isAgent: boolean;
  readonly depth: number;
  readonly introducerId: number;
  readonly downlineCount: number;
  /** `null`: never. */
  readonly lastPlayAt: Date | null;
}

const isWorkingAgent = sql<boolean>`(${members.isAgent} AND ${members.agentActive})`;

/** One page of who is under an ancestor, the latest first, and how many there are. */
export async function downlineOf(
  queries: Queries,
  ancestorId: number,
  query: DownlineQuery,
  period: Period,
): Promise<{ readonly list: DownlineMember[]; readonly totalCount: number }> {
  const where = and(
    eq(downlines.ancestorId, ancestorId),
    query.level === undefined ? undefined : eq(downlines.depth, query.level),
    query.account === undefined ? undefined : isNamed(query.account, query.match),
    activityIs(query.activity, period),
    kindIs(query.kind),
  );
  const list = await queries
    .select({
      member: {
        id: members.id,
        account: members.account,
        currency: members.currency,
        createdAt: members.createdAt,
        lastLoginAt: members.lastLoginAt,
      },
      isAgent: isWorkingAgent,
      depth: downlines.depth,
      introducerId: introductions.introducerId,
      downlineCount: sql<number>`(SELECT count(*)::int FROM downlines under WHERE under.ancestor_id = ${members.id})`,
      lastPlayAt: sql<string | null>`(SELECT max(session.seen_at) FROM game_sessions session
        WHERE session.member_id = ${members.id} AND session.mode = 'real')`.mapWith(gameSessions.seenAt),
    })
    .from(downlines)
    .innerJoin(members, eq(members.id, downlines.memberId))
    .innerJoin(introductions, eq(introductions.memberId, downlines.memberId))
    .where(where)
    .orderBy(desc(downlines.joinedAt), desc(downlines.memberId))
    .limit(query.count)
    .offset((query.page - 1) * query.count);
  const counted = queries.select({ n: count() }).from(downlines).$dynamic();
  const [total] = await (
    query.kind === 'all' ? counted : counted.innerJoin(members, eq(members.id, downlines.memberId))
  ).where(where);
  return { list, totalCount: total?.n ?? 0 };
}

function activityIs(activity: DownlineQuery['activity'], period: Period): SQL | undefined {
  if (activity === 'all') return undefined;
  const isActive = wasActive(sql`${downlines.memberId}`, period);
  return activity === 'active' ? isActive : not(isActive);
}

function kindIs(kind: DownlineQuery['kind']): SQL | undefined {
  if (kind === 'all') return undefined;
  return kind === 'agent' ? isWorkingAgent : not(isWorkingAgent);
}

/**
 * By the account or the id. A beginning is what the mask shows at most: with one character more, the rest behind the mask could be
 * found letter by letter. These are found first: else the whole downline would be read until a page is full.
 */
function isNamed(text: string, match: DownlineQuery['match']): SQL {
  const name = text.trim();
  const key = accountKeyOf(name);
  const id = /^\d{1,10}$/.test(name) ? Number(name) : 0;
  const byName =
    match === 'beginning' && key !== '' && key.length <= MASK_SHOWS
      ? sql`named.account_key ^@ ${key}`
      : sql`named.account_key = ${key}`;
  const byId = id > 0 && id <= MAX_ID ? sql` OR named.id = ${id}` : sql``;
  return sql`${downlines.memberId} IN (SELECT named.id FROM members named WHERE ${byName}${byId} OFFSET 0)`;
}

export interface DownlineLevel {
  readonly level: number;
  readonly members: number;
}

/** How many there are on each level, of one currency where one is named. */
export function levelsOf(
  queries: Queries,
  agentId: number,
  currency?: CurrencyCode,
): Promise<DownlineLevel[]> {
  return queries
    .select({ level: downlines.depth, members: count() })
    .from(downlines)
    .where(
      and(
        eq(downlines.ancestorId, agentId),
        currency === undefined ? undefined : eq(downlines.currency, currency),
      ),
    )
    .groupBy(downlines.depth)
    .orderBy(downlines.depth);
}

/** How many working agents there are on each level that has any. */
export async function agentsByLevel(queries: Queries, agentId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ level: downlines.depth, agents: count() })
    .from(downlines)
    .innerJoin(members, and(eq(members.id, downlines.memberId), isWorkingAgent))
    .where(eq(downlines.ancestorId, agentId))
    .groupBy(downlines.depth);
  return new Map(rows.map(({ level, agents }) => [level, agents]));
}

/** The currencies of who is under the agent, by their codes. Each is looked up alone: most are nobody's. */
export async function currenciesOf(queries: Queries, agentId: number): Promise<CurrencyCode[]> {
  const { rows } = await queries.execute<{ currency: CurrencyCode }>(
    sql`SELECT currency FROM unnest(${`{${CURRENCY_CODES.join(',')}}`}::text[]) currency
      WHERE EXISTS (SELECT FROM downlines WHERE ancestor_id = ${agentId} AND downlines.currency = currency.currency)
      ORDER BY 1`,
  );
  return rows.map(({ currency }) => currency);
}
