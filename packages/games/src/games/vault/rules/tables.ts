import { UNITS_PER_STAKE } from '../../../rules/stakes.ts';
import type { CoinKind, Prize, VaultTable } from './table.ts';

/** The vault's sets of rules, by variant; the first one is what plays where none is named. */
export const TABLES = {
  even: tableOf({
    returnBasisPoints: 9627,
    maxWinMultiple: 2_500,
    deviationStakes: 8.5,
    weights: { first: [5, 6, 7, 8, 11, 12, 13, 14, 0, 12], others: [5, 6, 7, 8, 11, 12, 13, 14, 4, 12] },
    pays: [
      [0, 0, 30, 90, 400],
      [0, 0, 20, 60, 240],
      [0, 0, 15, 50, 160],
      [0, 0, 12, 36, 100],
      [0, 0, 7, 15, 40],
      [0, 0, 6, 15, 35],
      [0, 0, 4, 12, 30],
      [0, 0, 4, 10, 25],
    ],
    coinPerMille: 60,
    values: { 1: 64, 2: 22, 3: 10, 5: 6, 8: 3 },
    prizes: { mini: 10, minor: 25, major: 100, grand: 1_000 },
    prizeWeights: { mini: 5, minor: 2, major: 1 },
  }),
  /** Coins lock often, and pay little at a time. */
  calm: tableOf({
    returnBasisPoints: 9619,
    maxWinMultiple: 1_000,
    deviationStakes: 4.5,
    weights: { first: [6, 7, 8, 9, 11, 12, 13, 14, 0, 14], others: [6, 7, 8, 9, 11, 12, 13, 14, 6, 14] },
    pays: [
      [0, 0, 20, 50, 160],
      [0, 0, 16, 40, 120],
      [0, 0, 14, 32, 80],
      [0, 0, 10, 24, 60],
      [0, 0, 8, 15, 40],
      [0, 0, 6, 12, 35],
      [0, 0, 4, 10, 30],
      [0, 0, 4, 10, 24],
    ],
    coinPerMille: 55,
    values: { 1: 64, 2: 22, 3: 8, 5: 4 },
    prizes: { mini: 8, minor: 16, major: 50, grand: 400 },
    prizeWeights: { mini: 4, minor: 2, major: 1 },
  }),
  /** Coins lock seldom, and the vault is worth the wait. */
  bold: tableOf({
    returnBasisPoints: 9615,
    maxWinMultiple: 5_000,
    deviationStakes: 17.5,
    weights: { first: [5, 6, 7, 8, 12, 13, 14, 15, 0, 12], others: [5, 6, 7, 8, 12, 13, 14, 15, 3, 12] },
    pays: [
      [0, 0, 40, 150, 1000],
      [0, 0, 30, 100, 500],
      [0, 0, 24, 70, 250],
      [0, 0, 18, 50, 150],
      [0, 0, 6, 15, 50],
      [0, 0, 5, 12, 40],
      [0, 0, 4, 10, 30],
      [0, 0, 3, 8, 30],
    ],
    coinPerMille: 60,
    values: { 1: 120, 2: 40, 3: 20, 5: 12, 10: 6 },
    prizes: { mini: 12, minor: 40, major: 200, grand: 2_500 },
    prizeWeights: { mini: 4, minor: 2, major: 1 },
  }),
} satisfies Record<string, VaultTable>;

interface Written extends Omit<VaultTable, 'coins'> {
  /** How often a coin carries a value, by the value in stakes. */
  readonly values: Readonly<Record<number, number>>;
  readonly prizeWeights: Readonly<Record<Exclude<Prize, 'grand'>, number>>;
}

function tableOf({ values, prizeWeights, ...table }: Written): VaultTable {
  const { mini, minor, major } = prizeWeights;
  const plain = Object.entries(values).map(([stakes, weight]): CoinKind => ({
    units: Number(stakes) * UNITS_PER_STAKE,
    prize: null,
    weight,
  }));
  const named = (prize: Exclude<Prize, 'grand'>, weight: number): CoinKind => ({
    units: table.prizes[prize] * UNITS_PER_STAKE,
    prize,
    weight,
  });
  return { ...table, coins: [...plain, named('mini', mini), named('minor', minor), named('major', major)] };
}
