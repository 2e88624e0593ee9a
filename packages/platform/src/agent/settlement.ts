import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import {
  agentSettlements,
  agentSettlementStrata,
  settledWeeks,
  type SettledTier,
} from '../db/schema/agent.ts';
import { members, type Member } from '../db/schema/members.ts';
import type { Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { exchange } from '../ledger/play-money.ts';
import { addDays, periodOfWeek, spanOf, weekOf, type Period } from './days.ts';
import { figuresOfAgents, type AgentStratum } from './figures.ts';
import { plansByCurrency } from './plan.ts';
import { settleAgentWeek, type Settled, type Tier } from './settlement.model.ts';

/** What was booked in the week's last moments is written by then. */
const GRACE_MS = 5 * 60_000;

type Agent = Pick<Member, 'id' | 'account' | 'currency' | 'agentLevel'>;

/** One agent's week, for the members of one currency. */
export interface AgentSettled {
  readonly agent: Agent;
  readonly currency: CurrencyCode;
  readonly tiers: readonly Tier[];
  readonly carriedIn: bigint;
  readonly result: Settled;
  /** In the agent's own currency. */
  readonly paid: bigint;
}

export type WeekOutcome =
  | { readonly kind: 'settled'; readonly period: Period; readonly settlements: readonly AgentSettled[] }
  /** It was settled before, and nothing is done. */
  | { readonly kind: 'known'; readonly settledAt: Date }
  /** One sentence that says why, and what to do. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * What every agent's week comes to; nothing is written. Weeks are settled once they are over, each once, and in their
 * order: what one week lost is the next one's to begin with. Agents who are suspended are passed over, and keep what
 * they carry.
 */
export async function reckonWeek(queries: Queries, week: string, now: Date): Promise<WeekOutcome> {
  const period = periodOfWeek(week);
  if (!period) return refused(`There is no week "${week}": write it like 2026-W47.`);
  const span = spanOf(period);
  if (now.getTime() < span.until.getTime() + GRACE_MS) {
    return refused(`${week} is not over: it can be settled from ${ready(span.until)} on.`);
  }
  const [known] = await queries.select().from(settledWeeks).where(eq(settledWeeks.week, week));
  if (known) return { kind: 'known', settledAt: known.settledAt };
  const [last] = await queries.select().from(settledWeeks).orderBy(desc(settledWeeks.week)).limit(1);
  const next = last ? weekOf(addDays(last.firstDay, 7)) : week;
  if (next > week) return refused(`${last?.week} is settled already, and weeks are settled in their order.`);
  if (next < week) return refused(`${next} comes first: weeks are settled in their order.`);

  const agents = await workingAgents(queries);
  const strata = await figuresOfAgents(queries, [...agents.keys()], span);
  const plans = await plansByCurrency(queries);
  const carries = await carriesOf(queries, [...agents.keys()], week);
  const settlements = groups(strata).flatMap(({ agentId, currency, strata: own }): AgentSettled[] => {
    const agent = agents.get(agentId);
    const tiers = plans.get(currency);
    if (!agent || !tiers) return [];
    const depth = Math.max(...tiers.map(({ basisPoints }) => basisPoints.length));
    const counted = own.filter((stratum) => stratum.depth <= depth);
    if (counted.length === 0) return [];
    const carriedIn = carries.get(keyOf(agentId, currency)) ?? 0n;
    const result = settleAgentWeek(tiers, { strata: counted, heldLevel: agent.agentLevel, carriedIn });
    const paid = exchange(result.due, currency, agent.currency);
    return [{ agent, currency, tiers, carriedIn, result, paid }];
  });
  return { kind: 'settled', period, settlements };
}

const refused = (reason: string): WeekOutcome => ({ kind: 'refused', reason });
const ready = (until: Date): string => new Date(until.getTime() + GRACE_MS).toISOString();
const keyOf = (agentId: number, currency: CurrencyCode): string => `${agentId} ${currency}`;

async function workingAgents(queries: Queries): Promise<ReadonlyMap<number, Agent>> {
  const rows = await queries
    .select({
      id: members.id,
      account: members.account,
      currency: members.currency,
      agentLevel: members.agentLevel,
    })
    .from(members)
    .where(and(eq(members.isAgent, true), eq(members.agentActive, true), eq(members.status, 'active')));
  return new Map(rows.map((agent) => [agent.id, agent]));
}

/** What each agent's last settlement before this week carried over. */
async function carriesOf(
  queries: Queries,
  agentIds: readonly number[],
  week: string,
): Promise<ReadonlyMap<string, bigint>> {
  if (agentIds.length === 0) return new Map();
  const { agentId, currency, carriedOut } = agentSettlements;
  const rows = await queries
    .select({ agentId, currency, carriedOut, week: agentSettlements.week })
    .from(agentSettlements)
    .where(
      and(
        inArray(agentId, [...agentIds]),
        lt(agentSettlements.week, week),
        sql`${agentSettlements.week} = (SELECT max(latest.week) FROM agent_settlements latest
          WHERE latest.agent_id = ${agentId} AND latest.currency = ${currency} AND latest.week < ${week})`,
      ),
    );
  return new Map(rows.map((row) => [keyOf(row.agentId, row.currency), row.carriedOut]));
}

interface Group extends Pick<AgentStratum, 'agentId' | 'currency'> {
  readonly strata: readonly AgentStratum[];
}

/** @param strata of one agent and currency one after the other */
function groups(strata: readonly AgentStratum[]): Group[] {
  const found = new Map<string, AgentStratum[]>();
  for (const stratum of strata) {
    const key = keyOf(stratum.agentId, stratum.currency);
    found.set(key, [...(found.get(key) ?? []), stratum]);
  }
  return [...found.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ agentId: first.agentId, currency: first.currency, strata: own }] : [];
  });
}

