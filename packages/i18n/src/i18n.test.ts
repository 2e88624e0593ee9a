import { loadCatalogue, makeIntl } from './catalogue.ts';
import { formatMoney } from './money.ts';

test.each([
  ['1234.5', 'USD', 'en-US', '$1,234.50'],
  ['1234567.8', 'INR', 'hi-IN', '₹12,34,567.80'],
  ['1234', 'JPY', 'en-US', '¥1,234'],
  ['99999999999999.99', 'USD', 'en-US', '$99,999,999,999,999.99'],
  ['5', 'GP', 'en-US', 'G5.00'],
])('%s %s in %s is %s', (amount, currency, tag, text) => {
  expect(formatMoney(amount, currency, tag)).toBe(text);
});

test('messages are formatted in their language', async () => {
  const messages = await loadCatalogue('hi_IN', async () => ({
    default: { games: '{count, plural, one {# खेल} other {# खेल}}' },
  }));
  expect(makeIntl('hi_IN', messages).formatMessage({ id: 'games' }, { count: 123456 })).toBe('1,23,456 खेल');
});

test('a language whose catalogue cannot be loaded is shown in English', async () => {
  const messages = await loadCatalogue('ta_IN', async (code) => {
    if (code === 'ta_IN') throw new Error('lost');
    return { default: { a: 'Play' } };
  });
  expect(messages).toEqual({ a: 'Play' });
});
