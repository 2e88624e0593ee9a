import { CURRENCY_CODES } from './currencies.ts';
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

test.each([
  ['zh_TW', 'RMB'],
  ['zh_CN', 'RMB'],
  ['en_US', 'USD'],
  ['vi_VN', 'VND'],
  ['ko_KR', 'WON'],
  ['ja_JP', 'JPY'],
  ['th_TH', 'THB'],
  ['hi_IN', 'INR'],
  ['ta_IN', 'INR'],
  ['my_MM', 'MMK'],
  ['bn_BD', 'BDT'],
] as const)('a visitor in %s without a known country starts with %s', (locale, currency) => {
  expect(startCurrency(null, locale, CURRENCY_CODES)).toBe(currency);
});

test.each([
  ['TW', 'RMB'],
  ['CN', 'RMB'],
  ['US', 'USD'],
  ['VN', 'VND'],
  ['LA', 'VND'],
  ['KR', 'WON'],
  ['JP', 'JPY'],
  ['TH', 'THB'],
  ['IN', 'INR'],
  ['TA', 'INR'],
  ['MM', 'MMK'],
  ['BD', 'BDT'],
] as const)('a visitor from %s starts with %s, whatever the language', (country, currency) => {
  for (const locale of ['en_US', 'hi_IN', 'ja_JP'] as const)
    expect(startCurrency(country, locale, CURRENCY_CODES)).toBe(currency);
});
