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

test('checks a field locally on blur, then on the server', () => {
  expect(
    walk(typed('memberAccount', 'ab'), { type: 'left', field: 'memberAccount' }).checks.memberAccount,
  ).toEqual({
    kind: 'bad',
    wording: { id: 'signup.err_account_length', values: { min: 6, max: 12 } },
  });
  const checking = walk(typed('memberAccount', 'player1'), { type: 'left', field: 'memberAccount' });
  expect(checking.checks.memberAccount).toEqual({ kind: 'checking', value: 'player1' });
  const good = registrationReducer(checking, { type: 'verified', field: 'memberAccount', value: 'player1' });
  expect(good.checks.memberAccount).toEqual({ kind: 'good' });
});

test('shows no error on blur of an empty field', () => {
  expect(walk({ type: 'left', field: 'memberAccount' })).toBe(EMPTY);
});

test('ignores the check of a value that has changed meanwhile', () => {
  const state = walk(
    typed('memberAccount', 'player1'),
    { type: 'left', field: 'memberAccount' },
    typed('memberAccount', 'player2'),
    { type: 'verified', field: 'memberAccount', value: 'player1', wording: { id: 'signup.account_repeat' } },
  );
  expect(state.checks.memberAccount).toEqual({ kind: 'untouched' });
});

test('marks a field as unchecked when its check failed', () => {
  const state = walk(
    typed('memberEmail', 'a@example.com'),
    { type: 'left', field: 'memberEmail' },
    { type: 'unverified', field: 'memberEmail' },
  );
  expect(state.checks.memberEmail).toEqual({ kind: 'untouched' });
});

test('resets the check of the repeated password when the password changes', () => {
  const state = walk(
    typed('password', 'secret1'),
    typed('checkPassword', 'secret1'),
    { type: 'left', field: 'checkPassword' },
    typed('password', 'secret2'),
  );
  expect(state.checks.checkPassword).toEqual({ kind: 'untouched' });
});

test('marks every missing field of an empty form', () => {
  const state = walk({ type: 'submitted' });
  expect(state).toMatchObject({ phase: 'editing', failures: 1, agreementError: true });
  const bad = Object.entries(state.checks).filter(([, check]) => check.kind === 'bad');
  expect(bad.map(([field]) => field)).toEqual(['memberAccount', 'password', 'checkPassword', 'answer']);
});

test('sends nothing without the agreement', () => {
  const state = walk(...filled, { type: 'agreed', agreed: false }, { type: 'submitted' });
  expect(state).toMatchObject({ phase: 'editing', agreementError: true });
  expect(registrationReducer(state, { type: 'agreed', agreed: true }).agreementError).toBe(false);
});

test('blocks the submission until a field that the server refused is changed', () => {
  const taken = walk(
    ...filled,
    { type: 'left', field: 'memberAccount' },
    { type: 'verified', field: 'memberAccount', value: 'player1', wording: { id: 'signup.account_repeat' } },
  );
  expect(registrationReducer(taken, { type: 'submitted' }).phase).toBe('editing');
  const other = registrationReducer(taken, typed('memberAccount', 'player2'));
  expect(registrationReducer(other, { type: 'submitted' }).phase).toBe('sending');
});

test('sends a submission once, and clears the captcha after a refusal', () => {
  const sending = walk(...filled, { type: 'submitted' });
  expect(registrationReducer(sending, { type: 'submitted' })).toBe(sending);
  expect(registrationReducer(sending, { type: 'succeeded' }).phase).toBe('done');
  const refused = registrationReducer(sending, {
    type: 'refused',
    field: 'memberAccount',
    wording: { id: 'signup.account_repeat' },
  });
  expect(refused).toMatchObject({
    phase: 'editing',
    failures: 1,
    values: { memberAccount: 'player1', answer: '' },
    checks: { memberAccount: { kind: 'bad' }, answer: { kind: 'untouched' } },
  });
});

test('clears the fields that another currency hides, and checks its required ones again', () => {
  const state = walk(typed('memberEmail', 'a@example.com'), typed('memberPhone', '0123456789'), {
    type: 'currencyChosen',
    currency: 'VND',
    shape: shapeOf(SETTINGS, 'VND'),
  });
  expect(state.values).toMatchObject({ memberCurrency: 'VND', memberEmail: '', memberPhone: '0123456789' });
  expect(state.checks.memberPhone).toEqual({ kind: 'checking', value: '0123456789' });
});

