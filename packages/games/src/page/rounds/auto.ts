/** Rounds that are played by themselves. Minor unit. */
export interface AutoPlan {
  readonly left: number;
  /** The most that may be lost in them; there is no auto play without it. */
  readonly lossLimit: bigint;
  /** A round that pays this much ends it; `undefined` where the player set none. */
  readonly winLimit: bigint | undefined;
  /** What has been lost so far; below zero is won. */
  readonly lost: bigint;
}

export const AUTO_COUNTS = [10, 25, 50, 100] as const;
/** The limits that are offered, in stakes. */
export const AUTO_LOSS_STAKES = [5, 10, 25, 50] as const;
export const AUTO_WIN_STAKES = [10, 25, 100] as const;

/** What is left after a round, or `undefined` where it must stop: used up, a win that ends it, or the limit is near. */
export function afterRound(plan: AutoPlan, staked: bigint, payout: bigint): AutoPlan | undefined {
  const next = { ...plan, left: plan.left - 1, lost: plan.lost + staked - payout };
  const ended = plan.winLimit !== undefined && payout >= plan.winLimit;
  return next.left > 0 && !ended ? next : undefined;
}

/** Whether another round at this stake can not lose more than the limit. */
export function mayPlay(plan: AutoPlan, stake: bigint): boolean {
  return plan.lost + stake <= plan.lossLimit;
}
