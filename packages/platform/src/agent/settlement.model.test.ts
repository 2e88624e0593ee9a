import { settleAgentWeek, type Stratum, type Tier } from './settlement.model.ts';

const PLAN: readonly Tier[] = [
  { level: 1, netRevenueFrom: 0n, activeMembersFrom: 1, basisPoints: [2_000, 400] },
  { level: 2, netRevenueFrom: 100_00n, activeMembersFrom: 3, basisPoints: [3_000, 500] },
  { level: 3, netRevenueFrom: 500_00n, activeMembersFrom: 5, basisPoints: [4_000, 600] },
];
const stratum = (depth: number, net: bigint, activeMembers = 3): Stratum => ({
  depth,
  activeMembers,
  turnover: 1_000_00n + net,
  payouts: 900_00n,
  bonuses: 100_00n,
});
const settle = (strata: readonly Stratum[], { heldLevel = 1, carriedIn = 0n, corrected = 0n } = {}) =>
  settleAgentWeek(PLAN, { strata, heldLevel, carriedIn, corrected });

test('each level of the downline has its own share', () => {
  const { strata, earned, due, netRevenue } = settle([stratum(1, 200_00n), stratum(2, 100_00n)]);
  expect(strata.map(({ basisPoints, earned: own }) => [basisPoints, own])).toEqual([
    [3_000, 60_00n],
    [500, 5_00n],
  ]);
  expect({ earned, due, netRevenue }).toEqual({ earned: 65_00n, due: 65_00n, netRevenue: 300_00n });
});

test.each([
  ['both thresholds', 500_00n, 5, 3],
  ['one member short', 500_00n, 4, 2],
  ['one cent short', 499_99n, 5, 2],
  ['nobody active', 0n, 0, 1],
])('%s reach the level that they reach', (_name, net, active, level) => {
  expect(settle([stratum(1, net, active)]).reachedLevel).toBe(level);
});

test('the level that an agent holds is the least, and a higher one that is reached counts', () => {
  expect(settle([stratum(1, 0n)], { heldLevel: 3 })).toMatchObject({ reachedLevel: 1, appliedLevel: 3 });
  expect(settle([stratum(1, 500_00n, 5)], { heldLevel: 2 })).toMatchObject({ appliedLevel: 3 });
  expect(settle([stratum(1, 0n)], { heldLevel: 0 })).toMatchObject({ appliedLevel: 1 });
});

test('a loss is carried over, and made up for before anything is paid', () => {
  const lost = settle([stratum(1, -100_00n)]);
  expect(lost).toMatchObject({ earned: -20_00n, due: 0n, carriedOut: -20_00n });
  const less = settle([stratum(1, 50_00n)], { carriedIn: lost.carriedOut });
  expect(less).toMatchObject({ earned: 10_00n, due: 0n, carriedOut: -10_00n });
  const more = settle([stratum(1, 90_00n)], { carriedIn: less.carriedOut });
  expect(more).toMatchObject({ earned: 18_00n, due: 8_00n, carriedOut: 0n });
});

test('one level’s loss is taken off the others’ gains', () => {
  expect(settle([stratum(1, 100_00n), stratum(2, -300_00n)])).toMatchObject({ earned: 8_00n, due: 8_00n });
});

test('fractions of a cent are not paid, and not owed', () => {
  expect(settle([stratum(1, 4n)]).earned).toBe(0n);
  expect(settle([stratum(1, -4n)]).earned).toBe(0n);
  expect(settle([stratum(1, 5n)]).earned).toBe(1n);
});

test('without a plan nothing is settled', () => {
  expect(() => settleAgentWeek([], { strata: [], heldLevel: 1, carriedIn: 0n, corrected: 0n })).toThrow(
    RangeError,
  );
});
