import { findLocale } from './locales.ts';

test.each([
  ['hi-IN', 'hi_IN'],
  ['hi_in', 'hi_IN'],
  ['ta', 'ta_IN'],
  ['en-GB', 'en_US'],
  ['zh-Hant-HK', 'zh_TW'],
  ['zh', 'zh_CN'],
])('finds %s as %s', (text, code) => {
  expect(findLocale(text)).toBe(code);
});

test('does not find an unsupported language', () => {
  expect(findLocale('fr-FR')).toBeUndefined();
});
