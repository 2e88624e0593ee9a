import {
  changeLimit,
  limitAt,
  LOOSEN_AFTER_MS,
  NO_LIMIT,
  reachedBy,
  storedLimit,
  type Limit,
  type LimitUse,
} from './limits.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const tomorrow = later(LOOSEN_AFTER_MS);
const of = (amount: bigint | null, pending: Limit['pending'] = null): Limit => ({ amount, pending });

test.each([
  ['a first limit', NO_LIMIT, 100n],
  ['a tighter one', of(200n), 100n],
  ['the same one', of(100n), 100n],
] as const)('%s holds at once', (_name, before, wanted) => {
  expect(changeLimit(before, wanted, now)).toEqual(of(100n));
});

test.each([
  ['a looser one', 200n],
  ['none at all', null],
] as const)('%s waits for a day, to the millisecond', (_name, wanted) => {
  const after = changeLimit(of(100n), wanted, now);
  expect(after).toEqual(of(100n, { amount: wanted, from: tomorrow }));
  const stored = storedLimit(after);
  expect(limitAt(stored, later(LOOSEN_AFTER_MS - 1))).toEqual(after);
  expect(limitAt(stored, tomorrow)).toEqual(of(wanted));
});

describe('while a looser limit is pending', () => {
  const pending = of(100n, { amount: 500n, from: tomorrow });
  const soon = later(3_600_000);

  test('a tighter one takes the place of both', () => {
    expect(changeLimit(pending, 50n, soon)).toEqual(of(50n));
  });

  test('asking for what is in force takes the pending one back', () => {
    expect(changeLimit(pending, 100n, soon)).toEqual(of(100n));
  });

  test('another looser one waits for a day of its own', () => {
    const from = new Date(soon.getTime() + LOOSEN_AFTER_MS);
    expect(changeLimit(pending, 300n, soon)).toEqual(of(100n, { amount: 300n, from }));
  });

  test('asking for the same once more does not make it wait longer', () => {
    expect(changeLimit(pending, 500n, soon)).toBe(pending);
  });
});

describe('what is left', () => {
  const use = (given: Partial<LimitUse>): LimitUse => ({
    kind: 'wager',
    period: 'day',
    amount: 100n,
    used: 0n,
    resetsAt: tomorrow,
    ...given,
  });

  test('the whole of it may be used, and not one unit more', () => {
    expect(reachedBy([use({ used: 60n })], 40n)).toBeUndefined();
    expect(reachedBy([use({ used: 60n })], 41n)).toMatchObject({ kind: 'wager', remaining: 40n });
  });

  test('asked for nothing, only a limit that is used up stands in the way', () => {
    expect(reachedBy([use({ used: 99n })], 0n)).toBeUndefined();
    expect(reachedBy([use({ used: 100n })], 0n)).toMatchObject({ remaining: 0n });
  });

  test('a limit that was made tighter than what is used leaves nothing', () => {
    expect(reachedBy([use({ used: 170n })], 1n)).toMatchObject({ remaining: 0n });
  });

  test('what was won makes room', () => {
    expect(reachedBy([use({ kind: 'loss', used: -50n })], 150n)).toBeUndefined();
    expect(reachedBy([use({ kind: 'loss', used: -50n })], 151n)).toMatchObject({ remaining: 150n });
  });

  test('of several that are in the way, it takes until the last of them begins anew', () => {
    const week = use({ period: 'week', used: 90n, resetsAt: later(7 * LOOSEN_AFTER_MS) });
    const reached = reachedBy([use({ used: 95n }), week, use({ period: 'month', amount: 900n })], 20n);
    expect(reached).toEqual({ kind: 'wager', until: week.resetsAt, remaining: 5n });
  });
});
