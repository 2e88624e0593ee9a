import type { ToldRound } from './play.machine.ts';

/** Rounds that are played by themselves, until they are used up or have lost what the player set. */
export interface AutoPlay {
  readonly left: number;
  /** Minor unit; the player must set one. */
  readonly lossLimit: bigint;
  /** What has been lost so far; below zero is won. */
  readonly lost: bigint;
}

export const AUTO_COUNTS = [10, 25, 50, 100] as const;
/** The loss limits that are offered, in stakes. */
export const AUTO_LOSS_STAKES = [5, 10, 25, 50] as const;

/** What is left after a round, or `undefined` where it must stop: used up, a bonus came, or the limit is near. */
export function afterRound(auto: AutoPlay, { round, stake, payout }: ToldRound): AutoPlay | undefined {
  const left = auto.left - 1;
  const lost = auto.lost + stake - payout;
  const next = { ...auto, left, lost };
  return left > 0 && !round.bonus && mayPlay(next, stake) ? next : undefined;
}

/** Whether another round at this stake can not lose more than the limit. */
export function mayPlay(auto: AutoPlay, stake: bigint): boolean {
  return auto.lost + stake <= auto.lossLimit;
}
