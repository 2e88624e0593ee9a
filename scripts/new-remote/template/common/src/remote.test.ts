import config from '../remote.config.ts';
import remote from './remote.ts';

test('every part that the configuration names is there', () => {
  expect(Object.keys(remote.routes ?? {})).toEqual(config.routes.map(({ id }) => id));
  expect(Object.keys(remote.slots ?? {})).toEqual(config.slots.map(({ slot }) => slot));
});
