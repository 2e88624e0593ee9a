import { CallError, login } from '@tessera/wire';
import { loginRefusal } from './login.codes.ts';

const refused = (code: string, words = '') =>
  loginRefusal(new CallError(login, { kind: 'refused', code, status: 200 }, words));

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
