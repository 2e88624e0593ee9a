import { checkEmail, checkName, checkPhone } from './rules.ts';

test.each([
  ['李安娜', 'RMB', undefined],
  ['阿凡提·买买提', 'RMB', undefined],
  ['·李', 'RMB', 'error_RMB_name_format'],
  ['Lin Xiao', 'RMB', 'error_RMB_name_format'],
  [' Nguyễn ', 'VND', undefined],
  ['Nguyen Lan', 'VND', 'error_name_format'],
  ["O'Neil", 'VND', 'error_name_format'],
  ['Nguyen2', 'VND', 'err_name_invalid'],
  ["Ana-Li O'Neil Jr.", 'USD', undefined],
  ['प्रिया शर्मा', 'INR', undefined],
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
  ['555-1234', 'VND', 'err_phone_format'],
  ['', 'VND', undefined],
])('the phone number "%s" in %s: %s', (phone, currency, problem) => {
  expect(checkPhone(phone, currency)).toBe(problem);
});

test('a site may ask for ten digits in every currency', () => {
  expect(checkPhone('5551234', 'USD', true)).toBe('err_phone_vi_format');
  expect(checkPhone('5551234567', 'USD', true)).toBeUndefined();
  expect(checkPhone('', 'USD', true)).toBeUndefined();
});

test.each([
  [' ana@example.com ', undefined],
  ['', undefined],
  ['ana@example', 'err_email_format'],
  ['ana@@example.com', 'err_email_format'],
  ['a na@example.com', 'err_email_format'],
  ['a\u001b[2Kna@example.com', 'err_email_format'],
  ['a\u202ena@example.com', 'err_email_format'],
])('the e-mail address "%s": %s', (email, problem) => {
  expect(checkEmail(email)).toBe(problem);
});
