import { readBankNumber, readCode, readDay, readDigits, readIdentityId } from './codes.ts';

test.each([
  ['1234', '1234'],
  [' 12 34 ', '1234'],
  ['१२३४', '1234'],
  ['１２３４', '1234'],
  ['\u202a1234\u202c', '1234'],
  ['12a4', '12a4'],
])('reads the digits %j as %j', (typed, read) => expect(readDigits(typed)).toBe(read));

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['12 34 56', '123456'],
  ['१२३४५६', '123456'],
  ['１２３４５６', '123456'],
  ['௧௨௩ ௪௫௬', '123456'],
  ['Your code is 123456', '123456'],
  ['Your code is 123456. It is valid for 10 minutes.', '123456'],
  ['123 456 is your Tessera code', '123456'],
  ['G-123456', '123456'],
  ['您的验证码是123456，10分钟内有效。', '123456'],
  ['Code 123456\n\n@site #123456', '123456'],
  // Refused by the rule, and not cut.
  ['', ''],
  ['12345', '12345'],
  ['1234567', '1234567'],
  ['01234x', '01234x'],
  ['123456 or 654321', '123456 or 654321'],
  ['call 5551234567', 'call 5551234567'],
])('reads the code %j as %j', (typed, read) => expect(readCode(typed, 6)).toBe(read));

test.each([
  ['0012 3456-78', '0012345678'],
  ['sbin 0 001234', 'SBIN0001234'],
  ['００１２३４', '001234'],
  ['1234.567.8', '12345678'],
  ['12/34', '12/34'],
])('reads the bank number %j as %j', (typed, read) => expect(readBankNumber(typed)).toBe(read));

test.each([
  ['AB-123456', 'AB-123456'],
  [' AB 123 456 ', 'AB123456'],
  ['ＡＢ１２３４', 'AB1234'],
  ['१२३४ ५६७८', '12345678'],
])('reads the identity number %j as %j', (typed, read) => expect(readIdentityId(typed)).toBe(read));

test.each([
  ['1990-02-28', '1990-02-28'],
  ['1990/2/28', '1990-02-28'],
  ['1990.02.28', '1990-02-28'],
  ['1990年2月28日', '1990-02-28'],
  ['१९९०-०२-२८', '1990-02-28'],
  // The month may be either number.
  ['02/03/1990', '02/03/1990'],
  ['28 Feb 1990', '28 Feb 1990'],
])('reads the day %j as %j', (typed, read) => expect(readDay(typed)).toBe(read));
