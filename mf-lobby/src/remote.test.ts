/** @jest-environment jsdom */
import '@tessera/testing/dom';
import config from '../remote.config.ts';
import remote from './remote.ts';

test('the remote brings exactly what its configuration promises', () => {
  expect(Object.keys(remote.slots ?? {}).sort()).toEqual(config.slots.map(({ slot }) => slot).sort());
  expect(Object.keys(remote.routes ?? {}).sort()).toEqual(config.routes.map(({ id }) => id).sort());
  expect(Object.keys(remote.dialogs ?? {})).toEqual(config.dialogs);
});
