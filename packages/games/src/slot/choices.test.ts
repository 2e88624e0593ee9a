import { CURRENCY_CODES } from '@tessera/domain';
import { LINE_COUNT } from './paytable.ts';
import { defaultStake, isStake, stakesOf } from '../rules/stakes.ts';
import { THEME_NAMES, themeOf } from './themes.ts';

test.each(CURRENCY_CODES)('the stakes of %s rise and split evenly over the lines', (currency) => {
  const stakes = stakesOf(currency);
  stakes.forEach((stake, step) => {
    expect(stake % BigInt(LINE_COUNT)).toBe(0n);
    if (step > 0) expect(stake).toBeGreaterThan(stakes[step - 1]!);
  });
  expect(isStake(defaultStake(currency), currency)).toBe(true);
  expect(isStake(stakes[0]! + 1n, currency)).toBe(false);
});

test('a code that names a theme gets it, every other one gets one for ever', () => {
  expect(themeOf('ts-ember-07')).toBe('ember');
  expect(themeOf('TIDE')).toBe('tide');
  expect(themeOf('s1042')).toBe(themeOf('s1042'));
});

test('three hundred games spread over all themes', () => {
  const used = new Map<string, number>();
  for (let n = 0; n < 300; n += 1) {
    const theme = themeOf(`game-${n}`);
    used.set(theme, (used.get(theme) ?? 0) + 1);
  }
  expect(used.size).toBe(THEME_NAMES.length);
  for (const games of used.values()) expect(games).toBeGreaterThan(20);
});
