import { isWhole, readAgentsOptions } from './options.ts';

test('the whole size is measured unless a smaller one is given, and only that is written down', () => {
  const options = readAgentsOptions([]);
  expect(options).toMatchObject({ members: 100_000, bets: 10_000_000 });
  expect(isWhole(options)).toBe(true);
  for (const less of ['members', 'bets', 'days', 'drills', 'rounds']) {
    expect(isWhole(readAgentsOptions([`--${less}`, '1']))).toBe(false);
  }
  expect(() => readAgentsOptions(['--bets=few'])).toThrow('not "few"');
});
