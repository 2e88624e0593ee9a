import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { seededDraw } from '../../../testing/seeded.ts';
import { counted, sized } from '../../../testing/proof-size.ts';
import { exactReturn } from './exact.fixture.ts';
import { SLOT_FACTS } from './facts.ts';
import { LINE_COUNT, MAX_FREE_SPINS, MAX_WIN_MULTIPLE, SCATTER_AWARDS } from './paytable.ts';
import { drawRound, payoutOf, replayRound } from './round.ts';
import { BASE_REELS, FREE_REELS } from './strips.ts';

const ROUNDS = sized(100_000, 1_000_000);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

test(`${counted(ROUNDS)} rounds return what the enumeration says, and what the help page states`, () => {
  const draw = seededDraw(20_260_719);
  let [sum, squares, hits, wins, bonuses] = [0, 0, 0, 0, 0];
  for (let n = 0; n < ROUNDS; n += 1) {
    const { round } = drawRound(draw);
    const stakes = round.units / LINE_COUNT;
    sum += stakes;
    squares += stakes * stakes;
    if (stakes > 0) hits += 1;
    if (stakes > 1) wins += 1;
    if (round.bonus) bonuses += 1;
  }
  const mean = sum / ROUNDS;
  const deviation = Math.sqrt(squares / ROUNDS - mean * mean);
  const standardError = deviation / Math.sqrt(ROUNDS);
  expect(Math.abs(mean - exactReturn().total)).toBeLessThan(3 * standardError);
  expect(Math.abs((hits / ROUNDS) * 100 - SLOT_FACTS.hitPercent)).toBeLessThan(1);
  expect(Math.abs((wins / ROUNDS) * 100 - SLOT_FACTS.winPercent)).toBeLessThan(1);
  expect(Math.abs(ROUNDS / bonuses - SLOT_FACTS.bonusEvery)).toBeLessThan(3);
  expect(Math.abs(deviation - SLOT_FACTS.deviationStakes)).toBeLessThan(0.5);
});

test('the stated return is the exact one, to a hundredth of a percent', () => {
  expect(Math.round(exactReturn().total * 10_000)).toBe(SLOT_FACTS.returnBasisPoints);
});

test('the bonus chance is the stated one', () => {
  expect(Math.round(1 / exactReturn().bonusChance)).toBe(SLOT_FACTS.bonusEvery);
});

test('a drawn round told again from its stops is the same round', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { stops, round } = drawRound(seededDraw(seed));
      expect(replayRound(JSON.parse(JSON.stringify(stops)) as typeof stops)).toEqual(round);
    }),
  );
});

test('the draw of play has the shape of the simulation’s', () => {
  const { stops, round } = drawRound(randomInt);
  expect(replayRound(stops).units).toBe(round.units);
});

test('a round is the sum of its spins, under the cap, and its bonus keeps the limit', () => {
  // Scatters in view on the three reels that have them near: always a bonus.
  const scatterStops = BASE_REELS.map((strip) => strip.indexOf('scatter'));
  fc.assert(
    fc.property(seeds, (seed) => {
      const free = seededDraw(seed);
      let asked = 0;
      const { round } = drawRound((below) => (asked < 5 ? scatterStops[asked++]! : free(below)));
      const { bonus } = round;
      expect(bonus?.multiplier).toBe(SCATTER_AWARDS[5].multiplier);
      expect(bonus!.spins.length).toBeLessThanOrEqual(MAX_FREE_SPINS);
      const added = bonus!.spins.reduce((sum, spin) => sum + spin.added, 0);
      if (!round.capped) expect(bonus!.spins).toHaveLength(SCATTER_AWARDS[5].freeSpins + added);
      const units = bonus!.spins.reduce((sum, spin) => sum + spin.units * spin.multiplier, round.spin.units);
      expect(round.units).toBe(Math.min(units, MAX_WIN_MULTIPLE * LINE_COUNT));
    }),
  );
});

test('the richest bonus there is stops at the cap', () => {
  const best = FREE_REELS.map((strip) => Math.max(strip.indexOf('wild'), strip.indexOf('high1')));
  const scatterStops = BASE_REELS.map((strip) => strip.indexOf('scatter'));
  let asked = 0;
  const { round } = drawRound(() => {
    const stop = asked < 5 ? scatterStops[asked]! : best[asked % 5]!;
    asked += 1;
    return stop;
  });
  expect(round.units).toBeLessThanOrEqual(MAX_WIN_MULTIPLE * LINE_COUNT);
});

test.each([
  ['no spin', []],
  ['a stop off the strip', [[0, 0, 0, 0, 99]]],
  ['a fraction', [[0, 0, 0, 0, 0.5]]],
  ['four reels', [[0, 0, 0, 0]]],
])('stops that are no round are refused: %s', (_, stops) => {
  expect(() => replayRound(stops)).toThrow(RangeError);
});

test('a spin too many is refused', () => {
  const { stops } = drawRound(seededDraw(1));
  expect(() => replayRound([...stops, stops[0]!])).toThrow('spins');
});

test('a payout is whole minor units', () => {
  expect(payoutOf(30, 100n)).toBe(150n);
  expect(payoutOf(0, 100n)).toBe(0n);
});
