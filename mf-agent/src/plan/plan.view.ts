import type { AnswerOf, agentPlan } from '@tessera/wire';

export type Level = AnswerOf<typeof agentPlan>['levels'][number];

const BASIS_POINTS = 10_000;

/** 2500 → 0.25. */
export function shareOf(level: Level): number {
  return level.commissionBasisPoints / BASIS_POINTS;
}

export function highestShare(levels: readonly Level[]): number {
  return Math.max(0, ...levels.map(shareOf));
}

/** Whether the level has a lower bound of net revenue that says anything. */
export function needsRevenue({ netRevenueFrom }: Level): boolean {
  return /[1-9]/.test(netRevenueFrom);
}

/** The level's step in the staircase, in per cent of the highest one; never too low to be seen. */
export function stepHeight(level: Level, highest: number): number {
  return highest === 0 ? 100 : Math.max(12, Math.round((shareOf(level) / highest) * 100));
}
