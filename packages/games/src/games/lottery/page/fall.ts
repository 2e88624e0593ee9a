import type { TableSnapshot } from '../../../page/kit.ts';
import { DRAW_CLOCK } from '../rules/clock.ts';
import type { Lottery } from './lotteries.ts';

/** When which ball falls, so that all players see the same one at the same time. */

const FIRST_MS = 900;
const LAST_MS = 6_300;
/** From the globe to the tray. */
export const FALL_MS = 900;

/** When a ball leaves its globe, in milliseconds after the close of sale. */
export function leavesAt(index: number, balls: number): number {
  return FIRST_MS + (index * (LAST_MS - FIRST_MS)) / (balls - 1);
}

/** How many balls lie in the tray. */
export function landedBy(ms: number, balls: number): number {
  let landed = 0;
  while (landed < balls && leavesAt(landed, balls) + FALL_MS <= ms) landed += 1;
  return landed;
}

/** A draw as it can be seen now. */
export interface Show {
  /** All that fall in this draw; none while tickets are sold. */
  readonly balls: readonly number[];
  /** Since the close of sale; the whole draw where it is over, or shown at once. */
  readonly ms: number;
}

export function showOf<Ticket, Outcome>(
  { ballsOf }: Lottery<Ticket, Outcome>,
  snapshot: TableSnapshot<Outcome, Outcome> | undefined,
  now: number,
  calm: boolean,
): Show {
  const told = snapshot?.outcome ?? snapshot?.told;
  if (!snapshot || !told) return { balls: [], ms: 0 };
  const whole = calm || snapshot.phase !== 'running';
  return { balls: ballsOf(told), ms: whole ? DRAW_CLOCK.runMs() : Math.max(0, now - snapshot.closesAt) };
}

export const landedOf = ({ balls, ms }: Show): readonly number[] =>
  balls.slice(0, landedBy(ms, balls.length));
