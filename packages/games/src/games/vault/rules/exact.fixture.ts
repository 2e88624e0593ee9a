import { UNITS_PER_STAKE } from '../../../rules/stakes.ts';
import { COIN, LOCKING_COINS, PLACES, REELS, RESPINS, ROWS, WILD } from './symbols.ts';
import type { VaultTable } from './table.ts';

/** The return to player, part by part, as a share of the stake (0.96 is 96 %). The cap on a round is not in it. */
export interface ExactReturn {
  readonly ways: number;
  readonly hold: number;
  readonly total: number;
  /** Chance that a round's coins lock. */
  readonly holdChance: number;
  /** Chance that locked coins fill the vault. */
  readonly fullChance: number;
}

/**
 * What the ways of a spin pay on average, in stakes. All places are drawn by themselves, so the expected number of ways
 * over some reels is the product of the expected counts on each, and the reel after them has none with its own chance.
 */
export function exactWaysReturn({ weights, pays }: VaultTable): number {
  const chanceOn = (reel: number, symbol: number): number => {
    const of = reel === 0 ? weights.first : weights.others;
    return (of[symbol]! + of[WILD]!) / of.reduce((sum, weight) => sum + weight, 0);
  };
  let units = 0;
  pays.forEach((bySymbol, symbol) => {
    let ways = 1;
    bySymbol.forEach((pay, index) => {
      ways *= ROWS * chanceOn(index, symbol);
      const ends = index + 1 === REELS ? 1 : (1 - chanceOn(index + 1, symbol)) ** ROWS;
      units += pay * ways * ends;
    });
  });
  return units / UNITS_PER_STAKE;
}

/** `chances[n]`: exactly `n` of `places` get a coin, each with the chance `p`. */
function binomial(places: number, p: number): number[] {
  let chances = [1];
  for (let place = 0; place < places; place += 1) {
    chances = Array.from(
      { length: chances.length + 1 },
      (_, n) => (chances[n] ?? 0) * (1 - p) + (chances[n - 1] ?? 0) * p,
    );
  }
  return chances;
}

/** `chances[n]`: exactly `n` coins lie in the vault at the end, where it began with `coins`. */
export function exactHoldEnds(coins: number, coinChance: number): number[] {
  const ends = new Array<number>(PLACES + 1).fill(0);
  let now = new Map([[coins, 1]]);
  // By coins and respins left; a respin either loses one or gives all back, so the states are walked by coins.
  for (let have = coins; have <= PLACES; have += 1) {
    const chance = now.get(have) ?? 0;
    if (have === PLACES) {
      ends[have]! += chance;
      continue;
    }
    const landing = binomial(PLACES - have, coinChance);
    const nothing = landing[0]! ** RESPINS;
    ends[have]! += chance * nothing;
    // What comes first is one of the landings, whichever of the respins brings it.
    const next = new Map(now);
    landing.forEach((one, n) => {
      if (n === 0) return;
      const share = (one / (1 - landing[0]!)) * (1 - nothing);
      next.set(have + n, (next.get(have + n) ?? 0) + chance * share);
    });
    now = next;
  }
  return ends;
}

/** The table's exact return. Coins and what they carry are drawn apart, so each coin pays the mean of all kinds. */
export function exactReturn(table: VaultTable): ExactReturn {
  const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);
  const { first, others } = table.weights;
  const onFirst = binomial(ROWS, first[COIN]! / sum(first));
  const onOthers = binomial(PLACES - ROWS, others[COIN]! / sum(others));
  const meanUnits =
    sum(table.coins.map(({ units, weight }) => units * weight)) /
    sum(table.coins.map(({ weight }) => weight));
  let hold = 0;
  let holdChance = 0;
  let full = 0;
  for (let coins = LOCKING_COINS; coins <= PLACES; coins += 1) {
    const chance = sum(onFirst.map((one, n) => one * (onOthers[coins - n] ?? 0)));
    const ends = exactHoldEnds(coins, table.coinPerMille / 1_000);
    const mean = sum(ends.map((end, n) => end * n));
    holdChance += chance;
    full += chance * ends[PLACES]!;
    hold += chance * ((mean * meanUnits) / UNITS_PER_STAKE + ends[PLACES]! * table.prizes.grand);
  }
  const ways = exactWaysReturn(table);
  return { ways, hold, total: ways + hold, holdChance, fullChance: full / holdChance };
}
