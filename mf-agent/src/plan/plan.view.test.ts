import { highestShare, needsRevenue, shareOf, stepHeight, type Level } from './plan.view.ts';

const level = (commissionBasisPoints: number): Level => ({
  level: 1,
  name: 'One',
  netRevenueFrom: '0',
  activeMembersFrom: 0,
  commissionBasisPoints,
});

test('hundredths of a per cent become a share', () => {
  expect(shareOf(level(2550))).toBe(0.255);
  expect(highestShare([level(1000), level(4000), level(2000)])).toBe(0.4);
  expect(highestShare([])).toBe(0);
});

test.each([
  ['0', false],
  ['0.00', false],
  ['0.50', true],
  ['20000', true],
])('a level from %s needs revenue: %s', (netRevenueFrom, needs) => {
  expect(needsRevenue({ ...level(1), netRevenueFrom })).toBe(needs);
});

test('the steps are as high as their shares, and none is too low to be seen', () => {
  expect(stepHeight(level(2000), 0.4)).toBe(50);
  expect(stepHeight(level(4000), 0.4)).toBe(100);
  expect(stepHeight(level(1), 0.4)).toBe(12);
  expect(stepHeight(level(0), 0)).toBe(100);
});
