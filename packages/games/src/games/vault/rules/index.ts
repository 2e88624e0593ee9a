import { spinRules, type SpinRules } from '../../../rules/spin-rules.ts';
import { vaultRounds, type VaultRound } from './round.ts';
import type { VaultTable } from './table.ts';
import { TABLES } from './tables.ts';

const VERSION = 1;

const rulesOf = (table: VaultTable): SpinRules<VaultRound> =>
  spinRules({
    version: VERSION,
    returnBasisPoints: table.returnBasisPoints,
    maxWinMultiple: table.maxWinMultiple,
    play: vaultRounds(table),
  });

/**
 * Hold and win on five reels of three: symbols pay by ways, six coins or more lock and bring respins, and what they carry
 * is paid at the end, the grand with it where they fill the vault.
 */
export const VARIANTS = {
  even: rulesOf(TABLES.even),
  calm: rulesOf(TABLES.calm),
  bold: rulesOf(TABLES.bold),
};
