import { startCurrency } from './start-currency.ts';

test.each([
  ['VN', 'en_US', ['USD', 'VND'], 'VND'],
  ['LA', 'en_US', ['USD', 'VND'], 'VND'],
  ['FR', 'hi_IN', ['USD', 'INR'], 'INR'],
  [null, 'hi_IN', ['USD', 'INR'], 'INR'],
  ['JP', 'ja_JP', ['USD', 'INR'], 'USD'],
  ['JP', 'ja_JP', [], 'JPY'],
] as const)('country %s and language %s among %j: %s', (country, locale, offered, currency) => {
  expect(startCurrency(country, locale, offered)).toBe(currency);
});
