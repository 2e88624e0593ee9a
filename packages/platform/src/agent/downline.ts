import { and, count, desc, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import { accountKeyOf } from '../auth/registration-fields.ts';
import type { Queries } from '../db/connect.ts';
import { downlines } from '../db/schema/agent.ts';
import { members, type Member } from '../db/schema/members.ts';
import { introductions } from '../db/schema/registration.ts';

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
  readonly level?: number | undefined;
  readonly kind: 'all' | 'member' | 'agent';
  readonly account?: string | undefined;
  readonly parentId?: number | undefined;
  readonly page: number;
  readonly count: number;
}

export interface DownlineMember {
  readonly member: Pick<Member, 'id' | 'account' | 'currency' | 'createdAt' | 'lastLoginAt'>;
  readonly isAgent: boolean;
  readonly depth: number;
  readonly introducerId: number;
  readonly downlineCount: number;
}

const isWorkingAgent = sql<boolean>`(${members.isAgent} AND ${members.agentActive})`;

/** One page of who is under an agent, the latest first, and how many there are. */
export async function downlineOf(
  queries: Queries,
  agentId: number,
  query: DownlineQuery,
): Promise<{ readonly list: DownlineMember[]; readonly totalCount: number }> {
  const where = and(
    eq(downlines.ancestorId, agentId),
    query.level === undefined ? undefined : eq(downlines.depth, query.level),
    query.kind === 'all' ? undefined : query.kind === 'agent' ? isWorkingAgent : sql`NOT ${isWorkingAgent}`,
    query.account === undefined ? undefined : isNamed(query.account),
    query.parentId === undefined ? undefined : isUnder(queries, query.parentId),
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
    })
    .from(downlines)
    .innerJoin(members, eq(members.id, downlines.memberId))
    .innerJoin(introductions, eq(introductions.memberId, downlines.memberId))
    .where(where)
    .orderBy(desc(introductions.createdAt), desc(members.id))
    .limit(query.count)
    .offset((query.page - 1) * query.count);
  const [total] = await queries
    .select({ n: count() })
    .from(downlines)
    .innerJoin(members, eq(members.id, downlines.memberId))
    .where(where);
  return { list, totalCount: total?.n ?? 0 };
}

/** By the whole account or the id: parts of an account would tell, one by one, what is masked. */
function isNamed(text: string): SQL | undefined {
  const name = text.trim();
  const id = /^\d{1,10}$/.test(name) ? Number(name) : 0;
  return or(
    eq(members.accountKey, accountKeyOf(name)),
    id > 0 && id <= MAX_ID ? eq(members.id, id) : undefined,
  );
}

function isUnder(queries: Queries, parentId: number): SQL {
  return exists(
    queries
      .select({ one: sql`1` })
      .from(sql`downlines below`)
      .where(sql`below.ancestor_id = ${parentId} AND below.member_id = ${members.id}`),
  );
}

export interface DownlineLevel {
  readonly level: number;
  readonly members: number;
  readonly agents: number;
}

/** How many there are on each level, of one currency where one is named. */
export function levelsOf(
  queries: Queries,
  agentId: number,
  currency?: CurrencyCode,
): Promise<DownlineLevel[]> {
  return queries
    .select({
      level: downlines.depth,
      members: count(),
      agents: sql<number>`count(*) FILTER (WHERE ${isWorkingAgent})::int`,
    })
    .from(downlines)
    .innerJoin(members, eq(members.id, downlines.memberId))
    .where(
      and(
        eq(downlines.ancestorId, agentId),
        currency === undefined ? undefined : eq(members.currency, currency),
      ),
    )
    .groupBy(downlines.depth)
    .orderBy(downlines.depth);
}

/** The currencies of who is under the agent. */
export async function currenciesOf(queries: Queries, agentId: number): Promise<CurrencyCode[]> {
  const rows = await queries
    .selectDistinct({ currency: members.currency })
    .from(downlines)
    .innerJoin(members, eq(members.id, downlines.memberId))
    .where(eq(downlines.ancestorId, agentId))
    .orderBy(members.currency);
  return rows.map(({ currency }) => currency);
}
