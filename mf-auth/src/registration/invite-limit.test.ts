/** @jest-environment jsdom */
import { createFakeShell } from '@tessera/testing';
import { inviteToLimit } from './invite-limit.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<dialog open></dialog>';
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('waits until no other dialog is open', async () => {
  const shell = createFakeShell({ session: 'member' });
  inviteToLimit({ shell });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shell.offers.opened).toEqual([]);
  document.body.innerHTML = '';
  await jest.advanceTimersByTimeAsync(1_000);
  expect(shell.offers.opened).toEqual([
    { name: 'mf-member-center:limitInvitation', args: { at: 'registration' } },
  ]);
});

test('invites no member who has left meanwhile', async () => {
  const shell = createFakeShell({ session: 'member' });
  inviteToLimit({ shell });
  await jest.advanceTimersByTimeAsync(10_000);
  await shell.session.logout();
  document.body.innerHTML = '';
  await jest.advanceTimersByTimeAsync(10_000);
  expect(shell.offers.opened).toEqual([]);
});
