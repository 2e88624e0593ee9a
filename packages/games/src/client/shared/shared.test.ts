/** @jest-environment jsdom */
import { browserLocale, loadWords } from './i18n.ts';
import { createMoney } from './money.ts';
import { createStore } from './store.ts';

test('money is written with the site’s symbol and the language’s digits, exactly', () => {
  expect(createMoney('USD', 'en-US').write(123_450n)).toBe('$1,234.50');
  expect(createMoney('JPY', 'ja-JP').write(20n)).toBe('¥20');
  expect(createMoney('INR', 'hi-IN').write(1_234_567_89n)).toBe('₹12,34,567.89');
  expect(createMoney('USD', 'en-US').write(-50n)).toBe('−$0.50');
  expect(createMoney('USD', 'en-US').write(900_719_925_474_099_301n)).toBe('$9,007,199,254,740,993.01');
});

test('messages are filled, numbers as the language writes them', async () => {
  const words = await loadWords('bn_BD');
  expect(words('bonusSpin', { current: 3, total: 10 })).toBe('ফ্রি স্পিন ৩ / ১০');
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
