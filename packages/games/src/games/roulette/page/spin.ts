import type { TableSnapshot } from '../../../page/kit.ts';
import type { RouletteOutcome } from '../rules/roulette.ts';
import type { Spin } from './wheel.scene.ts';

export type RouletteSnapshot = TableSnapshot<RouletteOutcome, RouletteOutcome, null>;

/** Where the ball lies before the first round that anybody saw. */
const FIRST_POCKET = 0;

/** What the wheel shows at an instant of the server's clock, epoch milliseconds. */
export function spinOf(snapshot: RouletteSnapshot | undefined, now: number): Spin {
  if (!snapshot) return { from: FIRST_POCKET, to: undefined, ms: 0 };
  const { last, number, told, outcome, closesAt } = snapshot;
  const before = last.find((one) => one.number < number);
  return {
    from: before?.outcome.pocket ?? FIRST_POCKET,
    to: (outcome ?? told)?.pocket,
    ms: Math.max(0, now - closesAt),
  };
}
