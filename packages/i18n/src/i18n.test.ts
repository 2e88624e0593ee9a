import { LOCALE_CODES, toLanguageTag } from '@tessera/domain';
import { loadCatalogue, createIntl } from './catalogue.ts';
import { formatMoney } from './money.ts';

test.each([
  ['1234.5', 'USD', 'en-US', '$1,234.50'],
  ['1234567.8', 'INR', 'hi-IN', '₹12,34,567.80'],
  ['1234', 'JPY', 'en-US', '¥1,234'],
  ['99999999999999.99', 'USD', 'en-US', '$99,999,999,999,999.99'],
  ['5', 'GP', 'en-US', 'G5.00'],
])('formats %s %s in %s as %s', (amount, currency, tag, text) => {
  expect(formatMoney(amount, currency, tag)).toBe(text);
});

test.each([
  ['1.239', 'USD', 'en-US', '$1.23'],
  ['-1.239', 'USD', 'en-US', '-$1.23'],
  ['-0.001', 'USD', 'en-US', '$0.00'],
  ['99999999999999.999', 'USD', 'en-US', '$99,999,999,999,999.99'],
  ['1234.9', 'JPY', 'en-US', '¥1,234'],
  ['9.999', 'MMK', 'my-MM', '9.99\u00a0K'],
])('shows of %s %s in %s no more than there is: %s', (amount, currency, tag, text) => {
  expect(formatMoney(amount, currency, tag)).toBe(text);
});

test.each([
  ['RMB', '¥'],
  ['VND', '₫'],
  ['WON', '₩'],
  ['JPY', '¥'],
  ['THB', '฿'],
  ['USD', '$'],
  ['INR', '₹'],
  ['MMK', 'K'],
  ['BRL', 'R$'],
  ['BDT', '৳'],
  ['NGN', '₭'],
  ['GP', 'G'],
])('writes money in %s with the symbol %s, in every language', (currency, symbol) => {
  for (const code of LOCALE_CODES) {
    const written = formatMoney('1234', currency, toLanguageTag(code));
    expect(written.replaceAll(/[\d.,\s\u200e]/g, '')).toBe(symbol);
  }
});

test('formats a message by the rules of its language', async () => {
  const messages = await loadCatalogue('hi_IN', async () => ({
    default: { games: '{count, plural, one {# खेल} other {# खेल}}' },
  }));
  expect(createIntl('hi_IN', messages).formatMessage({ id: 'games' }, { count: 123456 })).toBe('1,23,456 खेल');
});

test('falls back to English if a catalogue cannot be loaded', async () => {
  const messages = await loadCatalogue('ta_IN', async (code) => {
    if (code === 'ta_IN') throw new Error('network');
    return { default: { a: 'Play' } };
  });
  expect(messages).toEqual({ a: 'Play' });
});

test('formats instants only with a time zone, since the device’s is not the site’s', () => {
  const at = '2026-03-05T00:30:00Z';
  const intl = createIntl('en_US', {}, { timeZone: 'America/Caracas' });
  expect(intl.formatDate(at, { dateStyle: 'medium' })).toBe('Mar 4, 2026');
  // @ts-expect-error Without a zone it has no formats of instants: the compiler refuses the call.
  void (() => createIntl('en_US', {}).formatDate(at));
});
