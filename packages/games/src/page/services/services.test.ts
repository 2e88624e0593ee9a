/** @jest-environment jsdom */
import { createMoney } from './money.ts';
import { createStore } from './store.ts';
import { clockOf } from './time.ts';
import { verdictOf } from './verdict.ts';
import { browserLocale, createWords, loadFrameCatalogue } from './words.ts';

test('money is written with the site’s symbol and the language’s digits, exactly, from either form', () => {
  expect(createMoney('USD', 'en-US').write(123_450n)).toBe('$1,234.50');
  expect(createMoney('USD', 'en-US').write('1234.50')).toBe('$1,234.50');
  expect(createMoney('JPY', 'ja-JP').write(20n)).toBe('¥20');
  expect(createMoney('INR', 'hi-IN').write(1_234_567_89n)).toBe('₹12,34,567.89');
  expect(createMoney('USD', 'en-US').write(-50n)).toBe('-$0.50');
  expect(createMoney('USD', 'en-US').write(900_719_925_474_099_301n)).toBe('$9,007,199,254,740,993.01');
});

test('messages are filled, numbers as the language writes them, a game’s own beside the frame’s', async () => {
  const words = createWords('bn_BD', await loadFrameCatalogue('bn_BD'), { spin: '{current} / {total}' });
  expect(words('spin', { current: 3, total: 10 })).toBe('3 / 10');
  expect(words('factMaxValue', { times: 12 })).toBe('বাজির 12 গুণ');
  expect(() => words('nowhere')).toThrow('no message nowhere');
});

test('the browser’s first known language is taken, English where there is none', () => {
  expect(browserLocale(['fr-FR', 'ta-LK'])).toBe('ta_IN');
  expect(browserLocale([])).toBe('en_US');
});

test('a page that may not store anything remembers while it is open', () => {
  const store = createStore(() => {
    throw new Error('refused');
  }, 'test.');
  store.set('key', 'value');
  expect(store.get('key')).toBe('value');
  store.set('key', undefined);
  expect(store.get('key')).toBeUndefined();
});

test.each([
  [0n, 'nothing'],
  [40n, 'partial'],
  [100n, 'even'],
  [101n, 'win'],
  [2_000n, 'grand'],
] as const)('a payout of %s on 100 is %s', (payout, verdict) => {
  expect(verdictOf(payout, 100n)).toBe(verdict);
});

test('the clock shows hours only where there are any', () => {
  expect(clockOf(65_000)).toBe('01:05');
  expect(clockOf(3_723_000)).toBe('1:02:03');
});
