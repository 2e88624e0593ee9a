import { lineWin } from './evaluate.ts';
import { LINES } from './lines.ts';
import { LINE_COUNT, MAX_FREE_SPINS, RETRIGGER_SPINS, scatterAward } from './paytable.ts';
import { BASE_REELS, FREE_REELS, type ReelSet } from './strips.ts';
import { REELS, ROWS, SYMBOLS, type SlotSymbol } from './symbols.ts';

/** The return to player, part by part, as a share of the stake (0.96 is 96 %). The cap on a round is not in it. */
export interface ExactReturn {
  readonly lines: number;
  readonly scatters: number;
  readonly freeSpins: number;
  readonly total: number;
  /** Chance that a round opens the free spins. */
  readonly bonusChance: number;
}

/**
 * What all lines of one spin pay on average, in stakes. Every line crosses each reel once and a reel stops
 * anywhere with the same chance, so a line's symbols are independent draws from the strips and all 11^5
 * combinations can be counted.
 */
export function exactLineReturn(reels: ReelSet): number {
  const counts = reels.map((strip) => SYMBOLS.map((symbol) => strip.filter((one) => one === symbol).length));
  const along: SlotSymbol[] = [];
  let paid = 0;
  const walk = (reel: number, ways: number): void => {
    if (ways === 0) return;
    if (reel === REELS) {
      paid += ways * (lineWin(along)?.units ?? 0);
      return;
    }
    SYMBOLS.forEach((symbol, index) => {
      along[reel] = symbol;
      walk(reel + 1, ways * counts[reel]![index]!);
    });
  };
  walk(0, 1);
  const cycles = reels.reduce((product, strip) => product * strip.length, 1);
  return (paid / cycles) * (LINES.length / LINE_COUNT);
}

/** `chances[n]`: how likely exactly `n` scatters are in view. */
export function exactScatterChances(reels: ReelSet): number[] {
  let chances = [1];
  for (const strip of reels) {
    const reel = new Array<number>(ROWS + 1).fill(0);
    for (let stop = 0; stop < strip.length; stop += 1) {
      let seen = 0;
      for (let row = 0; row < ROWS; row += 1) if (strip[(stop + row) % strip.length] === 'scatter') seen += 1;
      reel[seen]! += 1 / strip.length;
    }
    const next = new Array<number>(chances.length + ROWS).fill(0);
    chances.forEach((before, have) => reel.forEach((chance, add) => (next[have + add]! += before * chance)));
    chances = next;
  }
  return chances;
}

/** How many spins a bonus of `start` spins has on average, with its retriggers up to the limit. */
export function expectedFreeSpins(start: number, retriggerChance: number): number {
  // By total spins awarded, then by spins played: a spin either leaves the total or raises it.
  const from = new Map<string, number>();
  const walk = (played: number, total: number): number => {
    if (played === total) return 0;
    const key = `${played}/${total}`;
    const known = from.get(key);
    if (known !== undefined) return known;
    const raised = Math.min(total + RETRIGGER_SPINS, MAX_FREE_SPINS);
    const value =
      1 + (1 - retriggerChance) * walk(played + 1, total) + retriggerChance * walk(played + 1, raised);
    from.set(key, value);
    return value;
  };
  return walk(0, start);
}

function scatterReturn(chances: readonly number[]): number {
  return chances.reduce((sum, chance, n) => sum + chance * (scatterAward(n)?.pays ?? 0), 0);
}

/**
 * The slot's exact return. The number of free spins is a stopping time of independent spins, so a bonus pays its
 * expected number of spins times what one pays (Wald's identity).
 */
export function exactReturn(base: ReelSet = BASE_REELS, free: ReelSet = FREE_REELS): ExactReturn {
  const chances = exactScatterChances(base);
  const freeChances = exactScatterChances(free);
  const retrigger = freeChances.slice(3).reduce((sum, chance) => sum + chance, 0);
  const perFreeSpin = exactLineReturn(free) + scatterReturn(freeChances);
  const lines = exactLineReturn(base);
  const scatters = scatterReturn(chances);
  let freeSpins = 0;
  let bonusChance = 0;
  chances.forEach((chance, n) => {
    const award = scatterAward(n);
    if (!award) return;
    bonusChance += chance;
    freeSpins += chance * expectedFreeSpins(award.freeSpins, retrigger) * award.multiplier * perFreeSpin;
  });
  return { lines, scatters, freeSpins, total: lines + scatters + freeSpins, bonusChance };
}
