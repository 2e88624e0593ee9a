import config from '../remote.config.ts';

test('it is for members, and its page asks for no frame', () => {
  expect(config.routes.every(({ member, frame }) => member && frame === 'popup')).toBe(true);
});
