import { createNative, readUserAgent } from './native.ts';

const page = (extra: object, userAgent = 'Mozilla/5.0 Chrome/140') =>
  ({ navigator: { userAgent }, ...extra }) as unknown as Window;

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit [FBAN/FBIOS;FBAV/400]', { kind: 'inApp', app: 'facebook' }],
  ['Mozilla/5.0 (Linux; Android 14) FB_IAB/FB4A;FBAV/480', { kind: 'inApp', app: 'facebook' }],
  ['Mozilla/5.0 (iPhone) Safari Line/14.1.0', { kind: 'inApp', app: 'line' }],
  ['Mozilla/5.0 (X11; Linux) Chrome/140 Safari/537', { kind: 'browser' }],
  ['Mozilla/5.0 Online/3', { kind: 'browser' }],
])('recognises the app by the user agent %s', (userAgent, surroundings) => {
  expect(readUserAgent(userAgent)).toEqual(surroundings);
});

test('notifies the iOS wrapper of a token by its message handler', () => {
  const postMessage = jest.fn();
  const native = createNative(page({ webkit: { messageHandlers: { app: { postMessage } } } }));
  expect(native.surroundings).toEqual({ kind: 'native', system: 'ios' });
  native.tokenLogin(true);
  expect(postMessage).toHaveBeenCalledWith({ type: 'tokenLogin', set: true });
});

test('notifies the Android wrapper by a method that takes text', () => {
  const tokenLogin = jest.fn();
  const native = createNative(page({ shop: { tokenLogin } }), 'shop');
  expect(native.surroundings).toEqual({ kind: 'native', system: 'android' });
  native.tokenLogin(false);
  expect(tokenLogin).toHaveBeenCalledWith('{"type":"tokenLogin","set":false}');
});

test('ignores an element whose id is the handler’s name', () => {
  const native = createNative(page({ app: { tagName: 'DIV' } }));
  expect(native.surroundings).toEqual({ kind: 'browser' });
  expect(() => native.tokenLogin(true)).not.toThrow();
});
