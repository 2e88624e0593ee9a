import { EMPTY_LOGIN, loginReducer, type LoginEvent } from './login.machine.ts';

const walk = (...events: LoginEvent[]) => events.reduce(loginReducer, EMPTY_LOGIN);
const filled: LoginEvent[] = [
  { type: 'edited', field: 'account', value: 'player1' },
  { type: 'edited', field: 'password', value: 'secret1' },
  { type: 'edited', field: 'answer', value: '1234' },
];
const sent: LoginEvent[] = [...filled, { type: 'submitted' }];

test('what is missing is told, and nothing is sent', () => {
  const state = walk({ type: 'edited', field: 'account', value: 'player1' }, { type: 'submitted' });
  expect(state).toMatchObject({
    status: 'editing',
    failures: 1,
    errors: { password: { id: 'login.ph_password' }, answer: { id: 'login.ph_account_verify_code' } },
  });
});

test('typing takes the error of its own field away', () => {
  const state = walk({ type: 'submitted' }, { type: 'edited', field: 'account', value: 'p' });
  expect(state).toMatchObject({ errors: { password: expect.anything(), answer: expect.anything() } });
  expect(state).not.toHaveProperty('errors.account');
});

test('a filled form is sent once', () => {
  const sending = walk(...sent);
  expect(sending.status).toBe('sending');
  expect(loginReducer(sending, { type: 'submitted' })).toBe(sending);
  expect(loginReducer(sending, { type: 'edited', field: 'account', value: 'other' })).toBe(sending);
  expect(loginReducer(sending, { type: 'succeeded' })).toEqual({ status: 'done' });
});

test('a refusal keeps account and password, and clears the used captcha', () => {
  const state = walk(...sent, {
    type: 'refused',
    refusal: { kind: 'field', field: 'password', said: { id: 'login.account_error' } },
  });
  expect(state).toMatchObject({
    status: 'editing',
    failures: 1,
    values: { account: 'player1', password: 'secret1', answer: '' },
    errors: { password: { id: 'login.account_error' } },
  });
});

test('a further step leads back to the form', () => {
  const step = walk(...sent, { type: 'refused', refusal: { kind: 'step', step: 'transfer' } });
  expect(step).toMatchObject({ status: 'step', step: 'transfer' });
  expect(loginReducer(step, { type: 'returned' })).toMatchObject({
    status: 'editing',
    values: { account: 'player1' },
  });
});

test('what does not fit the state changes nothing', () => {
  expect(walk({ type: 'succeeded' })).toBe(EMPTY_LOGIN);
  expect(walk({ type: 'returned' })).toBe(EMPTY_LOGIN);
  expect(walk({ type: 'refused', refusal: { kind: 'step', step: 'transfer' } })).toBe(EMPTY_LOGIN);
});
