import { desc, eq, inArray } from 'drizzle-orm';
import type { LocalText } from '../db/columns.ts';
import type { Queries } from '../db/connect.ts';
import {
  agentCorrections,
  agentSettlements,
  agentSettlementStrata,
  settledWeeks,
  type SettledTier,
} from '../db/schema/agent.ts';
import type { Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { addDays, periodOfWeek, spanOf, weekOf, type Period } from './days.ts';
import { levelNames } from './plan.ts';
import { keyOf, leftBefore, reckon, workingAgents, type Agent, type AgentSettled } from './reckoning.ts';
import type { Tier } from './settlement.model.ts';

/** What was booked in the week's last moments is written by then. */
const GRACE_MS = 5 * 60_000;

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
  const before = await leftBefore(queries, [...agents.keys()], week);
  const settlements = await reckon(queries, agents, period, before);
  return { kind: 'settled', period, settlements };
}

const refused = (reason: string): WeekOutcome => ({ kind: 'refused', reason });
const ready = (until: Date): string => new Date(until.getTime() + GRACE_MS).toISOString();

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
  const names = await levelNames(tx);
  for (let at = 0; at < settlements.length; at += AT_ONCE) {
    await write(tx, { week, names }, settlements.slice(at, at + AT_ONCE));
  }
  const paid = new Map<number, Paid>();
  for (const settlement of settlements) {
    const balance = await pay(tx, week, settlement);
    if (balance) paid.set(settlement.agent.id, { agent: settlement.agent, balance });
  }
  return [...paid.values()];
}

/** What the settlements of a week share. */
interface Close {
  readonly week: string;
  /** What the plan's levels are called now. */
  readonly names: ReadonlyMap<number, LocalText>;
}

async function write(tx: Transaction, close: Close, settlements: readonly AgentSettled[]): Promise<void> {
  const rows = await tx
    .insert(agentSettlements)
    .values(settlements.map((settlement) => rowOf(close, settlement)))
    .returning({
      id: agentSettlements.id,
      agentId: agentSettlements.agentId,
      currency: agentSettlements.currency,
    });
  const idOf = new Map(rows.map(({ id, agentId, currency }) => [keyOf(agentId, currency), id]));
  const written = settlements.map((settlement) => {
    const settlementId = idOf.get(keyOf(settlement.agent.id, settlement.currency));
    if (settlementId === undefined) throw new Error('the settlement was not written');
    return { ...settlement, settlementId };
  });
  const strata = written.flatMap(({ settlementId, result }) =>
    result.strata.map((stratum) => ({ ...stratum, settlementId })),
  );
  // A week without play may have a correction alone.
  if (strata.length > 0) await tx.insert(agentSettlementStrata).values(strata);
  for (const { settlementId, corrections } of written) {
    if (corrections.length === 0) continue;
    const ids = corrections.map(({ id }) => id);
    await tx
      .update(agentCorrections)
      .set({ settledIn: settlementId })
      .where(inArray(agentCorrections.id, ids));
  }
}

const rowOf = (
  { week, names }: Close,
  { agent, currency, tiers, carriedIn, corrections, result, paid }: AgentSettled,
): typeof agentSettlements.$inferInsert => ({
  agentId: agent.id,
  week,
  currency,
  activeMembers: result.activeMembers,
  netRevenue: result.netRevenue,
  reachedLevel: result.reachedLevel,
  appliedLevel: result.appliedLevel,
  tiers: tiers.map((tier) => asSettled(tier, names.get(tier.level))),
  earned: result.earned,
  carriedIn,
  corrected: corrections.reduce((sum, { amount }) => sum + amount, 0n),
  carriedOut: result.carriedOut,
  paid,
  paidCurrency: agent.currency,
});

const asSettled = (
  { level, netRevenueFrom, activeMembersFrom, basisPoints }: Tier,
  name: LocalText | undefined,
): SettledTier => ({
  level,
  ...(name && { name }),
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
