import config from '../remote.config.ts';

test('declares every route as members only, in the popup frame', () => {
  expect(config.routes.every(({ member, frame }) => member && frame === 'popup')).toBe(true);
});
