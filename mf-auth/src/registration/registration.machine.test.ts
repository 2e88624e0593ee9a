import { shapeOf } from './registration.fields.ts';
import { emptyRegistration, registrationReducer, type RegistrationEvent } from './registration.machine.ts';

const setting = { isUnique: 1, isMemberCenter: 0, isVerification: 0 } as const;
const SETTINGS = [
  { ...setting, name: 'member_currency', currency: 'USD', isDisplay: 1, isRequired: 1 },
  { ...setting, name: 'member_currency', currency: 'VND', isDisplay: 1, isRequired: 1 },
  { ...setting, name: 'member_email', currency: 'USD', isDisplay: 1, isRequired: 0 },
  { ...setting, name: 'member_phone', currency: 'USD', isDisplay: 1, isRequired: 0 },
  { ...setting, name: 'member_phone', currency: 'VND', isDisplay: 1, isRequired: 1 },
] as const;

const EMPTY = emptyRegistration(shapeOf(SETTINGS, 'USD'), 'USD');
const walk = (...events: RegistrationEvent[]) => events.reduce(registrationReducer, EMPTY);
const typed = (
  field: 'memberAccount' | 'password' | 'checkPassword' | 'memberPhone' | 'memberEmail' | 'answer',
  value: string,
): RegistrationEvent => ({ type: 'edited', field, value });
const filled: RegistrationEvent[] = [
  typed('memberAccount', 'player1'),
  typed('password', 'secret1'),
  typed('checkPassword', 'secret1'),
  typed('answer', '1234'),
  { type: 'agreed', agreed: true },
];

test('leaving a field checks it here first, then on the server', () => {
  expect(
    walk(typed('memberAccount', 'ab'), { type: 'left', field: 'memberAccount' }).checks.memberAccount,
  ).toEqual({
    kind: 'bad',
    said: { id: 'signup.err_account_length', values: { min: 6, max: 12 } },
  });
  const checking = walk(typed('memberAccount', 'player1'), { type: 'left', field: 'memberAccount' });
  expect(checking.checks.memberAccount).toEqual({ kind: 'checking', value: 'player1' });
  const good = registrationReducer(checking, { type: 'verified', field: 'memberAccount', value: 'player1' });
  expect(good.checks.memberAccount).toEqual({ kind: 'good' });
});

test('passing through an empty field is no mistake yet', () => {
  expect(walk({ type: 'left', field: 'memberAccount' })).toBe(EMPTY);
});

test('an answer about a value that was changed meanwhile is not heard', () => {
  const state = walk(
    typed('memberAccount', 'player1'),
    { type: 'left', field: 'memberAccount' },
    typed('memberAccount', 'player2'),
    { type: 'verified', field: 'memberAccount', value: 'player1', said: { id: 'signup.account_repeat' } },
  );
  expect(state.checks.memberAccount).toEqual({ kind: 'untouched' });
});

test('a field that could not be asked about stands as not checked', () => {
  const state = walk(
    typed('memberEmail', 'a@example.com'),
    { type: 'left', field: 'memberEmail' },
    { type: 'unverified', field: 'memberEmail' },
  );
  expect(state.checks.memberEmail).toEqual({ kind: 'untouched' });
});

test('another password makes the repeated one unchecked', () => {
  const state = walk(
    typed('password', 'secret1'),
    typed('checkPassword', 'secret1'),
    { type: 'left', field: 'checkPassword' },
    typed('password', 'secret2'),
  );
  expect(state.checks.checkPassword).toEqual({ kind: 'untouched' });
});

test('an empty form is refused with all that is missing', () => {
  const state = walk({ type: 'submitted' });
  expect(state).toMatchObject({ phase: 'editing', failures: 1, agreementError: true });
  const bad = Object.entries(state.checks).filter(([, check]) => check.kind === 'bad');
  expect(bad.map(([field]) => field)).toEqual(['memberAccount', 'password', 'checkPassword', 'answer']);
});

test('without the agreement nothing is sent', () => {
  const state = walk(...filled, { type: 'agreed', agreed: false }, { type: 'submitted' });
  expect(state).toMatchObject({ phase: 'editing', agreementError: true });
  expect(registrationReducer(state, { type: 'agreed', agreed: true }).agreementError).toBe(false);
});

test('a field that the server found wrong holds the submission back until it is changed', () => {
  const taken = walk(
    ...filled,
    { type: 'left', field: 'memberAccount' },
    { type: 'verified', field: 'memberAccount', value: 'player1', said: { id: 'signup.account_repeat' } },
  );
  expect(registrationReducer(taken, { type: 'submitted' }).phase).toBe('editing');
  const other = registrationReducer(taken, typed('memberAccount', 'player2'));
  expect(registrationReducer(other, { type: 'submitted' }).phase).toBe('sending');
});

test('a submission is sent once, and ends in success or in a refusal that clears the captcha', () => {
  const sending = walk(...filled, { type: 'submitted' });
  expect(registrationReducer(sending, { type: 'submitted' })).toBe(sending);
  expect(registrationReducer(sending, { type: 'succeeded' }).phase).toBe('done');
  const refused = registrationReducer(sending, {
    type: 'refused',
    field: 'memberAccount',
    said: { id: 'signup.account_repeat' },
  });
  expect(refused).toMatchObject({
    phase: 'editing',
    failures: 1,
    values: { memberAccount: 'player1', answer: '' },
    checks: { memberAccount: { kind: 'bad' }, answer: { kind: 'untouched' } },
  });
});

test('another currency clears what it hides and checks again what it asks for', () => {
  const state = walk(typed('memberEmail', 'a@example.com'), typed('memberPhone', '0123456789'), {
    type: 'currencyChosen',
    currency: 'VND',
    shape: shapeOf(SETTINGS, 'VND'),
  });
  expect(state.values).toMatchObject({ memberCurrency: 'VND', memberEmail: '', memberPhone: '0123456789' });
  expect(state.checks.memberPhone).toEqual({ kind: 'checking', value: '0123456789' });
});
