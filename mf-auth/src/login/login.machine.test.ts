import { EMPTY_LOGIN, loginReducer, type LoginEvent } from './login.machine.ts';

const walk = (...events: LoginEvent[]) => events.reduce(loginReducer, EMPTY_LOGIN);
const filled: LoginEvent[] = [
  { type: 'edited', field: 'account', value: 'player1' },
  { type: 'edited', field: 'password', value: 'secret1' },
  { type: 'edited', field: 'answer', value: '1234' },
];
const sent: LoginEvent[] = [...filled, { type: 'submitted' }];

test('shows missing fields, and sends nothing', () => {
  const state = walk({ type: 'edited', field: 'account', value: 'player1' }, { type: 'submitted' });
  expect(state).toMatchObject({
    status: 'editing',
    failures: 1,
    errors: { password: { id: 'login.ph_password' }, answer: { id: 'login.ph_account_verify_code' } },
  });
});

test('clears a field’s error on typing', () => {
  const state = walk({ type: 'submitted' }, { type: 'edited', field: 'account', value: 'p' });
  expect(state).toMatchObject({ errors: { password: expect.anything(), answer: expect.anything() } });
  expect(state).not.toHaveProperty('errors.account');
});

test('sends a filled form once', () => {
  const sending = walk(...sent);
  expect(sending.status).toBe('sending');
  expect(loginReducer(sending, { type: 'submitted' })).toBe(sending);
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
  const step = walk(...sent, { type: 'refused', refusal: { kind: 'step', step: 'transfer' } });
  expect(step).toMatchObject({ status: 'step', step: 'transfer' });
  expect(loginReducer(step, { type: 'returned' })).toMatchObject({
    status: 'editing',
    values: { account: 'player1' },
  });
});

test('ignores events that do not fit the state', () => {
  expect(walk({ type: 'succeeded' })).toBe(EMPTY_LOGIN);
  expect(walk({ type: 'returned' })).toBe(EMPTY_LOGIN);
  expect(walk({ type: 'refused', refusal: { kind: 'step', step: 'transfer' } })).toBe(EMPTY_LOGIN);
});
