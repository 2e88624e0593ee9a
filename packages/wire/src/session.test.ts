import { isForeignLogin, sessionName } from './session.ts';

test('a rotated token has the same session name', () => {
  expect(sessionName('abc.first')).toBe(sessionName('abc.second'));
  expect(isForeignLogin('abc.second', 'abc')).toBe(false);
});

test('a login of another session or with another opaque token is foreign', () => {
  expect(isForeignLogin('abc.first', 'xyz')).toBe(true);
  expect(isForeignLogin('opaque-one', 'opaque-two')).toBe(true);
  expect(isForeignLogin('opaque-one', 'opaque-one')).toBe(false);
});
