import config from '../remote.config.ts';
import remote from './remote.ts';

test('every part that the configuration names is there', () => {
  expect(Object.keys(remote.routes ?? {})).toEqual(config.routes.map(({ id }) => id));
});

test('it is for members, and its page asks for no frame', () => {
  expect(config.routes.every(({ member, frame }) => member && frame === 'popup')).toBe(true);
});
