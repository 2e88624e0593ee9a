import type { TableSnapshot } from '../../../page/kit.ts';
import type { RaceOffer, RaceOutcome, RaceTold } from '../rules/race.ts';
import { progressAt, type Marks } from '../rules/run.ts';

/** Where everyone is at an instant: from what was drawn and the time since the start, and from nothing else. */

export type RaceSnapshot = TableSnapshot<RaceOutcome, RaceTold, RaceOffer>;

/** A race that can be seen. */
export interface Race extends RaceTold {
  /** Since the start. */
  readonly ms: number;
}

/** `undefined` while nobody has started. */
export function raceOf(snapshot: RaceSnapshot | undefined, now: number): Race | undefined {
  const told = snapshot?.told ?? snapshot?.outcome;
  if (!snapshot || !told) return undefined;
  return { order: told.order, run: told.run, ms: Math.max(0, now - snapshot.closesAt) };
}

/** What the marks change at once is seen to change within so long. */
const SMOOTH_MS = 260;
const SAMPLES = 8;

/** Behind the line the machines roll out: the first one furthest, so that they come to rest in their order. */
const ROLL_OUT = { first: 0.072, less: 0.0045, slowMs: 1_150 };

/**
 * Where a lane's nose is, in courses: 0 at the start, 1 at the finish, more behind it. Even speeds between marks are eased
 * into each other; at the finish nothing is, so the line is crossed at the very instant that was drawn.
 * @param place in the order of arrival, from 0
 */
export function positionAt(marks: Marks, place: number, ms: number): number {
  const arrivalMs = arrivalOf(marks);
  if (ms >= arrivalMs) {
    const rolls = ROLL_OUT.first - place * ROLL_OUT.less;
    return 1 + rolls * (1 - Math.exp(-(ms - arrivalMs) / ROLL_OUT.slowMs));
  }
  // Even on both sides, and narrower as an end of the course comes near.
  const reach = Math.min(SMOOTH_MS, ms, arrivalMs - ms);
  let sum = 0;
  for (let n = 0; n < SAMPLES; n += 1) sum += progressAt(marks, ms + reach * ((2 * n + 1) / SAMPLES - 1));
  return sum / SAMPLES;
}

export const arrivalOf = (marks: Marks): number => marks.at(-1)!;

/** By lane. */
export function positionsAt({ order, run, ms }: Race): number[] {
  const at = run.map(() => 0);
  order.forEach((lane, place) => (at[lane] = positionAt(run[lane]!, place, ms)));
  return at;
}

/** Lanes, the one in front first; those side by side by their number. */
export function rankingOf(positions: readonly number[]): number[] {
  return positions.map((_, lane) => lane).sort((a, b) => positions[b]! - positions[a]! || a - b);
}

/** The first to arrive, and how far ahead of the second. */
export function finishOf({ order, run }: RaceTold) {
  const [first, second] = [arrivalOf(run[order[0]!]!), arrivalOf(run[order[1]!]!)];
  return { atMs: first, aheadMs: second - first };
}

/** Who is not further ahead than this is told from the second by the photo only. */
export const PHOTO_MS = 170;
export const isPhotoFinish = (told: RaceTold): boolean => finishOf(told).aheadMs <= PHOTO_MS;

/** How many have arrived. */
export const arrivedBy = ({ run, ms }: Race): number => run.filter((marks) => arrivalOf(marks) <= ms).length;

/** What part of the course is in view. */
export interface View {
  /** In courses. */
  readonly left: number;
  readonly width: number;
}

/** In courses: how much of it is in view at least. */
export const LEAST_WIDTH = 0.3;
/** Where in the view: the leader's nose, the starting line, the finish once it has come. */
const LEADER = 0.72;
const START = 0.3;
const FINISH = 0.7;
/** Behind the last one's nose: the rest of it. */
const LAST_ROOM = 0.07;

/** Follows the leader, wide enough for the last one, and stands where the finish is in view. */
export function viewOf(positions: readonly number[]): View {
  const lead = Math.min(1, Math.max(...positions));
  const last = Math.min(...positions);
  const width = Math.max(LEAST_WIDTH, (lead - last + LAST_ROOM) / FINISH);
  const follow = Math.max(-START * width, lead - LEADER * width);
  return { left: Math.min(follow, 1 - FINISH * width), width };
}
