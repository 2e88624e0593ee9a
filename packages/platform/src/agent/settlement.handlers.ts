import { and, asc, count, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { toDecimal, type CurrencyCode } from '@tessera/domain';
import type { Calls as WireCalls, ReceivedOf } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import {
  agentSettlements,
  agentSettlementStrata,
  settledWeeks,
  type AgentSettlement,
  type SettlementStratum,
} from '../db/schema/agent.ts';
import type { Member } from '../db/schema/members.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { betsOf, betTotals } from '../records/bets.ts';
import type { Services } from '../services.ts';
import { correctionsOf } from './corrections.ts';
import { countedOf } from './counted.ts';
import { addDays } from './days.ts';
import { estimateOf, type EstimatedWeek } from './estimate.ts';
import { maskAccount } from './mask-account.ts';
import { levelNames } from './plan.ts';
import { netRevenueOf } from './settlement.model.ts';
import { bonusesOf, isInSettlement, linesOf, spanOfSettlement } from './statement-lines.ts';

type Calls =
  'agentEstimate' | 'agentSettlement' | 'agentSettlementBets' | 'agentSettlementMembers' | 'agentSettlements';
type State = NonNullable<ReceivedOf<WireCalls['agentSettlements']>['state']>;

/** In the database's words what {@link stateOf} says. */
const IS_STATE: Readonly<Record<State, SQL | undefined>> = {
  paid: gt(agentSettlements.paid, 0n),
  carried: lt(agentSettlements.carriedOut, 0n),
  nothing: and(eq(agentSettlements.paid, 0n), eq(agentSettlements.carriedOut, 0n)),
};

function stateOf({ paid, carriedOut }: AgentSettlement): State {
  if (paid > 0n) return 'paid';
  return carriedOut < 0n ? 'carried' : 'nothing';
}

export function settlementHandlers({ db }: Services): Pick<Handlers, Calls> {
  const find = (where: SQL | undefined) =>
    db
      .select({ settlement: agentSettlements, firstDay: settledWeeks.firstDay })
      .from(agentSettlements)
      .innerJoin(settledWeeks, eq(settledWeeks.week, agentSettlements.week))
      .where(where);
  /** The settlement of this number, where it is the agent's own. */
  async function own(id: number, agent: Pick<Member, 'id'>) {
    const [found] = await find(and(eq(agentSettlements.id, id), eq(agentSettlements.agentId, agent.id)));
    return found;
  }

  return {
    async agentSettlements({ page, count: size, currency, state }, { member: agent }) {
      const where = and(
        eq(agentSettlements.agentId, agent.id),
        currency && eq(agentSettlements.currency, currency),
        state && IS_STATE[state],
      );
      const rows = await find(where)
        .orderBy(desc(agentSettlements.week), asc(agentSettlements.currency))
        .limit(size)
        .offset((page - 1) * size);
      const [total] = await db.select({ n: count() }).from(agentSettlements).where(where);
      return {
        list: rows.map(({ settlement, firstDay }) => summaryOf(settlement, firstDay)),
        totalCount: total?.n ?? 0,
      };
    },

    async agentSettlement({ id }, { language, member: agent, refuse }) {
      const found = await own(id, agent);
      if (!found) throw refuse('101');
      const { settlement, firstDay } = found;
      const strata = await db
        .select()
        .from(agentSettlementStrata)
        .where(eq(agentSettlementStrata.settlementId, id))
        .orderBy(asc(agentSettlementStrata.depth));
      // Of weeks that were settled before their levels' names were kept.
      const names = await levelNames(db);
      const corrections = await correctionsOf(db, id);
      const decimal = (minor: bigint) => toDecimal(minor, settlement.currency);
      return {
        ...summaryOf(settlement, firstDay),
        strata: strata.map((stratum) => stratumIn(stratum, settlement.currency)),
        corrections: corrections.map(({ id: number, amount, cause, createdAt, week, settledWeek }) => ({
          id: number,
          week,
          amount: decimal(amount),
          cause: inLanguage(cause, language),
          createdAt: createdAt.toISOString(),
          settledWeek,
        })),
        levels: settlement.tiers.map(({ level, name, netRevenueFrom, activeMembersFrom, basisPoints }) => ({
          level,
          name: inLanguage(name ?? names.get(level) ?? { en_US: String(level) }, language),
          netRevenueFrom: decimal(BigInt(netRevenueFrom)),
          activeMembersFrom,
          basisPoints: [...basisPoints],
          isReached: flag(
            settlement.netRevenue >= BigInt(netRevenueFrom) && settlement.activeMembers >= activeMembersFrom,
          ),
          isApplied: flag(level === settlement.appliedLevel),
        })),
      };
    },

    async agentEstimate(_payload, { member: agent }) {
      const now = new Date();
      const weeks = await estimateOf(db, agent.id, now);
      return { asOf: now.toISOString(), list: weeks.map(estimateIn) };
    },

    async agentSettlementMembers({ id, level, ...page }, { member: agent, refuse }) {
      const found = await own(id, agent);
      if (!found) throw refuse('101');
      const line = { ...found, level };
      const { list, totalCount } = await linesOf(db, line, page);
      const bonuses = await bonusesOf(db, line);
      const decimal = (minor: bigint) => toDecimal(minor, found.settlement.currency);
      return {
        list: list.map(({ memberId, account, rounds, turnover, payouts, bonuses: given }) => ({
          id: memberId,
          account: maskAccount(account),
          rounds,
          turnover: decimal(turnover),
          payouts: decimal(payouts),
          bonuses: decimal(given),
          netRevenue: decimal(netRevenueOf({ turnover, payouts, bonuses: given })),
        })),
        totalCount,
        bonuses: bonuses.map(({ kind, amount }) => ({ kind, amount: decimal(amount) })),
      };
    },

    async agentSettlementBets({ id, memberId, ...page }, { language, member: agent, refuse }) {
      const found = await own(id, agent);
      if (!found) throw refuse('101');
      const { settlement, firstDay } = found;
      if (!(await isInSettlement(db, settlement, memberId))) throw refuse('102');
      const selection = { memberId, status: 'settled', closedIn: spanOfSettlement(firstDay) } as const;
      const bets = await betsOf(db, selection, page, language);
      const { totalCount } = await betTotals(db, selection);
      const decimal = (minor: bigint) => toDecimal(minor, settlement.currency);
      return {
        list: bets.map(({ round, gameName, gpName }) => {
          const { turnover, payout } = countedOf(round);
          return {
            roundId: round.roundId,
            gameName,
            gpName,
            closedAt: (round.closedAt ?? round.openedAt).toISOString(),
            turnover: decimal(turnover),
            payout: decimal(payout),
          };
        }),
        totalCount,
      };
    },
  };
}

type StratumIn = Omit<SettlementStratum, 'settlementId'>;

/** A line of a settlement as the wire has it. */
function stratumIn({ depth, activeMembers, basisPoints, ...amounts }: StratumIn, currency: CurrencyCode) {
  const decimal = (minor: bigint) => toDecimal(minor, currency);
  return {
    level: depth,
    activeMembers,
    turnover: decimal(amounts.turnover),
    payouts: decimal(amounts.payouts),
    bonuses: decimal(amounts.bonuses),
    netRevenue: decimal(amounts.netRevenue),
    basisPoints,
    earned: decimal(amounts.earned),
  };
}

function estimateIn({ week, period, settled }: EstimatedWeek) {
  const { agent, currency, carriedIn, corrections, result, paid } = settled;
  const decimal = (minor: bigint) => toDecimal(minor, currency);
  return {
    week,
    ...period,
    currency,
    activeMembers: result.activeMembers,
    netRevenue: decimal(result.netRevenue),
    level: result.appliedLevel,
    earned: decimal(result.earned),
    carriedIn: decimal(carriedIn),
    corrected: decimal(corrections.reduce((sum, { amount }) => sum + amount, 0n)),
    carriedOut: decimal(result.carriedOut),
    paid: toDecimal(paid, agent.currency),
    paidCurrency: agent.currency,
    strata: result.strata.map((stratum) => stratumIn(stratum, currency)),
  };
}

function summaryOf(settlement: AgentSettlement, firstDay: string) {
  const decimal = (minor: bigint) => toDecimal(minor, settlement.currency);
  return {
    id: settlement.id,
    week: settlement.week,
    from: firstDay,
    to: addDays(firstDay, 6),
    currency: settlement.currency,
    activeMembers: settlement.activeMembers,
    netRevenue: decimal(settlement.netRevenue),
    level: settlement.appliedLevel,
    earned: decimal(settlement.earned),
    carriedIn: decimal(settlement.carriedIn),
    corrected: decimal(settlement.corrected),
    carriedOut: decimal(settlement.carriedOut),
    state: stateOf(settlement),
    paid: toDecimal(settlement.paid, settlement.paidCurrency),
    paidCurrency: settlement.paidCurrency,
    settledAt: settlement.createdAt.toISOString(),
  };
}
