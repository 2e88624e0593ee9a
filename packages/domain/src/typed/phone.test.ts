import { isSamePhone, phoneForms, readPhone } from './phone.ts';

test.each([
  ['5551234', 'USD', '5551234'],
  [' (555) 123-4567 ', 'USD', '5551234567'],
  ['+1 555.123.4567', 'USD', '5551234567'],
  ['1-555-123-4567', 'USD', '5551234567'],
  ['0912 345 678', 'VND', '0912345678'],
  ['+84 912 345 678', 'VND', '0912345678'],
  ['+84 (0) 912 345 678', 'VND', '0912345678'],
  ['0084912345678', 'VND', '0912345678'],
  ['+91 98765 43210', 'INR', '9876543210'],
  ['098765 43210', 'INR', '9876543210'],
  ['९८७६५ ४३२१०', 'INR', '9876543210'],
  ['＋８６　１３８　１２３４　５６７８', 'RMB', '13812345678'],
  ['010-1234-5678', 'RMB', '01012345678'],
  ['+82 10–1234–5678', 'WON', '01012345678'],
  ['+81 90-1234-5678', 'JPY', '09012345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', 'THB', '0812345678'],
  ['+95 9 123 456 789', 'MMK', '09123456789'],
  ['+880 1712-345678', 'BDT', '01712345678'],
  ['+55 (11) 91234-5678', 'BRL', '11912345678'],
  ['\u202a+234 803 123 4567\u202c', 'NGN', '08031234567'],
  ['tel:+15551234567', 'USD', '5551234567'],
  // Of another country: with its calling code.
  ['+44 20 7946 0958', 'USD', '442079460958'],
  ['+44 20 7946 0958', 'GP', '442079460958'],
  // Without a currency the country is unknown.
  ['+84 912 345 678', '', '+84912345678'],
  // No numbers: refused by the rule.
  ['', 'USD', ''],
  ['12a', 'USD', '12a'],
  ['call me', 'USD', 'call me'],
])('reads the phone %j in %s as %s', (typed, currency, read) => {
  expect(readPhone(typed, currency)).toBe(read);
  expect(readPhone(read, currency)).toBe(read);
});

test('reads a number that was kept without its country like the whole one', () => {
  expect(readPhone(readPhone('+84 912 345 678'), 'VND')).toBe(readPhone('0912345678', 'VND'));
});

test.each([
  ['0912345678', '+84 912 345 678', 'VND', true],
  ['15550001', '+1 555-0001', 'USD', true],
  ['84912345678', '0912345678', 'VND', true],
  ['919876543210', '098765 43210', 'INR', true],
  ['9198765432', '98765432', 'INR', false],
  ['5550001', '5550002', 'USD', false],
])('%s and %s are the same phone in %s: %s', (one, other, currency, isSame) =>
  expect(isSamePhone(one, other, currency)).toBe(isSame),
);

test.each([
  ['(555) 777-0001', 'USD', ['5557770001', '05557770001', '15557770001', '+15557770001']],
  ['+84 912 345 678', 'VND', ['0912345678', '84912345678', '+84912345678']],
  ['+44 20 7946 0958', 'GP', ['442079460958', '+442079460958']],
])('finds %j in %s in each form that may be stored', (typed, currency, forms) =>
  expect(phoneForms(typed, currency)).toEqual(forms),
);
