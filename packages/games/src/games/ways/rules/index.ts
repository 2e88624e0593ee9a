import { spinRules, type SpinRules } from '../../../rules/spin-rules.ts';
import { waysRounds, type WaysRound } from './round.ts';
import type { WaysTable } from './table.ts';
import { TABLES } from './tables.ts';

const VERSION = 1;

const rulesOf = (table: WaysTable): SpinRules<WaysRound> =>
  spinRules({
    version: VERSION,
    returnBasisPoints: table.returnBasisPoints,
    maxWinMultiple: table.maxWinMultiple,
    play: waysRounds(table),
  });

/**
 * Six reels that change their height with every spin, up to 117,649 ways. What wins leaves and new symbols fall, until
 * nothing wins; in the free spins each fall that wins raises the multiplier of all that come.
 */
export const VARIANTS = {
  even: rulesOf(TABLES.even),
  calm: rulesOf(TABLES.calm),
  bold: rulesOf(TABLES.bold),
};
