import fc from 'fast-check';
import { creditsOf, type Move } from './turnover.model.ts';

const at = new Date('2026-05-01T00:00:00Z');
const credit = (kind: string, required: bigint): Move => ({
  move: 'credit',
  kind,
  at,
  amount: required * 2n,
  required,
});
const pass = (required: bigint): Move => ({ move: 'pass', at, required });
const progress = (moves: readonly Move[], wagered: readonly bigint[]) =>
  creditsOf(moves, wagered).map(({ kind, required, done }) => [kind, required, done]);

test('a stake counts for the oldest credit that is not done, and never for a later one', () => {
  expect(progress([credit('deposit', 50n), credit('welcome', 30n)], [60n, 25n])).toEqual([
    ['deposit', 50n, 50n],
    ['welcome', 30n, 25n],
  ]);
});

test('what is passed on takes its requirement along', () => {
  expect(progress([credit('deposit', 50n), pass(20n), credit('roulette_prize', 5n)], [10n, 0n, 40n])).toEqual(
    [
      ['deposit', 30n, 30n],
      ['roulette_prize', 5n, 5n],
    ],
  );
  expect(progress([credit('deposit', 50n), pass(80n)], [0n, 0n])).toEqual([]);
});

test('no more is done than is required, nor than was wagered', () => {
  const move = fc.oneof(
    fc.bigInt(0n, 100n).map((required) => credit('deposit', required)),
    fc.bigInt(0n, 100n).map(pass),
  );
  const step = fc.tuple(move, fc.bigInt(0n, 100n));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const wagered = steps.map(([, amount]) => amount);
      const credits = creditsOf(
        steps.map(([one]) => one),
        wagered,
      );
      for (const { required, done } of credits) expect(done <= required).toBe(true);
      const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
      expect(sum(credits.map(({ done }) => done)) <= sum(wagered)).toBe(true);
    }),
  );
});
