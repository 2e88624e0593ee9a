import { CURRENCY_CODES } from '@tessera/domain';
import { payUnits, stakesOf, UNITS_PER_STAKE } from './stakes.ts';
import { weighted } from './weighted.ts';

test.each(CURRENCY_CODES)('every stake of %s is whole units, and a unit pays exactly', (currency) => {
  for (const stake of stakesOf(currency)) {
    expect(stake % BigInt(UNITS_PER_STAKE)).toBe(0n);
    expect(payUnits(UNITS_PER_STAKE, stake)).toBe(stake);
    expect(payUnits(3, stake) * 20n).toBe(stake * 3n);
  }
});

test('a weighted draw keeps its proportions, and never takes what weighs nothing', () => {
  const pick = weighted([5, 0, 3, 2]);
  const every = Array.from({ length: 10 }, (_, ticket) => pick(() => ticket));
  expect([0, 1, 2, 3].map((index) => every.filter((one) => one === index).length)).toEqual([5, 0, 3, 2]);
  expect(() => weighted([0, 0])).toThrow(RangeError);
});
