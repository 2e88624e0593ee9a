import {
  authenticatorDemand,
  CallError,
  doubleValidationQuestion,
  login,
  shutRefusal,
  toWire,
  transferDemand,
} from '@tessera/wire';
import { loginRefusal } from './login.codes.ts';

const refused = (code: string, words = '', data?: unknown) =>
  loginRefusal(new CallError(login, { kind: 'refused', code, status: 200, data }, words));

test.each([
  ['101', 'password', 'login.account_error'],
  ['105', 'answer', 'verify_failed'],
])('shows code %s on the field %s', (code, field, id) => {
  expect(refused(code)).toEqual({ kind: 'field', field, wording: { id } });
});

test.each([
  ['102', { id: 'login.account_disable' }],
  ['103', { id: 'login.account_freezen' }],
  ['106', { id: 'login.ip_error' }],
  ['201', { id: 'login.ip_error_code', values: { code: '201' } }],
  ['202', { id: 'login.ip_error_code', values: { code: '202' } }],
  ['203', { id: 'login.ip_error_code', values: { code: '203' } }],
])('shows code %s as a notice with a link to customer service', (code, wording) => {
  expect(refused(code)).toEqual({ kind: 'notice', wording, help: true });
});

test('requires an answer for code 107, whose data is the question', () => {
  const question = { memberLoginId: 'abc', question: 'member_name', availableQuestionsCount: 3 } as const;
  expect(refused('107', '', toWire(doubleValidationQuestion, question))).toEqual({
    kind: 'step',
    step: { kind: 'differentDevice', question },
  });
});

test('leads to customer service when the question of code 107 cannot be read', () => {
  expect(refused('107', '', { question: 'shoe_size' })).toEqual({
    kind: 'notice',
    wording: { id: 'double.unreadable' },
    help: true,
  });
});

test.each([
  [toWire(transferDemand, { mode: 'phone' }), 'phone'],
  [toWire(transferDemand, { mode: 'email' }), 'email'],
  [null, 'email'],
])('requires a transfer validation for code 802 with data %j', (data, mode) => {
  expect(refused('802', '', data)).toEqual({ kind: 'step', step: { kind: 'transfer', mode } });
});

test('requires the authenticator’s code for code 803, and a new login where its data cannot be read', () => {
  const demand = toWire(authenticatorDemand, { memberLoginId: 'pending' });
  const step = { kind: 'authenticator', loginId: 'pending' };
  expect(refused('803', '', demand)).toEqual({ kind: 'step', step });
  expect(refused('803')).toMatchObject({ kind: 'notice', wording: { id: 'authenticator.err_over' } });
});

test('shows the server’s message with the end date of a self-exclusion', () => {
  const words = 'You have excluded yourself from play until May 1, 2030.';
  const exclusion = {
    kind: 'self_exclusion',
    from: '2029-05-01T00:00:00Z',
    until: '2030-05-01T00:00:00Z',
  } as const;
  expect(refused('103', words, toWire(shutRefusal, { exclusion, recordsTicket: 't1' }))).toEqual({
    kind: 'notice',
    wording: { words },
    help: true,
    recordsTicket: 't1',
  });
  expect(refused('103', 'account_freezen', { exclusion: null })).toMatchObject({
    wording: { id: 'login.account_freezen' },
  });
});

test('offers the records of a closed account (102)', () => {
  const closed = toWire(shutRefusal, { exclusion: null, recordsTicket: 't1' });
  expect(refused('102', 'closed', closed)).toEqual({
    kind: 'notice',
    wording: { id: 'login.account_disable' },
    help: true,
    recordsTicket: 't1',
  });
});

test('shows the server’s message for any other code, or a general one without it', () => {
  expect(refused('999', 'Not today.')).toEqual({
    kind: 'notice',
    wording: { words: 'Not today.' },
    help: false,
  });
  expect(refused('999')).toMatchObject({ wording: { id: 'fail.unknown' } });
  expect(refused('429', 'too many')).toMatchObject({ wording: { id: 'fail.rateLimited' } });
});

test.each([
  ['timeout', 'fail.timeout'],
  ['network', 'fail.network'],
  ['unavailable', 'fail.unknown'],
] as const)('shows a failure of kind %s as %s', (kind, id) => {
  expect(loginRefusal(new CallError(login, { kind }, 'reason'))).toMatchObject({ wording: { id } });
});

test('shows a general message for an error that is not of a call', () => {
  expect(loginRefusal(new TypeError('x is not a function'))).toMatchObject({
    wording: { id: 'fail.unknown' },
  });
});
