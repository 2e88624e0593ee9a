import { isForeignLogin, sessionName } from './session.ts';

test('a rotated token names the same session', () => {
  expect(sessionName('abc.first')).toBe(sessionName('abc.second'));
  expect(isForeignLogin('abc.second', 'abc')).toBe(false);
});

test('another session, or an opaque token that differs, is foreign', () => {
  expect(isForeignLogin('abc.first', 'xyz')).toBe(true);
  expect(isForeignLogin('opaque-one', 'opaque-two')).toBe(true);
  expect(isForeignLogin('opaque-one', 'opaque-one')).toBe(false);
});
