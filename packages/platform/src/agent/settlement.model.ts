/** How a week of an agent is settled: numbers in, numbers out. Amounts are minor units of one currency. */

/** A level of the commission plan. */
export interface Tier {
  readonly level: number;
  readonly netRevenueFrom: bigint;
  readonly activeMembersFrom: number;
  /** Hundredths of a per cent of each level of the downline, the first first. */
  readonly basisPoints: readonly number[];
}

/** What one level of the downline came to in the week. */
export interface Stratum {
  /** 1: the members whom the agent brought. */
  readonly depth: number;
  readonly activeMembers: number;
  readonly turnover: bigint;
  readonly payouts: bigint;
  readonly bonuses: bigint;
}

export interface AgentWeek {
  readonly strata: readonly Stratum[];
  /** The plan's level that the operator has given the agent: the week is settled by no lower one. */
  readonly heldLevel: number;
  /** What was lost before and not made up for: zero or below. */
  readonly carriedIn: bigint;
  /** Corrections of earlier weeks, together. */
  readonly corrected: bigint;
}

export interface SettledStratum extends Stratum {
  readonly netRevenue: bigint;
  readonly basisPoints: number;
  /** Below zero where the level lost more than it brought. */
  readonly earned: bigint;
}

export interface Settled {
  readonly activeMembers: number;
  readonly netRevenue: bigint;
  readonly reachedLevel: number;
  readonly appliedLevel: number;
  readonly strata: readonly SettledStratum[];
  readonly earned: bigint;
  /** To be paid: zero or above. */
  readonly due: bigint;
  /** Zero or below. */
  readonly carriedOut: bigint;
}

const BASIS = 10_000n;

/** Turnover less payouts and bonuses. */
export const netRevenueOf = ({
  turnover,
  payouts,
  bonuses,
}: Omit<Stratum, 'depth' | 'activeMembers'>): bigint => turnover - payouts - bonuses;

/**
 * Every level of the downline earns its own share, a loss as well as a gain; what they come to together, with the loss
 * that earlier weeks left and their corrections, is paid, or carried over where it is below zero. Fractions of the minor unit are the house's
 * of a gain and the agent's of a loss.
 * @param tiers of the currency, at least one
 */
export function settleAgentWeek(tiers: readonly Tier[], week: AgentWeek): Settled {
  const netRevenue = sum(week.strata.map(netRevenueOf));
  const activeMembers = week.strata.reduce((total, stratum) => total + stratum.activeMembers, 0);
  const reached = highest(
    tiers,
    (tier) => netRevenue >= tier.netRevenueFrom && activeMembers >= tier.activeMembersFrom,
  );
  const applied = highest(tiers, ({ level }) => level <= Math.max(reached.level, week.heldLevel));
  const strata = week.strata.map((stratum) => {
    const basisPoints = applied.basisPoints[stratum.depth - 1] ?? 0;
    const net = netRevenueOf(stratum);
    return { ...stratum, netRevenue: net, basisPoints, earned: (net * BigInt(basisPoints)) / BASIS };
  });
  const earned = sum(strata.map((stratum) => stratum.earned));
  const balance = earned + week.carriedIn + week.corrected;
  return {
    activeMembers,
    netRevenue,
    reachedLevel: reached.level,
    appliedLevel: applied.level,
    strata,
    earned,
    due: balance > 0n ? balance : 0n,
    carriedOut: balance < 0n ? balance : 0n,
  };
}

/** The highest that fits, else the lowest: who has an agent's contract is on some level of the plan. */
function highest(tiers: readonly Tier[], fits: (tier: Tier) => boolean): Tier {
  const byLevel = tiers.toSorted((a, b) => a.level - b.level);
  const [lowest] = byLevel;
  if (!lowest) throw new RangeError('a plan has at least one level');
  return byLevel.findLast(fits) ?? lowest;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
