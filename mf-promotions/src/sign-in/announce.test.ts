/** @jest-environment jsdom */
import { createFakeShell } from '@tessera/testing';
import { announceSignIn } from './announce.ts';

const key = 'click_signin';
const message = { type: 'signIn', key };

afterEach(() => {
  for (const name of ['webkit', 'app']) Reflect.deleteProperty(window, name);
});

test('announces a key to other remotes, and nothing else in a browser', () => {
  const shell = createFakeShell();
  announceSignIn(shell, key);
  expect(shell.offers.emitted).toEqual([{ name: 'mf-promotions:signIn', payload: { key } }]);
});

test('posts a key to the wrapper of iOS', () => {
  const postMessage = jest.fn();
  Object.assign(window, { webkit: { messageHandlers: { app: { postMessage } } } });
  announceSignIn(createFakeShell(), key);
  expect(postMessage).toHaveBeenCalledWith(message);
});

test('posts a key to the handler that the site names', () => {
  const postMessage = jest.fn();
  Object.assign(window, { webkit: { messageHandlers: { house: { postMessage } } } });
  announceSignIn(createFakeShell({ settings: { nativeHandler: 'house' } }), key);
  expect(postMessage).toHaveBeenCalledWith(message);
});

test('posts a key to the wrapper of Android, and not to one that does not know it', () => {
  const signIn = jest.fn();
  Object.assign(window, { app: { signIn } });
  announceSignIn(createFakeShell(), key);
  expect(signIn).toHaveBeenCalledWith(JSON.stringify(message));
  Object.assign(window, { app: document.createElement('div') });
  expect(() => announceSignIn(createFakeShell(), key)).not.toThrow();
});
