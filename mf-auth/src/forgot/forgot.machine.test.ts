import { firstForgot, forgotReducer, type ForgotEvent, type ForgotState } from './forgot.machine.ts';

const walk = (state: ForgotState, ...events: ForgotEvent[]) => events.reduce(forgotReducer, state);
const edit = (field: keyof ForgotState['values'], value: string) =>
  ({ type: 'edited', field, value }) as const;
const SUBMIT = { type: 'submitted', asksAnswer: false } as const;
const START = firstForgot('player1', undefined);
const SENT = { type: 'codeSent', sent: { resendAt: 300, expiresAt: 600 } } as const;
const requested = walk(START, edit('contact', 'a@example.com'), SUBMIT);

test('requires account, contact and the digits of a picture', () => {
  const empty = firstForgot('', undefined);
  expect(walk(empty, { type: 'submitted', asksAnswer: true })).toMatchObject({
    sending: undefined,
    failures: 1,
    errors: {
      account: { id: 'login.ph_account_name' },
      contact: { id: 'signup.err_email_blank' },
      answer: { id: 'login.ph_account_verify_code' },
    },
  });
});

test.each([
  ['email', 'no address', 'signup.err_email_format'],
  ['phone', '', 'signup.err_phone_blank'],
  ['phone', 'call me', 'signup.err_phone_format'],
] as const)('in %s mode refuses “%s”', (mode, contact, id) => {
  const state = mode === 'email' ? START : walk(START, { type: 'modeSwitched' });
  expect(walk(state, edit('contact', contact), SUBMIT).errors.contact).toEqual({ id });
});

test('refuses texts that the platform would not take for their length', () => {
  const long = { id: 'signup.err_too_long' };
  const asked = { ...SUBMIT, asksAnswer: true };
  const typed = [edit('account', 'a'.repeat(65)), edit('contact', `${'a'.repeat(500)}@example.com`)];
  expect(walk(START, ...typed, edit('answer', '1'.repeat(65)), asked).errors).toEqual({
    account: long,
    contact: long,
    answer: long,
  });
  expect(walk(requested, SENT, edit('code', '1'.repeat(65)), SUBMIT).errors.code).toEqual(long);
});

test('goes from the request to the code, and sends one request at a time', () => {
  expect(requested.sending).toBe('request');
  expect(walk(requested, SUBMIT, edit('account', 'other'))).toEqual(requested);
  const atCode = walk(requested, SENT);
  expect(atCode).toMatchObject({ sent: SENT.sent, sending: undefined, notice: undefined });
  expect(walk(atCode, SUBMIT).errors).toMatchObject({
    code: { id: 'forgot.err_code_blank' },
    password: { id: 'signup.err_psw_blank' },
  });
});

test('another code empties the field of the earlier one, and keeps the new password', () => {
  const typed = walk(requested, SENT, edit('code', '123456'), edit('password', 'fresh123'));
  expect(walk(typed, { type: 'resent' }, SENT)).toMatchObject({
    values: { code: '', password: 'fresh123' },
    notice: { wording: { id: 'forgot.resent' } },
  });
});

test('a refusal stays at its step, and going back keeps what was typed', () => {
  const refused = walk(
    requested,
    SENT,
    edit('code', '1'),
    edit('password', 'fresh123'),
    {
      ...edit('checkPassword', 'fresh123'),
    },
    SUBMIT,
    { type: 'refused', refusal: { wording: { id: 'forgot.err_code' }, field: 'code' } },
  );
  expect(refused).toMatchObject({
    sent: SENT.sent,
    errors: { code: { id: 'forgot.err_code' } },
    failures: 1,
  });
  expect(walk(refused, { type: 'restarted' })).toMatchObject({
    sent: undefined,
    values: { account: 'player1', contact: 'a@example.com' },
    errors: {},
  });
});

test.each([
  ['account', 'a'.repeat(65), 'signup.err_too_long'],
  ['contact', 'a@', 'signup.err_email_format'],
  ['answer', '1'.repeat(65), 'signup.err_too_long'],
] as const)('refuses %s on blur, once something was typed', (field, value, id) => {
  const empty = firstForgot('', undefined);
  const left = { type: 'left', field } as const;
  expect(walk(empty, left).errors).toEqual({});
  expect(walk(empty, edit(field, value)).errors).toEqual({});
  expect(walk(empty, edit(field, value), left)).toMatchObject({ errors: { [field]: { id } }, failures: 0 });
});

test('refuses code, new password and repetition on blur', () => {
  const atCode = walk(requested, SENT);
  const leave = (field: keyof ForgotState['values']) => ({ type: 'left', field }) as const;
  expect(walk(atCode, leave('code'), leave('password')).errors).toEqual({});
  const typed = walk(
    atCode,
    edit('code', '1'.repeat(65)),
    leave('code'),
    edit('password', 'short'),
    leave('password'),
    edit('checkPassword', 'other'),
    leave('checkPassword'),
  );
  expect(typed.errors).toMatchObject({
    code: { id: 'signup.err_too_long' },
    password: { id: 'signup.err_psw_length' },
    checkPassword: { id: 'signup.err_checkPsw_diff' },
  });
});

test('keeps the captcha of a request whose answer was lost', () => {
  const typed = walk(START, edit('contact', 'a@example.com'), edit('answer', '5678'), SUBMIT);
  const refusal = { wording: { id: 'fail.network' } } as const;
  expect(walk(typed, { type: 'refused', refusal }).values.answer).toBe('');
  expect(walk(typed, { type: 'refused', refusal, isUnknown: true }).values.answer).toBe('5678');
});
