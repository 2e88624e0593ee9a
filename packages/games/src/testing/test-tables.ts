import * as v from 'valibot';
import type { Games } from '../games/index.ts';
import type { TableRules } from '../rules/table-rules.ts';
import { tableStakes } from '../rules/table-stakes.ts';
import { LONG_TOSSES, SLOW_TOSSES, TOSSES } from './test-books.ts';

/** Small games with short times, for the tests of what all tables have in common. */
const pace = { bettingMs: 300, pauseMs: 100 } as const;

export type Side = 'heads' | 'tails';

/** A coin: twice the stake for the right side. */
export const COIN: TableRules<Side, { readonly side: Side }, { readonly side: Side }> = {
  ...pace,
  kind: 'table',
  version: 1,
  returnBasisPoints: 10_000,
  maxWinMultiple: 2,
  bet: v.picklist(['heads', 'tails']),
  most: { bets: 3, placements: 4 },
  stakes: (currency) => tableStakes(currency),
  draw: (draw) => ({ side: draw(2) === 0 ? 'heads' : 'tails' }),
  runMs: () => 200,
  told: (outcome) => outcome,
  payout: (on, stake, { side }) => (on === side ? stake * 2n : 0n),
};

/** One that leaves time for what a test does to it. */
export const SLOW_COIN: typeof COIN = { ...COIN, bettingMs: 1_500, runMs: () => 800 };

/** Time for a hall full of players to bet. */
const HALL_BETTING_MS = 20_000;

export const HALL_COIN: typeof COIN = {
  ...COIN,
  bettingMs: HALL_BETTING_MS,
  pauseMs: 3_000,
  runMs: () => 600,
};

/** Closes each second, by the wall clock. */
export const CLOCK_COIN: typeof COIN = { ...COIN, everyMs: 1_000 };

/** Long enough for a crowd to take out in time. */
export const CLIMB_ENDS_MS = 2_400;

/** Pays a hundredth of the stake for each ten milliseconds that a bet stays in, and nothing to those who stay too long. */
export const CLIMB: TableRules<'up', { readonly endsMs: number }, undefined> = {
  ...pace,
  bettingMs: 2_000,
  kind: 'table',
  version: 1,
  returnBasisPoints: 9_000,
  maxWinMultiple: 4,
  bet: v.picklist(['up']),
  most: { bets: 1, placements: 2 },
  stakes: (currency) => tableStakes(currency),
  draw: () => ({ endsMs: CLIMB_ENDS_MS }),
  runMs: ({ endsMs }) => endsMs,
  told: () => undefined,
  canTakeOut: ({ endsMs }, afterMs) => afterMs < endsMs,
  payout: (_on, stake, { endsMs }, takenOutMs) =>
    takenOutMs === undefined || takenOutMs >= endsMs
      ? 0n
      : stake + (stake / 100n) * BigInt(Math.floor(takenOutMs / 10)),
};

export const LONG_CLIMB_ENDS_MS = 3_600_000;

/** One that lasts an hour, for tests that move the clock; it pays a hundredth of the stake for each twenty seconds. */
export const LONG_CLIMB: typeof CLIMB = {
  ...CLIMB,
  draw: () => ({ endsMs: LONG_CLIMB_ENDS_MS }),
  payout: (_on, stake, { endsMs }, takenOutMs) =>
    takenOutMs === undefined || takenOutMs >= endsMs
      ? 0n
      : stake + (stake / 100n) * BigInt(Math.floor(takenOutMs / 20_000)),
};

/** Time for a hall full of players to bet, and for half of them to take out. */
export const HALL_CLIMB: typeof CLIMB = {
  ...CLIMB,
  bettingMs: HALL_BETTING_MS,
  pauseMs: 3_000,
  draw: () => ({ endsMs: 4_000 }),
};

/** Under names of the house's own games, which alone stand in codes: `ts-roulette-coin-tide-1`. */
export const TEST_GAMES: Games = {
  roulette: { coin: COIN, slow: SLOW_COIN, hall: HALL_COIN, clock: CLOCK_COIN },
  crash: { climb: CLIMB, long: LONG_CLIMB, hall: HALL_CLIMB },
  sportsbook: { toss: TOSSES, slow: SLOW_TOSSES, long: LONG_TOSSES },
};
