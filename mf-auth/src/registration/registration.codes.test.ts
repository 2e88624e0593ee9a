import { CallError, register, type CodeOf } from '@tessera/wire';
import { registrationProblem } from './registration.codes.ts';

const refused = (code: string, words = '') =>
  registrationProblem(new CallError(register, { kind: 'refused', code, status: 200 }, words));

/** Spec §8 Register codes: the field, and the message shown on it. */
const ON_FIELDS = {
  '102': ['memberAccount', 'signup.account_repeat'],
  '103': ['memberName', 'signup.name_repeat'],
  '104': ['memberPhone', 'signup.phone_repeat'],
  '105': ['memberEmail', 'signup.mail_repeat'],
  '106': ['introducer', 'signup.no_proxy'],
  '107': ['introducer', 'signup.err_disabled_recommend_close'],
  '108': ['introducer', 'signup.err_disabled_agent'],
  '109': ['introducer', 'signup.err_disabled_recommend'],
  '110': ['introducer', 'signup.err_disabled_code'],
  '112': ['introducer', 'signup.err_introducer_not_found'],
  '113': ['phoneVerify', 'signup.error_verify'],
  '114': ['identityId', 'signup.identity_id_repeat'],
  '206': ['memberEmail', 'signup.err_email_invalid'],
  '209': ['memberPhone', 'signup.err_phone_invalid'],
  '214': ['memberName', 'signup.err_black_list_name'],
  '216': ['memberEmail', 'signup.err_black_list_email'],
  '219': ['introducer', 'signup.err_introducer_not_found'],
  '222': ['phoneVerify', 'signup.err_introducer_not_found'],
  '223': ['identityId', 'signup.identity_id_repeat'],
  '224': ['answer', 'verify_failed'],
  '227': ['memberName', 'signup.err_name_invalid'],
  '228': ['introducer', 'signup.err_introducer_invalid'],
  '229': ['password', 'signup.err_psw_common'],
} as const;

/** Spec §8: for these the server's message is shown. */
const IN_SERVERS_WORDS = {
  '215': 'memberPhone',
  '301': 'memberQq',
  '302': 'memberSkype',
  '304': 'memberWechat',
  '305': 'memberZalo',
  '306': 'memberFb',
  '307': 'memberTelegram',
  '308': 'memberWhatsApp',
} as const;

const TOASTS = {
  '218': 'signup.ip_error',
  '996': 'signup.error_register_too_frequent',
  '997': 'signup.error_register_limit_ip',
} as const;

test.each(Object.entries(ON_FIELDS))('shows code %s on its field', (code, [field, id]) => {
  expect(refused(code)).toEqual({ field, code, wording: { id, values: { code } } });
});

test.each(Object.entries(IN_SERVERS_WORDS))('shows the server’s message for code %s on %s', (code, field) => {
  const wording = { words: 'Not this one.' };
  expect(refused(code, 'Not this one.')).toEqual({ field, code, wording });
  expect(refused(code)).toEqual({ field, code, wording: { id: 'fail.unknown' } });
});

test.each(Object.entries(TOASTS))('shows code %s in a toast', (code, id) => {
  expect(refused(code)).toEqual({ field: undefined, code, wording: { id, values: { code } } });
});

test('covers every code that the wire declares', () => {
  const known = [ON_FIELDS, IN_SERVERS_WORDS, TOASTS].flatMap((table) => Object.keys(table));
  expect(known.sort()).toEqual((Object.keys(register.codes) as CodeOf<typeof register>[]).sort());
});

test('shows any other failure in a toast', () => {
  expect(refused('999', 'Not today.')).toEqual({
    field: undefined,
    code: '999',
    wording: { words: 'Not today.' },
  });
  expect(registrationProblem(new Error('lost'))).toEqual({
    field: undefined,
    wording: { id: 'fail.unknown' },
  });
});
