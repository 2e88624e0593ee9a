import {
  FIELDS,
  type FormShape,
  type RegistrationField,
  type RegistrationValues,
} from './registration.fields.ts';
import { problemOf } from './registration.rules.ts';

const ALL = Object.fromEntries(
  FIELDS.map((field) => [field, { shown: true, required: true, unique: false }]),
) as FormShape;
const GOOD: RegistrationValues = {
  memberAccount: 'player_1',
  password: 'secret1',
  checkPassword: 'secret1',
  memberCurrency: 'USD',
  memberName: 'Ana Li',
  memberEmail: 'ana@example.com',
  memberPhone: '5551234',
  phoneVerify: '012345',
  memberBirthday: '1990-02-28',
  memberQq: '1234567',
  memberWechat: 'ana.li',
  memberTelegram: '@ana_li',
  memberWhatsApp: '5551234',
  memberZalo: 'ana-li',
  memberSkype: 'live@ana',
  memberFb: 'ana.li.90',
  memberOthers: 'signal: ana',
  identityId: 'AB-123456',
  withdrawPassword: '0042',
  introducer: 'ABCD2345',
  answer: '1234',
};

test.each(FIELDS)('accepts a valid %s and refuses a blank one', (field) => {
  expect(problemOf(field, GOOD, ALL)).toBeUndefined();
  expect(problemOf(field, { ...GOOD, [field]: ' ' }, ALL)).toMatchObject({
    id: expect.stringMatching(/^signup\.(err_\w+_blank|verify_placeholder)$/),
  });
});

test.each(FIELDS)('refuses a %s that the platform would not take for its length', (field) => {
  expect(problemOf(field, { ...GOOD, [field]: 'a'.repeat(501) }, ALL)).toBeDefined();
});

test.each<[RegistrationField, string, string, string]>([
  ['memberAccount', 'abc', 'USD', 'err_account_length'],
  ['memberAccount', 'player-1', 'USD', 'err_account_format'],
  ['password', 'a1', 'USD', 'err_psw_length'],
  ['password', 'secretsecret', 'USD', 'err_psw_format'],
  ['checkPassword', 'secret2', 'USD', 'err_checkPsw_diff'],
  ['memberName', 'Ana Li', 'RMB', 'error_RMB_name_format'],
  ['memberName', 'Ana Li', 'VND', 'error_name_format'],
  ['memberName', 'Ana 2', 'USD', 'err_name_invalid'],
  ['memberEmail', 'ana@example', 'USD', 'err_email_format'],
  ['memberPhone', '555-12a4', 'USD', 'err_phone_format'],
  ['memberPhone', '5551234', 'VND', 'err_phone_vi_format'],
  ['phoneVerify', '01234x', 'USD', 'error_verify_format'],
  ['phoneVerify', '01234', 'USD', 'error_verify'],
  ['memberBirthday', '2999-01-01', 'USD', 'err_birthdayDate_blank'],
  ['memberQq', '1234', 'USD', 'error_for_contact'],
  ['memberTelegram', 'ana li', 'USD', 'error_for_contact_at'],
  ['memberSkype', 'ana', 'USD', 'error_for_contact_at'],
  ['memberWhatsApp', '@anali', 'USD', 'error_for_contact'],
  ['identityId', 'a b', 'USD', 'err_identity_id'],
  ['withdrawPassword', '12a4', 'USD', 'err_withdrawPsw_blank'],
])('refuses %s "%s" in %s: %s', (field, value, memberCurrency, key) => {
  expect(problemOf(field, { ...GOOD, [field]: value, memberCurrency }, ALL)).toMatchObject({
    id: `signup.${key}`,
  });
});

test.each<[RegistrationField, string, string]>([
  ['memberAccount', ' ｐｌａｙｅｒ＿１ ', 'USD'],
  ['memberPhone', '+1 (555) 123-4567', 'USD'],
  ['memberPhone', '+84 912 345 678', 'VND'],
  ['memberPhone', '९८७६५ ४३२१०', 'INR'],
  ['phoneVerify', '012 345', 'USD'],
  ['phoneVerify', `Your code is 012345. ${'Never give it to anyone. '.repeat(4)}`, 'USD'],
  ['memberEmail', 'ａｎａ＠example。com', 'USD'],
  ['memberName', '阿凡提 • 买买提', 'RMB'],
  ['identityId', 'AB 123 456', 'USD'],
  ['withdrawPassword', '००४२', 'USD'],
])('accepts %s as people type it: %j', (field, value, memberCurrency) => {
  expect(problemOf(field, { ...GOOD, [field]: value, memberCurrency }, ALL)).toBeUndefined();
});

test('accepts names in Chinese characters for RMB, and names of one word for VND', () => {
  expect(
    problemOf('memberName', { ...GOOD, memberName: '李安娜', memberCurrency: 'RMB' }, ALL),
  ).toBeUndefined();
  expect(
    problemOf('memberName', { ...GOOD, memberName: 'Nguyễn', memberCurrency: 'VND' }, ALL),
  ).toBeUndefined();
});

test('ignores hidden fields, and accepts empty optional ones', () => {
  const values = { ...GOOD, memberEmail: '', memberPhone: 'x' };
  const shape: FormShape = {
    ...ALL,
    memberEmail: { shown: true, required: false, unique: false },
    memberPhone: { shown: false },
  };
  expect(problemOf('memberEmail', values, shape)).toBeUndefined();
  expect(problemOf('memberPhone', values, shape)).toBeUndefined();
});

test('requires the code of a phone that is filled in, and none without a phone', () => {
  const shape: FormShape = {
    ...ALL,
    memberPhone: { shown: true, required: false, unique: true },
    phoneVerify: { shown: true, required: false, unique: false },
  };
  expect(problemOf('phoneVerify', { ...GOOD, memberPhone: '', phoneVerify: '' }, shape)).toBeUndefined();
  expect(problemOf('phoneVerify', { ...GOOD, phoneVerify: '' }, shape)).toEqual({
    id: 'signup.verify_placeholder',
    values: { digits: 6 },
  });
});

test('asks for ten digits in every currency where the site does', () => {
  const shape: FormShape = {
    ...ALL,
    memberPhone: { shown: true, required: true, unique: false, isTenDigits: true },
  };
  const phone = (memberPhone: string) => problemOf('memberPhone', { ...GOOD, memberPhone }, shape);
  expect(phone('5551234')).toEqual({ id: 'signup.err_phone_vi_format', values: { digits: 10 } });
  expect(phone('5551234567')).toBeUndefined();
});
