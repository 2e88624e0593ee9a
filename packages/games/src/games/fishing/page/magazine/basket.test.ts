import fc from 'fast-check';
import { BUBBLES } from '../../rules/magazine.ts';
import { basketOf, openOf, type MagazineAnswer, type MagazineState } from './basket.ts';

const money = { read: (decimal: string) => BigInt(Math.round(Number(decimal) * 100)) };
const magazine = (bubbles: number, won: number, stake = '5.00') =>
  ({ stake, view: { bubbles, won } }) as unknown as MagazineAnswer;

test('a basket holds what was won, and tells what was used for it and what comes back', () => {
  expect(basketOf(money, magazine(BUBBLES, 0))).toEqual({ won: 0n, used: 0n, back: 500n });
  expect(basketOf(money, magazine(BUBBLES - 10, 8))).toEqual({ won: 80n, used: 100n, back: 480n });
  expect(basketOf(money, magazine(0, 30))).toEqual({ won: 300n, used: 500n, back: 300n });
  expect(basketOf(money, undefined)).toEqual({ won: 0n, used: 0n, back: 0n });
});

test('whatever rose and whoever came, nothing of the stake is lost: what is used and what is not are the stake', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: BUBBLES }),
      fc.nat(10_000),
      fc.nat(2_000),
      (bubbles, won, units) => {
        const stake = units * BUBBLES;
        const basket = basketOf(money, magazine(bubbles, won, (stake / 100).toFixed(2)));
        expect(basket.used + basket.back - basket.won).toBe(BigInt(stake));
      },
    ),
  );
});

test.each<[string, MagazineState, boolean]>([
  ['before it is paid', { phase: 'ready', round: undefined }, false],
  ['while it is asked for', { phase: 'asking', round: magazine(0, 0), from: 'ready' }, false],
  ['when it is paid', { phase: 'open', round: magazine(BUBBLES, 0) }, true],
  ['while bubbles are on their way', { phase: 'asking', round: magazine(9, 0), from: 'open' }, true],
  ['while its end is shown', { phase: 'showing', round: magazine(0, 0) }, false],
])('a magazine can be blown, or not: %s', (_, state, isOpen) => {
  expect(openOf(state) !== undefined).toBe(isOpen);
});
