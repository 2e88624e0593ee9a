/** @jest-environment jsdom */
import { createFakeShell } from '@tessera/testing';
import remote from './remote.ts';

test('answers the request that woke it after the activation', async () => {
  const shell = createFakeShell();
  shell.bus.emit('auth.loginRequested', {});
  expect(shell.dialogs.opened).toEqual([]);
  await remote.activate(shell, new AbortController().signal);
  expect(shell.dialogs.opened).toEqual([{ name: 'login', args: {} }]);
});
