import { toMinor } from '@tessera/domain';
import { jackpotAt } from './jackpot.ts';

const WEDNESDAY = Date.UTC(2026, 4, 6, 12);

test('the jackpot grows by what it says it grows', () => {
  const [before, after] = [jackpotAt(WEDNESDAY, 'INR'), jackpotAt(WEDNESDAY + 10_000, 'INR')];
  const growth = toMinor(before.growthPerSecond, 'INR') * 10n;
  expect(toMinor(after.total, 'INR') - toMinor(before.total, 'INR')).toBe(growth);
});

test('it starts anew with the week', () => {
  const monday = Date.UTC(2026, 4, 4, 4);
  expect(Number(jackpotAt(monday, 'USD').total)).toBeLessThan(Number(jackpotAt(monday - 1_000, 'USD').total));
});
