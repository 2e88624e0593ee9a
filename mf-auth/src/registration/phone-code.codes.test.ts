import { CallError, registerSms } from '@tessera/wire';
import { smsRefusal } from './phone-code.codes.ts';

const refused = (code: string, words = '') =>
  smsRefusal(new CallError(registerSms, { kind: 'refused', code, status: 200 }, words));

/** Spec §8 SMS: where each code is shown, its message, and whether the countdown starts. */
const TABLE = {
  '099': { kind: 'phone', wording: { id: 'signup.phone_number_verify_error' } },
  '102': { kind: 'toast', wording: { id: 'signup.sms_rate_limit_five_minutes' }, waits: true },
  '103': { kind: 'toast', wording: { id: 'signup.verify_no_money' }, waits: false },
  '104': { kind: 'toast', wording: { id: 'signup.contact_customer_service' }, waits: false },
  '201': { kind: 'phone', wording: { id: 'signup.err_phone_blank' } },
} as const;

test.each(Object.entries(TABLE))('shows code %s', (code, shown) => {
  expect(refused(code)).toEqual(shown);
});

test('covers every code that the wire declares', () => {
  expect(Object.keys(TABLE).sort()).toEqual(Object.keys(registerSms.codes).sort());
});

test('shows any other code in a toast', () => {
  expect(refused('999', 'Not today.')).toEqual({
    kind: 'toast',
    wording: { words: 'Not today.' },
    waits: false,
  });
});