test.each([
  ['hides', { isDisplay: 0, isRequired: 0 }],
  ['no longer requires', { isDisplay: 1, isRequired: 0 }],
] as const)('an error in a field that another currency %s blocks nothing', (_name, inVnd) => {
  const asked = ['member_birthday', 'member_others', 'withdraw_password', 'member_qq'].flatMap((name) => [
    { ...setting, name, currency: 'USD' as const, isDisplay: 1 as const, isRequired: 1 as const },
    { ...setting, name, currency: 'VND' as const, ...inVnd },
  ]);
  const first = emptyRegistration(shapeOf(asked, 'USD'), 'USD');
  const missing = [...filled, { type: 'submitted' } as const].reduce(registrationReducer, first);
  expect(missing.checks).toMatchObject({
    memberBirthday: { kind: 'bad' },
    memberOthers: { kind: 'bad' },
    memberQq: { kind: 'bad' },
    withdrawPassword: { kind: 'bad' },
  });
  const shape = shapeOf(asked, 'VND');
  const chosen = registrationReducer(missing, { type: 'currencyChosen', currency: 'VND', shape });
  expect(registrationReducer(chosen, { type: 'submitted' }).phase).toBe('sending');
});

test('another currency keeps the errors of what it does not concern', () => {
  const shape = shapeOf(SETTINGS, 'VND');
  const left = { type: 'left', field: 'password' } as const;
  const state = walk(typed('password', 'short'), left, { type: 'currencyChosen', currency: 'VND', shape });
  expect(state.checks.password.kind).toBe('bad');
});

describe('an introducer that a link brought', () => {
  const INVITED = emptyRegistration(shapeOf(SETTINGS, 'USD', { isInvited: true }), 'USD', {
    introducer: '17',
  });
  const wording = { id: 'signup.err_disabled_agent' } as const;
  const sent = (state = INVITED) =>
    [...filled, { type: 'submitted' } as const].reduce(registrationReducer, state);
  const refusedWith = (code: string, state = INVITED) =>
    registrationReducer(sent(state), { type: 'refused', field: 'introducer', wording, code });

  test('is locked, and unlocked and cleared by a refusal, which stops no further attempt', () => {
    expect(INVITED).toMatchObject({ introduction: 'locked', values: { introducer: '17' } });
    const refused = refusedWith('108');
    expect(refused).toMatchObject({ introduction: 'open', values: { introducer: '' } });
    expect(refused.checks.introducer).toEqual({ kind: 'bad', wording });
    expect(sent(refused).phase).toBe('sending');
  });

  test('is closed where recommendations are', () => {
    expect(refusedWith('107')).toMatchObject({ introduction: 'off', values: { introducer: '' } });
  });

  test('stays open where the form requires one', () => {
    const shape = { ...INVITED.shape, introducer: { shown: true, required: true, unique: false } } as const;
    const refused = refusedWith('107', { ...INVITED, shape });
    expect(refused).toMatchObject({ introduction: 'open', values: { introducer: '' } });
    expect(sent(refused).phase).toBe('editing');
  });

  test('that was typed stays to be corrected', () => {
    const typedOne = {
      ...INVITED,
      introduction: 'open',
      values: { ...INVITED.values, introducer: '99' },
    } as const;
    expect(refusedWith('106', typedOne)).toMatchObject({
      introduction: 'open',
      values: { introducer: '99' },
    });
  });
});

test('notes for the operator what went wrong, once each and without what was typed', () => {
  const words = { words: 'The number 5551234 is blocked.' };
  const state = walk(
    typed('memberAccount', 'ab'),
    { type: 'left', field: 'memberAccount' },
    { type: 'submitted' },
    ...filled,
    typed('memberPhone', '5551234'),
    { type: 'submitted' },
    { type: 'refused', field: 'memberPhone', wording: words, code: '215' },
    { type: 'submitted' },
  );
  expect(state.track).toEqual([
    'memberAccount: signup.err_account_length',
    'password: signup.err_psw_blank',
    'checkPassword: signup.err_checkPsw_blank',
    'answer: signup.err_verify_blank',
    'agreement: missing',
    'memberPhone: 215',
  ]);
});

test('begins with what was typed before, as far as the form shows it', () => {
  const before = { memberAccount: 'player1', memberEmail: 'a@example.com', answer: '1234' };
  const { values, checks } = emptyRegistration(shapeOf(SETTINGS, 'VND'), 'VND', { typed: before });
  expect(values).toMatchObject({ memberAccount: 'player1', memberEmail: '', answer: '' });
  expect(checks.memberAccount).toEqual({ kind: 'untouched' });
});
