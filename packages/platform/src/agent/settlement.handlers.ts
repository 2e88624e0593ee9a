import { and, asc, count, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import type { Calls as WireCalls, ReceivedOf } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import {
  agentSettlements,
  agentSettlementStrata,
  settledWeeks,
  type AgentSettlement,
} from '../db/schema/agent.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { addDays } from './days.ts';
import { levelNames } from './plan.ts';
import { requireActive } from './requests.ts';

type Calls = 'agentSettlement' | 'agentSettlements';
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

  return {
    async agentSettlements({ page, count: size, currency, state }, { member: agent, refuse }) {
      requireActive(agent, refuse);
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
      requireActive(agent, refuse);
      const [found] = await find(and(eq(agentSettlements.id, id), eq(agentSettlements.agentId, agent.id)));
      if (!found) throw refuse('101');
      const { settlement, firstDay } = found;
      const strata = await db
        .select()
        .from(agentSettlementStrata)
        .where(eq(agentSettlementStrata.settlementId, id))
        .orderBy(asc(agentSettlementStrata.depth));
      const names = await levelNames(db);
      const decimal = (minor: bigint) => toDecimal(minor, settlement.currency);
      return {
        ...summaryOf(settlement, firstDay),
        strata: strata.map((stratum) => ({
          level: stratum.depth,
          activeMembers: stratum.activeMembers,
          turnover: decimal(stratum.turnover),
          payouts: decimal(stratum.payouts),
          bonuses: decimal(stratum.bonuses),
          netRevenue: decimal(stratum.netRevenue),
          basisPoints: stratum.basisPoints,
          earned: decimal(stratum.earned),
        })),
        levels: settlement.tiers.map(({ level, netRevenueFrom, activeMembersFrom, basisPoints }) => ({
          level,
          name: inLanguage(names.get(level) ?? { en_US: String(level) }, language),
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
    carriedOut: decimal(settlement.carriedOut),
    state: stateOf(settlement),
    paid: toDecimal(settlement.paid, settlement.paidCurrency),
    paidCurrency: settlement.paidCurrency,
    settledAt: settlement.createdAt.toISOString(),
  };
}
