import type { WaysTable } from './table.ts';

/** The sets of rules, by variant; the first one is what plays where none is named. */
export const TABLES = {
  /** Free spins in between, and now and then a long one. */
  even: {
    returnBasisPoints: 9660,
    maxWinMultiple: 5_000,
    deviationStakes: 8.9,
    bonusEvery: 187,
    heights: { paid: [10, 16, 18, 14, 8, 5], free: [7, 13, 18, 16, 10, 7] },
    weights: {
      first: [28, 32, 36, 40, 44, 46, 48, 48, 48, 0, 9],
      others: [28, 32, 36, 40, 44, 46, 48, 48, 48, 4, 9],
    },
    pays: [
      [0, 4, 10, 20, 60, 200],
      [0, 0, 7, 14, 30, 80],
      [0, 0, 5, 10, 25, 50],
      [0, 0, 4, 8, 15, 30],
      [0, 0, 3, 5, 8, 15],
      [0, 0, 2, 4, 8, 15],
      [0, 0, 1, 3, 6, 12],
      [0, 0, 1, 2, 5, 10],
      [0, 0, 1, 2, 5, 10],
    ],
  },
  /** Small wins often; the free spins come sooner, on reels that stay as high. */
  calm: {
    returnBasisPoints: 9625,
    maxWinMultiple: 2_500,
    deviationStakes: 6.7,
    bonusEvery: 132,
    heights: { paid: [10, 16, 18, 14, 8, 5], free: [10, 16, 18, 14, 8, 5] },
    weights: {
      first: [28, 32, 36, 40, 44, 46, 48, 48, 48, 0, 10],
      others: [28, 32, 36, 40, 44, 46, 48, 48, 48, 4, 10],
    },
    pays: [
      [0, 5, 10, 25, 60, 150],
      [0, 0, 7, 15, 30, 60],
      [0, 0, 6, 12, 25, 40],
      [0, 0, 5, 10, 15, 30],
      [0, 0, 3, 6, 10, 20],
      [0, 0, 3, 4, 8, 15],
      [0, 0, 2, 3, 6, 12],
      [0, 0, 1, 3, 5, 10],
      [0, 0, 1, 2, 5, 10],
    ],
  },
  /** The reels tower in the free spins, and most of what is paid is paid there. */
  bold: {
    returnBasisPoints: 9630,
    maxWinMultiple: 10_000,
    deviationStakes: 13.5,
    bonusEvery: 276,
    heights: { paid: [10, 16, 18, 14, 8, 5], free: [4, 10, 16, 18, 14, 10] },
    weights: {
      first: [28, 32, 36, 40, 44, 46, 48, 48, 48, 0, 8],
      others: [28, 32, 36, 40, 44, 46, 48, 48, 48, 4, 8],
    },
    pays: [
      [0, 4, 10, 25, 75, 280],
      [0, 0, 5, 11, 30, 100],
      [0, 0, 4, 8, 20, 50],
      [0, 0, 4, 6, 15, 30],
      [0, 0, 2, 4, 6, 12],
      [0, 0, 1, 3, 5, 11],
      [0, 0, 1, 2, 5, 9],
      [0, 0, 1, 2, 4, 8],
      [0, 0, 1, 2, 4, 7],
    ],
  },
} satisfies Record<string, WaysTable>;
