import {
  checkBirthday,
  checkContact,
  checkIdentityId,
  checkPhoneCode,
  checkWithdrawPassword,
} from './registration-rules.ts';

test('accepts contact handles of 5 to 50 letters, digits, underscores, dots and hyphens', () => {
  expect(checkContact('', 'qq')).toBeUndefined();
  expect(checkContact('ab_c.d-1', 'qq')).toBeUndefined();
  expect(checkContact(' ａｂ_ｃ．ｄ ', 'qq')).toBeUndefined();
  expect(checkContact('abcd', 'qq')).toBe('error_for_contact');
  expect(checkContact('a'.repeat(51), 'qq')).toBe('error_for_contact');
  expect(checkContact('abc de', 'zalo')).toBe('error_for_contact');
});

test('accepts an at sign only in Telegram and Skype handles', () => {
  expect(checkContact('@grace', 'telegram')).toBeUndefined();
  expect(checkContact('@grace', 'skype')).toBeUndefined();
  for (const kind of ['qq', 'whatsApp', 'wechat', 'zalo', 'fb'] as const) {
    expect(checkContact('@grace', kind)).toBe('error_for_contact');
  }
});

test('accepts a withdraw password of four digits or empty', () => {
  for (const right of ['', '0042', ' 00 42 ', '००४२', '００４２'])
    expect(checkWithdrawPassword(right)).toBeUndefined();
  for (const wrong of ['123', '12345', '12a4', ' 123'])
    expect(checkWithdrawPassword(wrong)).toBe('err_withdrawPsw_blank');
});

test('accepts a phone code of six digits and distinguishes errors of format and value', () => {
  for (const right of ['012345', ' 012 345 ', '०१२३४५', 'Your code is 012345'])
    expect(checkPhoneCode(right)).toBeUndefined();
  expect(checkPhoneCode('12a456')).toBe('error_verify_format');
  expect(checkPhoneCode('12345')).toBe('error_verify');
});

test('accepts identity numbers of 4 to 32 letters, digits and hyphens', () => {
  for (const right of ['', 'AB-123456', 'AB 123 456', '१२३४ ५६७८'])
    expect(checkIdentityId(right)).toBeUndefined();
  for (const wrong of ['123', 'ab_12345', 'x'.repeat(33)])
    expect(checkIdentityId(wrong)).toBe('err_identity_id');
});

test('accepts only existing days in the past as a birthday', () => {
  expect(['', '2000-02-29', '1931-12-31'].map(checkBirthday)).toEqual([undefined, undefined, undefined]);
  expect(checkBirthday('2000/2/29')).toBeUndefined();
  for (const wrong of ['2001-02-29', '2000-13-01', '1-1-2000', '2999-01-01', '1899-12-31']) {
    expect(checkBirthday(wrong)).toBe('err_birthdayDate_blank');
  }
});
