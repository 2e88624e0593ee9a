import { EMPTY_LOGIN, loginReducer, type LoginEvent } from './login.machine.ts';

const TRANSFER = { kind: 'transfer', mode: 'email' } as const;

const SUBMIT = { type: 'submitted', asksAnswer: true } as const;
const walk = (...events: LoginEvent[]) => events.reduce(loginReducer, EMPTY_LOGIN);
const filled: LoginEvent[] = [
  { type: 'edited', field: 'account', value: 'player1' },
  { type: 'edited', field: 'password', value: 'secret1' },
  { type: 'edited', field: 'answer', value: '1234' },
];
const sent: LoginEvent[] = [...filled, SUBMIT];

test('shows missing fields, and sends nothing', () => {
  const state = walk({ type: 'edited', field: 'account', value: 'player1' }, SUBMIT);
  expect(state).toMatchObject({
    status: 'editing',
    failures: 1,
    errors: { password: { id: 'login.ph_password' }, answer: { id: 'login.ph_account_verify_code' } },
  });
});

test('refuses a text that no call takes for its length', () => {
  const long = '1'.repeat(65);
  expect(walk(...sent.slice(0, 2), { type: 'edited', field: 'answer', value: long }, SUBMIT)).toMatchObject({
    status: 'editing',
    errors: { answer: { id: 'signup.err_too_long' } },
  });
});

test('clears a field’s error on typing', () => {
  const state = walk(SUBMIT, { type: 'edited', field: 'account', value: 'p' });
  expect(state).toMatchObject({ errors: { password: expect.anything(), answer: expect.anything() } });
  expect(state).not.toHaveProperty('errors.account');
});

test('refuses on blur what was typed wrong, and asks for nothing that is still empty', () => {
  const long: LoginEvent = { type: 'edited', field: 'account', value: 'a'.repeat(65) };
  const left: LoginEvent = { type: 'left', field: 'account' };
  expect(walk(long)).toMatchObject({ errors: {} });
  expect(walk(long, left)).toMatchObject({
    errors: { account: { id: 'signup.err_too_long' } },
    failures: 0,
  });
  expect(walk({ type: 'edited', field: 'account', value: '  ' }, left)).toMatchObject({
    errors: { account: { id: 'login.ph_account_name' } },
  });
  expect(walk(left)).toBe(EMPTY_LOGIN);
  const refused: LoginEvent = {
    type: 'refused',
    refusal: { kind: 'field', field: 'password', wording: { id: 'login.account_error' } },
  };
  expect(walk(...sent, refused, { type: 'left', field: 'password' })).toMatchObject({
    errors: { password: { id: 'login.account_error' } },
  });
});

test('keeps the used captcha where the answer was lost, so that the same request is sent again', () => {
  const state = walk(...sent, {
    type: 'refused',
    refusal: { kind: 'notice', wording: { id: 'fail.network' }, help: false },
    isUnknown: true,
  });
  expect(state).toMatchObject({ status: 'editing', values: { answer: '1234' } });
});

test('fills in the password that a step has set', () => {
  const step = walk(...sent, { type: 'refused', refusal: { kind: 'step', step: TRANSFER } });
  expect(loginReducer(step, { type: 'returned', newPassword: 'fresh123' })).toMatchObject({
    status: 'editing',
    values: { account: 'player1', password: 'fresh123', answer: '' },
  });
});

test('sends a filled form once', () => {
  const sending = walk(...sent);
  expect(sending.status).toBe('sending');
  expect(loginReducer(sending, SUBMIT)).toBe(sending);
  expect(loginReducer(sending, { type: 'edited', field: 'account', value: 'other' })).toBe(sending);
  expect(loginReducer(sending, { type: 'succeeded' })).toEqual({ status: 'done' });
});

test('keeps account and password after a refusal, and clears the used captcha', () => {
  const state = walk(...sent, {
    type: 'refused',
    refusal: { kind: 'field', field: 'password', wording: { id: 'login.account_error' } },
  });
  expect(state).toMatchObject({
    status: 'editing',
    failures: 1,
    values: { account: 'player1', password: 'secret1', answer: '' },
    errors: { password: { id: 'login.account_error' } },
  });
});

test('returns from a further step to the form', () => {
  const step = walk(...sent, { type: 'refused', refusal: { kind: 'step', step: TRANSFER } });
  expect(step).toMatchObject({ status: 'step', step: TRANSFER });
  expect(loginReducer(step, { type: 'returned' })).toMatchObject({
    status: 'editing',
    values: { account: 'player1', password: 'secret1' },
    notice: undefined,
  });
});

test('shows the notice of a step that has ended, and empties an old password', () => {
  const step = walk(...sent, { type: 'refused', refusal: { kind: 'step', step: TRANSFER } });
  const notice = { wording: { id: 'transfer.done' }, help: false, tone: 'success' } as const;
  expect(loginReducer(step, { type: 'returned', notice, isPasswordNew: true })).toMatchObject({
    values: { account: 'player1', password: '' },
    notice,
  });
});

test('ignores events that do not fit the state', () => {
  expect(walk({ type: 'succeeded' })).toBe(EMPTY_LOGIN);
  expect(walk({ type: 'returned' })).toBe(EMPTY_LOGIN);
  expect(walk({ type: 'refused', refusal: { kind: 'step', step: TRANSFER } })).toBe(EMPTY_LOGIN);
});

test('asks for no answer where the captcha shows no picture', () => {
  expect(walk(...filled.slice(0, 2), { ...SUBMIT, asksAnswer: false }).status).toBe('sending');
  expect(walk(...filled.slice(0, 2), SUBMIT)).toMatchObject({ errors: { answer: expect.anything() } });
});
