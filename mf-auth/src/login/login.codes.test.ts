import { CallError, exclusionRefusal, login, toWire } from '@tessera/wire';
import { loginRefusal } from './login.codes.ts';

const refused = (code: string, words = '', data?: unknown) =>
  loginRefusal(new CallError(login, { kind: 'refused', code, status: 200, data }, words));

test.each([
  ['101', 'password', 'login.account_error'],
  ['105', 'answer', 'verify_failed'],
])('code %s stands on the field %s', (code, field, id) => {
  expect(refused(code)).toEqual({ kind: 'field', field, said: { id } });
});

test.each([
  ['102', { id: 'login.account_disable' }],
  ['103', { id: 'login.account_freezen' }],
  ['106', { id: 'login.ip_error', values: { code: '106' } }],
  ['201', { id: 'login.ip_error', values: { code: '201' } }],
  ['202', { id: 'login.ip_error', values: { code: '202' } }],
  ['203', { id: 'login.ip_error', values: { code: '203' } }],
])('code %s is a notice that leads to customer service', (code, said) => {
  expect(refused(code)).toEqual({ kind: 'notice', said, help: true });
});

test.each([
  ['107', 'differentDevice'],
  ['802', 'transfer'],
])('code %s wants a further step: %s', (code, step) => {
  expect(refused(code)).toEqual({ kind: 'step', step });
});

test('who is excluded is told until when, in the words of the server', () => {
  const words = 'You have excluded yourself from play until May 1, 2030.';
  const exclusion = {
    kind: 'self_exclusion',
    from: '2029-05-01T00:00:00Z',
    until: '2030-05-01T00:00:00Z',
  } as const;
  expect(refused('103', words, toWire(exclusionRefusal, { exclusion }))).toEqual({
    kind: 'notice',
    said: { words },
    help: true,
  });
  expect(refused('103', 'account_freezen', { exclusion: null })).toMatchObject({
    said: { id: 'login.account_freezen' },
  });
});

test('any other code is said in the words of the server, or plainly without them', () => {
  expect(refused('999', 'Not today.')).toEqual({
    kind: 'notice',
    said: { words: 'Not today.' },
    help: false,
  });
  expect(refused('999')).toMatchObject({ said: { id: 'fail.unknown' } });
  expect(refused('429', 'too many')).toMatchObject({ said: { id: 'fail.rateLimited' } });
});

test.each([
  ['timeout', 'fail.timeout'],
  ['network', 'fail.network'],
  ['unavailable', 'fail.unknown'],
] as const)('a call that failed by %s says %s', (kind, id) => {
  expect(loginRefusal(new CallError(login, { kind }, 'reason'))).toMatchObject({ said: { id } });
});

test('an error of another kind is no secret, but no text either', () => {
  expect(loginRefusal(new TypeError('x is not a function'))).toMatchObject({ said: { id: 'fail.unknown' } });
});
