import type { Draw } from '../../../rules/draw.ts';
import type { Strengths } from './chances.ts';

/** A course has so many stretches of the same length. */
export const STRETCHES = 12;

/**
 * How a lane ran: the milliseconds after the start at which it had each stretch behind it, rising; the last one is its
 * time. Between two marks it runs evenly, so a page can tell where it is at any instant ({@link progressAt}).
 */
export type Marks = readonly number[];

const WINNER_MS = { least: 16_000, spread: 2_500 };
const GAP_MS = { least: 50, spread: 650 };
/** What a stretch takes, relative to the others of a lane. */
const PACE = { least: 80, spread: 45 };

/** The order of arrival: lanes, the first one first. */
export function drawOrder(draw: Draw, strengths: Strengths): number[] {
  const running = strengths.map((_, lane) => lane);
  const order: number[] = [];
  while (running.length > 0) {
    let drawn = draw(running.reduce((sum, lane) => sum + strengths[lane]!, 0));
    const at = running.findIndex((lane) => (drawn -= strengths[lane]!) < 0);
    order.push(...running.splice(at, 1));
  }
  return order;
}

/** A run that ends in this order, lane by lane. No two arrive at the same time. */
export function drawRun(draw: Draw, order: readonly number[]): Marks[] {
  const lanes: Marks[] = order.map(() => []);
  let timeMs = WINNER_MS.least + draw(WINNER_MS.spread);
  for (const lane of order) {
    lanes[lane] = drawMarks(draw, timeMs);
    timeMs += GAP_MS.least + draw(GAP_MS.spread);
  }
  return lanes;
}

function drawMarks(draw: Draw, timeMs: number): Marks {
  const paces = Array.from({ length: STRETCHES }, () => PACE.least + draw(PACE.spread));
  const whole = paces.reduce((sum, pace) => sum + pace, 0);
  let behind = 0;
  return paces.map((pace) => {
    behind += pace;
    return Math.round((timeMs * behind) / whole);
  });
}

/** How much of the course a lane has behind it, from 0 to 1. */
export function progressAt(marks: Marks, ms: number): number {
  if (ms <= 0) return 0;
  const stretch = marks.findIndex((mark) => ms < mark);
  if (stretch === -1) return 1;
  const from = stretch === 0 ? 0 : marks[stretch - 1]!;
  return (stretch + (ms - from) / (marks[stretch]! - from)) / marks.length;
}

/** When the last lane arrives, in milliseconds after the start. */
export function lastArrivalMs(lanes: readonly Marks[]): number {
  return Math.max(...lanes.map((marks) => marks.at(-1)!));
}
