import fc from 'fast-check';
import { drawsOf } from '@tessera/domain/fairness';
import { replay } from '../rules/solo-rules.ts';
import type { PaidRound, SpinRules } from '../rules/spin-rules.ts';
import { UNITS_PER_STAKE } from '../rules/stakes.ts';
import { seededDraw } from './seeded.ts';

/** What so many rounds of a slot came to, in stakes. */
export interface Spins {
  readonly mean: number;
  readonly deviation: number;
  readonly standardError: number;
  /** Of all rounds, how many paid anything, and how many more than their stake. */
  readonly hits: number;
  readonly wins: number;
  /** … and how many had what was asked for. */
  readonly marked: number;
}

/** Plays rounds on a fast repeatable draw. @param marks what is counted, e.g. that a round opened the free spins */
export function simulateSpins<Round extends PaidRound>(
  rules: SpinRules<Round>,
  marks: (round: Round) => boolean,
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
): Spins {
  const draw = seededDraw(seed);
  let [sum, squares, hits, wins, marked] = [0, 0, 0, 0, 0];
  for (let n = 0; n < rounds; n += 1) {
    const round = rules.start({}, draw);
    const paid = round.units / UNITS_PER_STAKE;
    sum += paid;
    squares += paid * paid;
    if (paid > 0) hits += 1;
    if (paid > 1) wins += 1;
    if (marks(round)) marked += 1;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  return {
    mean,
    deviation,
    standardError: deviation / Math.sqrt(rounds),
    hits: hits / rounds,
    wins: wins / rounds,
    marked: marked / rounds,
  };
}

export const seeds = fc.nat(2 ** 31 - 1);

/** What holds for every round of every slot; each property is a test of the caller's. */
export function spinProperties<Round extends PaidRound>(rules: SpinRules<Round>): void {
  test('a round pays whole units, never less than nothing nor more than the most', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { units } = rules.start({}, seededDraw(seed));
        expect(Number.isInteger(units)).toBe(true);
        expect(units).toBeGreaterThanOrEqual(0);
        expect(units).toBeLessThanOrEqual(rules.maxWinMultiple * UNITS_PER_STAKE);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a round is over at once, and has the same end when it is told again from its seed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.string(), (bytes, salt) => {
        const seed = Buffer.from(bytes).toString('hex');
        const round = rules.start({}, drawsOf(seed, salt));
        expect(rules.isOver(round)).toBe(true);
        expect(replay(rules, { choice: {}, actions: [] }, drawsOf(seed, salt))).toEqual(round);
        expect(JSON.parse(JSON.stringify(rules.view(round)))).toEqual(round);
      }),
    );
  });

  test('every stake is paid in whole minor units', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...rules.stakes('JPY')), (seed, stake) => {
        const round = rules.start({}, seededDraw(seed));
        expect(rules.payout(round, stake) * BigInt(UNITS_PER_STAKE)).toBe(stake * BigInt(round.units));
      }),
    );
  });

  test('nothing can be decided after the spin', () => {
    const round = rules.start({}, seededDraw(1));
    expect(rules.act(round, undefined as never, seededDraw(1))).toBeUndefined();
    expect(() => rules.finish(round)).toThrow(RangeError);
  });
}
