import type { ClusterTable } from './table.ts';

/** The sets of rules, by variant; the first one is what plays where none is named. */
export const TABLES = {
  /** Something on most rounds, and free rounds that can run far. */
  even: {
    returnBasisPoints: 9660,
    maxWinMultiple: 5_000,
    deviationStakes: 5.5,
    bonusEvery: 171,
    weights: [8, 10, 12, 16, 18, 20, 22],
    again: { paid: 16, free: 26 },
    mostMultiplier: { paid: 10, free: 50 },
    meter: 40,
    pays: [
      [18, 30, 50, 80, 200, 500, 2000, 10000],
      [14, 22, 35, 60, 120, 300, 1000, 5000],
      [9, 15, 25, 40, 80, 200, 600, 2500],
      [4, 8, 12, 16, 40, 100, 300, 1000],
      [4, 6, 9, 12, 30, 80, 200, 800],
      [3, 4, 6, 10, 24, 60, 150, 600],
      [2, 3, 5, 8, 18, 50, 120, 500],
    ],
  },
  /** Small clusters pay more, great ones less; the meter is full sooner. */
  calm: {
    returnBasisPoints: 9670,
    maxWinMultiple: 1_000,
    deviationStakes: 4.2,
    bonusEvery: 94,
    weights: [8, 10, 12, 16, 18, 20, 22],
    again: { paid: 16, free: 18 },
    mostMultiplier: { paid: 5, free: 15 },
    meter: 36,
    pays: [
      [18, 33, 60, 80, 150, 300, 800, 2000],
      [14, 22, 40, 60, 100, 200, 500, 1000],
      [9, 15, 25, 40, 70, 140, 300, 800],
      [5, 8, 11, 16, 36, 80, 200, 500],
      [4, 6, 8, 12, 30, 60, 150, 400],
      [3, 4, 7, 10, 24, 50, 120, 300],
      [2, 3, 5, 9, 18, 40, 100, 250],
    ],
  },
  /** Great clusters and the free rounds' multiplier are what it is played for. */
  bold: {
    returnBasisPoints: 9625,
    maxWinMultiple: 10_000,
    deviationStakes: 9.4,
    bonusEvery: 232,
    weights: [8, 10, 12, 16, 18, 20, 22],
    again: { paid: 16, free: 40 },
    mostMultiplier: { paid: 15, free: 100 },
    meter: 42,
    pays: [
      [15, 26, 50, 100, 250, 800, 4000, 20000],
      [11, 18, 30, 60, 150, 500, 2000, 10000],
      [7, 11, 20, 40, 100, 250, 1000, 5000],
      [4, 5, 10, 15, 40, 100, 400, 2000],
      [3, 4, 6, 11, 28, 80, 250, 1000],
      [2, 3, 4, 9, 22, 60, 180, 800],
      [1, 2, 4, 7, 18, 50, 150, 600],
    ],
  },
} satisfies Record<string, ClusterTable>;
