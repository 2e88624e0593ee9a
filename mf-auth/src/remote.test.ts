/** @jest-environment jsdom */
import { createFakeShell } from '@tessera/testing';
import config from '../remote.config.ts';
import remote from './remote.ts';

test('every part that the configuration names is there', () => {
  expect(Object.keys(remote.slots ?? {})).toEqual(config.slots.map(({ slot }) => slot));
  expect(Object.keys(remote.dialogs ?? {})).toEqual(config.dialogs);
});

test('the request that wakes it is answered once it is active', async () => {
  const shell = createFakeShell();
  shell.bus.emit('auth.loginRequested', {});
  expect(shell.dialogs.opened).toEqual([]);
  await remote.activate(shell, new AbortController().signal);
  expect(shell.dialogs.opened).toEqual([{ name: 'login', args: {} }]);
});
