import { countStakes, expectedCost } from './progress.ts';

const contributions = [
  { hallId: 2, percent: 100 },
  { hallId: 3, percent: 10 },
];

test('counts stakes at the per cent of their hall, and none in halls that are not listed', () => {
  const stakes = [
    { hallId: 2, staked: 1_000n },
    { hallId: 3, staked: 999n },
    { hallId: 4, staked: 5_000n },
  ];
  expect(countStakes(stakes, contributions)).toBe(1_099n);
  expect(countStakes([], contributions)).toBe(0n);
});

test('prints what the wagering costs on average, never less', () => {
  expect(expectedCost(10_000n, contributions, 96)).toBe(400n);
  expect(expectedCost(10_001n, contributions, 96)).toBe(401n);
  expect(expectedCost(10_000n, [{ hallId: 3, percent: 50 }], 96)).toBe(800n);
});
