import { broken, compared, limited, tableOf, unmeasured, written } from './rows.ts';

describe('a comparison', () => {
  const base = { what: 'LCP', unit: 'ms', than: 'without scripts' } as const;

  test('passes at its ratio and fails above it', () => {
    const bar = { ratio: 1.15 };
    expect(compared({ ...base, ours: [460], theirs: [400], bar }).verdict).toBe('pass');
    expect(compared({ ...base, ours: [461], theirs: [400], bar }).verdict).toBe('FAIL');
  });

  test('passes at its difference and fails above it', () => {
    const bar = { more: 50 };
    expect(compared({ ...base, ours: [150], theirs: [100], bar }).verdict).toBe('pass');
    expect(compared({ ...base, ours: [150.5], theirs: [100], bar }).verdict).toBe('FAIL');
    expect(compared({ ...base, ours: [50], theirs: [0], bar }).verdict).toBe('pass');
  });

  test('judges medians, not single rounds', () => {
    const row = compared({ ...base, ours: [100, 110, 9_000], theirs: [100, 100, 100], bar: { ratio: 1.15 } });
    expect(row.verdict).toBe('pass');
    expect(row.theirs).toBe('without scripts: 100 ms, ratio 1.10');
  });

  test('fails when one side has no value, and says none', () => {
    const row = compared({ ...base, ours: [100], theirs: [], bar: { ratio: 1.15 } });
    expect(row.verdict).toBe('FAIL');
    expect(row.theirs).toBe('without scripts: none');
  });

  test('without a bar is for information', () => {
    expect(compared({ ...base, ours: [100], theirs: [50] })).toMatchObject({
      bar: '',
      verdict: 'for information',
    });
  });
});

describe('a limit', () => {
  test('from above passes at its value', () => {
    const of = (bytes: number) => limited({ what: 'JS', unit: 'kB', ours: [bytes], bar: { most: 140_000 } });
    expect(of(140_000)).toMatchObject({ verdict: 'pass', ours: '140.0 kB', bar: '≤ 140.0 kB' });
    expect(of(140_001).verdict).toBe('FAIL');
  });

  test('from below passes at its value', () => {
    const of = (rate: number) => limited({ what: 'rate', unit: '/s', ours: [rate], bar: { least: 300 } });
    expect(of(300)).toMatchObject({ verdict: 'pass', bar: '≥ 300/s' });
    expect(of(299.4).verdict).toBe('FAIL');
  });

  test('without a value fails', () => {
    expect(limited({ what: 'x', unit: 'ms', ours: [], bar: { most: 1 } })).toMatchObject({
      ours: 'none',
      verdict: 'FAIL',
    });
  });
});

test('a median comes with its range', () => {
  expect(written([1_732, 1_690, 1_810], 'ms')).toBe('1,732 ms (1,690–1,810)');
  expect(written([0.5, 0.5], 'shift')).toBe('0.500');
  expect(written([1_200, 1_000, 1_100], '/s')).toBe('1,100/s (1,000–1,200)');
});

test('what was not measured says why', () => {
  expect(tableOf([unmeasured('SEO', '≥ 100', 'install it')])).toEqual([
    ['measure', 'Tessera', 'compared with', 'bar', 'verdict'],
    ['SEO', '', 'install it', '≥ 100', 'not measured'],
  ]);
});

test('what could not be measured counts as missed', () => {
  expect(broken('Typing', 'no such page')).toMatchObject({ theirs: 'no such page', verdict: 'FAIL' });
});
