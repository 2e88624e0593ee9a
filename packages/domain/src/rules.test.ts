import { checkAccount, checkEmail, checkName, checkPassword, checkPhone } from './rules.ts';

test.each([
  ['李安娜', 'RMB', undefined],
  ['阿凡提·买买提', 'RMB', undefined],
  ['阿凡提 • 买买提', 'RMB', undefined],
  ['𠮷田', 'RMB', undefined],
  ['葛\u{e0100}城', 'RMB', undefined],
  ['·李', 'RMB', 'error_RMB_name_format'],
  ['Lin Xiao', 'RMB', 'error_RMB_name_format'],
  [' Nguyễn ', 'VND', undefined],
  ['Nguyen Lan', 'VND', 'error_name_format'],
  ["O'Neil", 'VND', 'error_name_format'],
  ['Nguyen2', 'VND', 'err_name_invalid'],
  ["Ana-Li O'Neil Jr.", 'USD', undefined],
  ['प्रिया शर्मा', 'INR', undefined],
  ['র\u200d্যাব', 'BDT', undefined],
  ['阿凡提·买买提', 'USD', undefined],
  ['マイケル・ジャクソン', 'JPY', undefined],
  ['Ａｎａ', 'USD', undefined],
  ['Ana२', 'INR', 'err_name_invalid'],
  ['<b>Ana', 'USD', 'err_name_invalid'],
  ['Ana 2', 'USD', 'err_name_invalid'],
  ['  ', 'RMB', undefined],
  ['Ann\nLee', 'USD', 'err_name_invalid'],
  ['Ann\tLee', 'USD', 'err_name_invalid'],
  ['Ann\u2028Lee', 'USD', 'err_name_invalid'],
  ['Ann \u202eeeL', 'USD', 'err_name_invalid'],
])('the name "%s" in %s: %s', (name, currency, problem) => {
  expect(checkName(name, currency)).toBe(problem);
});

test.each([
  ['5551234', 'USD', undefined],
  [' 0123456789 ', 'VND', undefined],
  ['5551234', 'VND', 'err_phone_vi_format'],
  ['01234567890', 'VND', 'err_phone_vi_format'],
  ['555-1234', 'VND', 'err_phone_vi_format'],
  ['+84 912-345-678', 'VND', undefined],
  ['(0912) 345 678', 'VND', undefined],
  ['९८७६५ ४३२१०', 'INR', undefined],
  ['+84 912 345 678', '', undefined],
  ['12a', 'USD', 'err_phone_format'],
  ['1+2', 'USD', 'err_phone_format'],
  ['', 'VND', undefined],
])('the phone number "%s" in %s: %s', (phone, currency, problem) => {
  expect(checkPhone(phone, currency)).toBe(problem);
});

test('a site may ask for ten digits in every currency', () => {
  expect(checkPhone('5551234', 'USD', true)).toBe('err_phone_vi_format');
  expect(checkPhone('5551234567', 'USD', true)).toBeUndefined();
  expect(checkPhone('+91 98765 43210', 'INR', true)).toBeUndefined();
  expect(checkPhone('', 'USD', true)).toBeUndefined();
});

test.each([
  [' player01 ', undefined],
  ['ｐｌａｙｅｒ０１', undefined],
  [' ', 'err_account_blank'],
  ['two words', 'err_account_format'],
  ['short', 'err_account_length'],
  ['player', undefined],
  ['playerplayer', undefined],
  ['playerplayer1', 'err_account_length'],
])('the account "%s": %s', (account, problem) => {
  expect(checkAccount(account)).toBe(problem);
});

test.each([
  ['', undefined, 'err_psw_blank'],
  ['abcd1', undefined, 'err_psw_length'],
  ['abcde1', undefined, undefined],
  ['abcdefghijk1', undefined, undefined],
  ['abcdefghijkl1', undefined, 'err_psw_length'],
  ['abcdefghijkl1', 64, undefined],
  ['abcdefgh', undefined, 'err_psw_format'],
  ['12345678', undefined, 'err_psw_format'],
  ['abcdef-1', undefined, 'err_psw_format'],
])('the password "%s" on a site whose own maximum is %s: %s', (password, max, problem) => {
  expect(checkPassword(password, max)).toBe(problem);
});

test.each([
  [' ana@example.com ', undefined],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', undefined],
  ['', undefined],
  ['ana@example', 'err_email_format'],
  ['ana@@example.com', 'err_email_format'],
  ['a na@example.com', 'err_email_format'],
  ['a\u001b[2Kna@example.com', 'err_email_format'],
  ['a\u202ena@example.com', 'err_email_format'],
])('the e-mail address "%s": %s', (email, problem) => {
  expect(checkEmail(email)).toBe(problem);
});
