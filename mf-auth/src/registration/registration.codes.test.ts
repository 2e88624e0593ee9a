import { CallError, register } from '@tessera/wire';
import { registrationRefusal } from './registration.codes.ts';

const refused = (code: string, words = '') =>
  registrationRefusal(new CallError(register, { kind: 'refused', code, status: 200 }, words));

test.each([
  ['102', 'memberAccount', 'signup.account_repeat'],
  ['103', 'memberName', 'signup.name_repeat'],
  ['104', 'memberPhone', 'signup.phone_repeat'],
  ['105', 'memberEmail', 'signup.mail_repeat'],
  ['113', 'answer', 'signup.error_verify'],
  ['206', 'memberEmail', 'signup.err_email_invalid'],
  ['209', 'memberPhone', 'signup.err_phone_invalid'],
  ['224', 'answer', 'verify_failed'],
  ['227', 'memberName', 'signup.err_name_invalid'],
])('code %s stands on the field %s', (code, field, id) => {
  expect(refused(code)).toEqual({ kind: 'field', field, said: { id }, declared: true });
});

test.each([
  ['218', 'signup.ip_error'],
  ['996', 'signup.error_register_too_frequent'],
  ['997', 'signup.error_register_limit_ip'],
])('code %s is a toast', (code, id) => {
  expect(refused(code)).toEqual({ kind: 'toast', said: { id }, declared: true });
});

test('any other trouble is a toast in the words of the server, and worth a report', () => {
  expect(refused('999', 'Not today.')).toEqual({
    kind: 'toast',
    said: { words: 'Not today.' },
    declared: false,
  });
  expect(registrationRefusal(new Error('lost'))).toMatchObject({
    said: { id: 'fail.unknown' },
    declared: false,
  });
});
