import { changeOf, exactly, periodBefore } from './overview.rules.ts';

test.each([
  [
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-10-02', to: '2026-10-31' },
  ],
  [
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-02-28', to: '2026-02-28' },
  ],
  [
    { from: '2026-01-01', to: '2026-01-02' },
    { from: '2025-12-30', to: '2025-12-31' },
  ],
])('the period before %j is as long and ends on the day before', (period, before) => {
  expect(periodBefore(period)).toEqual(before);
});

test.each([
  [5n, 5n, { kind: 'same' }],
  [0n, 0n, { kind: 'same' }],
  [5n, 0n, { kind: 'new' }],
  [125n, 100n, { kind: 'changed', share: 0.25 }],
  [50n, 100n, { kind: 'changed', share: -0.5 }],
  [50n, -100n, { kind: 'changed', share: 1.5 }],
])('%s against %s is %j', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

test.each([
  [7, 7n],
  ['12.50', 1250n],
  ['12.509', 1250n],
  ['-0.001', 0n],
])('the figure %s counts as %s, even if it is finer than the currency', (value, exact) => {
  expect(exactly(value, 'USD')).toBe(exact);
});
