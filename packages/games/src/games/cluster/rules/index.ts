import { spinRules, type SpinRules } from '../../../rules/spin-rules.ts';
import { clusterRounds, type ClusterRound } from './round.ts';
import type { ClusterTable } from './table.ts';
import { TABLES } from './tables.ts';

const VERSION = 1;

const rulesOf = (table: ClusterTable): SpinRules<ClusterRound> =>
  spinRules({
    version: VERSION,
    returnBasisPoints: table.returnBasisPoints,
    maxWinMultiple: table.maxWinMultiple,
    play: clusterRounds(table),
  });

/**
 * Clusters on seven by seven: five and more of a symbol that touch pay and leave, new ones fall, and each fall that wins
 * raises the multiplier. What left fills a meter; full, it opens free rounds that go on from the multiplier it stands at.
 */
export const VARIANTS = {
  even: rulesOf(TABLES.even),
  calm: rulesOf(TABLES.calm),
  bold: rulesOf(TABLES.bold),
};