export interface Paid {
  readonly agent: Agent;
  readonly balance: Balance;
}

/** Rows of one statement: it has only so many parameters. */
const AT_ONCE = 1_000;

/**
 * Settles a week that {@link reckonWeek} has reckoned in this transaction, and pays what is due.
 * @returns who was paid, and what each has now
 */
export async function writeWeek(
  tx: Transaction,
  week: string,
  { period, settlements }: Extract<WeekOutcome, { kind: 'settled' }>,
): Promise<Paid[]> {
  await tx.insert(settledWeeks).values({ week, firstDay: period.from });
  for (let at = 0; at < settlements.length; at += AT_ONCE) {
    await write(tx, week, settlements.slice(at, at + AT_ONCE));
  }
  const paid = new Map<number, Paid>();
  for (const settlement of settlements) {
    const balance = await pay(tx, week, settlement);
    if (balance) paid.set(settlement.agent.id, { agent: settlement.agent, balance });
  }
  return [...paid.values()];
}

async function write(tx: Transaction, week: string, settlements: readonly AgentSettled[]): Promise<void> {
  const rows = await tx
    .insert(agentSettlements)
    .values(settlements.map((settlement) => rowOf(week, settlement)))
    .returning({
      id: agentSettlements.id,
      agentId: agentSettlements.agentId,
      currency: agentSettlements.currency,
    });
  const idOf = new Map(rows.map(({ id, agentId, currency }) => [keyOf(agentId, currency), id]));
  const strata = settlements.flatMap(({ agent, currency, result }) => {
    const settlementId = idOf.get(keyOf(agent.id, currency));
    if (settlementId === undefined) throw new Error('the settlement was not written');
    return result.strata.map((stratum) => ({ ...stratum, settlementId }));
  });
  await tx.insert(agentSettlementStrata).values(strata);
}

const rowOf = (
  week: string,
  { agent, currency, tiers, carriedIn, result, paid }: AgentSettled,
): typeof agentSettlements.$inferInsert => ({
  agentId: agent.id,
  week,
  currency,
  activeMembers: result.activeMembers,
  netRevenue: result.netRevenue,
  reachedLevel: result.reachedLevel,
  appliedLevel: result.appliedLevel,
  tiers: tiers.map(asSettled),
  earned: result.earned,
  carriedIn,
  carriedOut: result.carriedOut,
  paid,
  paidCurrency: agent.currency,
});

const asSettled = ({ level, netRevenueFrom, activeMembersFrom, basisPoints }: Tier): SettledTier => ({
  level,
  netRevenueFrom: netRevenueFrom.toString(),
  activeMembersFrom,
  basisPoints,
});

async function pay(
  tx: Transaction,
  week: string,
  { agent, currency, paid: amount }: AgentSettled,
): Promise<Balance | undefined> {
  if (amount === 0n) return undefined;
  const from = await openAccount(tx, { kind: 'commission', owner: 'house', currency: agent.currency });
  const to = await openAccount(tx, memberAccount(agent.id, agent.currency));
  const key = `commission:${week}:${agent.id}:${currency}`;
  await book(tx, { key, kind: 'commission', from, to, amount });
  return balanceOf(tx, to);
}
