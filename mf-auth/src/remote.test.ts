/** @jest-environment jsdom */
import { createFakeShell } from '@tessera/testing';
import remote from './remote.ts';

test('the request that wakes it is answered once it is active', async () => {
  const shell = createFakeShell();
  shell.bus.emit('auth.loginRequested', {});
  expect(shell.dialogs.opened).toEqual([]);
  await remote.activate(shell, new AbortController().signal);
  expect(shell.dialogs.opened).toEqual([{ name: 'login', args: {} }]);
});
