/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { refuse, type Answers } from '@tessera/testing';
import { depositSuccess } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchDeposits } from '../deposit/deposit-news.ts';
import { limitOf, STATE } from './limits.fixture.ts';
import LimitInvitation from './LimitInvitation.tsx';

async function invite(answer: Answers['responsible']) {
  const close = jest.fn();
  const shown = await show(<LimitInvitation args={{ at: 'registration' }} close={close} />, {
    session: 'member',
    answers: { responsible: answer },
  });
  return { ...shown, close, user: userEvent.setup() };
}

test('offers both answers alike, and leads to the limits', async () => {
  const { shell, close, user } = await invite(STATE);
  const [no, yes] = [
    await screen.findByRole('button', { name: 'Not now' }),
    screen.getByRole('button', { name: 'Set a limit' }),
  ];
  expect(no.className).toBe(yes.className);
  expect([no, yes].map(({ dataset }) => [dataset.tone, dataset.size])).toEqual([
    [no.dataset.tone, no.dataset.size],
    [no.dataset.tone, no.dataset.size],
  ]);
  await user.click(yes);
  expect(close).toHaveBeenCalledTimes(1);
  expect(shell.windows.visited).toEqual(['/user/Limits']);
});

test('"not now" only closes', async () => {
  const { shell, close, user } = await invite(STATE);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(shell.windows.visited).toEqual([]);
});

test.each([
  ['the law asks for none', { ...STATE, rules: { ...STATE.rules, invitations: ['first_deposit'] } }],
  ['a limit is set', { ...STATE, limits: [limitOf({ amount: '10.00' })] }],
  ['the back end has no limits', refuse('404')],
] as const)('asks nothing where %s', async (_, answer) => {
  const { close } = await invite(answer as Answers['responsible']);
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('no deposit opens a dialog: the first one has a card of its own', async () => {
  const { shell, scope, signal } = await show(<p />, { session: 'member' });
  watchDeposits(scope, signal);
  shell.live.emit(depositSuccess, { orderNumber: 'D1', depositAmount: '20.00', depositTimes: 1 });
  shell.live.emit(depositSuccess, { orderNumber: 'D2', depositAmount: '20.00', depositTimes: 2 });
  expect(shell.offers.opened).toEqual([]);
});
