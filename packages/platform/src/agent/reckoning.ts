import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { agentCorrections, agentSettlements } from '../db/schema/agent.ts';
import { members, type Member } from '../db/schema/members.ts';
import { exchange } from '../ledger/play-money.ts';
import type { Period } from './days.ts';
import { figuresOfAgents, type AgentStratum } from './figures.ts';
import { plansByCurrency } from './plan.ts';
import { settleAgentWeek, type Settled, type Tier } from './settlement.model.ts';

/** What agents' weeks come to: the same for what is paid at the close and for what is shown before. */

export type Agent = Pick<Member, 'id' | 'account' | 'currency' | 'agentLevel'>;

/** A correction of an earlier settlement that no settlement has taken in. */
interface OpenCorrection {
  readonly id: number;
  readonly amount: bigint;
}

/** One agent's week, for the members of one currency. */
export interface AgentSettled {
  readonly agent: Agent;
  readonly currency: CurrencyCode;
  readonly tiers: readonly Tier[];
  readonly carriedIn: bigint;
  /** Taken in with this week. */
  readonly corrections: readonly OpenCorrection[];
  readonly result: Settled;
  /** In the agent's own currency. */
  readonly paid: bigint;
}

/** What is left from before a week. */
export interface Before {
  /** What an agent carries into the week in a currency: zero or below. */
  readonly carried: (agentId: number, currency: CurrencyCode) => bigint;
  readonly corrections: (agentId: number, currency: CurrencyCode) => readonly OpenCorrection[];
}

/**
 * Reckons a week of these agents. Agents and currencies come in order; without play and without corrections there is
 * nothing to settle.
 */
export async function reckon(
  queries: Queries,
  agents: ReadonlyMap<number, Agent>,
  period: Period,
  before: Before,
): Promise<AgentSettled[]> {
  const strata = groupsOf(await figuresOfAgents(queries, [...agents.keys()], period));
  const plans = [...(await plansByCurrency(queries))].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...agents.values()].flatMap((agent) =>
    plans.flatMap(([currency, tiers]): AgentSettled[] => {
      const depth = Math.max(...tiers.map(({ basisPoints }) => basisPoints.length));
      const own = strata.get(keyOf(agent.id, currency)) ?? [];
      const counted = own.filter((stratum) => stratum.depth <= depth);
      const corrections = before.corrections(agent.id, currency);
      if (counted.length === 0 && corrections.length === 0) return [];
      const carriedIn = before.carried(agent.id, currency);
      const corrected = corrections.reduce((sum, { amount }) => sum + amount, 0n);
      const week = { strata: counted, heldLevel: agent.agentLevel, carriedIn, corrected };
      const result = settleAgentWeek(tiers, week);
      const paid = exchange(result.due, currency, agent.currency);
      return [{ agent, currency, tiers, carriedIn, corrections, result, paid }];
    }),
  );
}

export const keyOf = (agentId: number, currency: CurrencyCode): string => `${agentId} ${currency}`;

/** Agents who are settled, by their ids: all of them, or one. */
export async function workingAgents(queries: Queries, only?: number): Promise<ReadonlyMap<number, Agent>> {
  const rows = await queries
    .select({
      id: members.id,
      account: members.account,
      currency: members.currency,
      agentLevel: members.agentLevel,
    })
    .from(members)
    .where(
      and(
        eq(members.isAgent, true),
        eq(members.agentActive, true),
        eq(members.status, 'active'),
        only === undefined ? undefined : eq(members.id, only),
      ),
    )
    .orderBy(members.id);
  return new Map(rows.map((agent) => [agent.id, agent]));
}

/** Returns what these agents' settlements before a week left, and the corrections that are open. */
export async function leftBefore(
  queries: Queries,
  agentIds: readonly number[],
  week: string,
): Promise<Before> {
  const { agentId, currency, carriedOut } = agentSettlements;
  const among = inArray(agentId, [...agentIds]);
  const carries = await queries
    .select({ agentId, currency, carriedOut })
    .from(agentSettlements)
    .where(
      and(
        among,
        lt(agentSettlements.week, week),
        sql`${agentSettlements.week} = (SELECT max(latest.week) FROM agent_settlements latest
          WHERE latest.agent_id = ${agentId} AND latest.currency = ${currency} AND latest.week < ${week})`,
      ),
    );
  const open = await queries
    .select({ agentId, currency, id: agentCorrections.id, amount: agentCorrections.amount })
    .from(agentCorrections)
    .innerJoin(agentSettlements, eq(agentSettlements.id, agentCorrections.settlementId))
    .where(and(among, isNull(agentCorrections.settledIn)))
    .orderBy(agentCorrections.id);
  const carried = new Map(carries.map((row) => [keyOf(row.agentId, row.currency), row.carriedOut]));
  const corrections = Map.groupBy(open, (row) => keyOf(row.agentId, row.currency));
  return {
    carried: (id, of) => carried.get(keyOf(id, of)) ?? 0n,
    corrections: (id, of) => corrections.get(keyOf(id, of)) ?? [],
  };
}

const groupsOf = (strata: readonly AgentStratum[]): ReadonlyMap<string, readonly AgentStratum[]> =>
  Map.groupBy(strata, ({ agentId, currency }) => keyOf(agentId, currency));
