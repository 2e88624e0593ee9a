import { CURRENCY_CODES } from '@tessera/domain';
import { defaultStake, stakesOf } from '../../../rules/stakes.ts';
import { LINE_COUNT } from './paytable.ts';

test.each(CURRENCY_CODES)('the stakes of %s rise and split evenly over the lines', (currency) => {
  const stakes = stakesOf(currency);
  stakes.forEach((stake, step) => {
    expect(stake % BigInt(LINE_COUNT)).toBe(0n);
    if (step > 0) expect(stake).toBeGreaterThan(stakes[step - 1]!);
  });
  expect(stakes).toContain(defaultStake(currency));
});
