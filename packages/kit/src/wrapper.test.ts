import { findWrapper } from './wrapper.ts';

const page = (extra: object) => extra as unknown as Window;

test('finds the wrapper by the handler that the site names, and only by that', () => {
  const postMessage = jest.fn();
  const ios = page({ webkit: { messageHandlers: { house: { postMessage } } } });
  expect(findWrapper(ios, 'house').system).toBe('ios');
  expect(findWrapper(ios).system).toBeUndefined();
  expect(findWrapper(page({ house: { tokenLogin: jest.fn() } }), 'house').system).toBe('android');
  findWrapper(ios, 'house').post({ type: 'signIn', key: 'a' });
  expect(postMessage).toHaveBeenCalledWith({ type: 'signIn', key: 'a' });
});

test('posts text to the method of Android that has the message’s type, and nothing to one without', () => {
  const app = { tokenLogin: jest.fn() };
  const { post } = findWrapper(page({ app }));
  post({ type: 'tokenLogin', set: true });
  expect(app.tokenLogin).toHaveBeenCalledWith('{"type":"tokenLogin","set":true}');
  expect(() => post({ type: 'signIn' })).not.toThrow();
});

test('ignores an element whose id is the handler’s name, and a missing window', () => {
  expect(findWrapper(page({ app: { tagName: 'DIV' } })).system).toBeUndefined();
  expect(findWrapper(undefined).system).toBeUndefined();
});
