/** @jest-environment jsdom */
import { refuse, type FakeShell, type FakeShellOptions } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import { signIn, signInClaim, type AnswerOf } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import SignInBlock from './SignInBlock.tsx';
import SignInDialog from './SignInDialog.tsx';

beforeAll(installDialog);

const week = (claimed: number, state: 'open' | 'pass' = 'open'): AnswerOf<typeof signIn> => ({
  state,
  streak: claimed,
  nextAt: '2026-06-02T00:00:00-04:00',
  days: Array.from({ length: 7 }, (_, index) => ({
    day: index + 1,
    reward: `${index + 1}.00`,
    isClaimed: index < claimed ? 1 : 0,
  })),
});
const keys = (shell: FakeShell) =>
  shell.offers.emitted.map(({ payload }) => (payload as { key: string }).key);
const open = (answers: FakeShellOptions['answers']) =>
  show(<SignInDialog args={{}} close={() => undefined} />, { session: 'member', answers });

test('collects the reward of today, and refreshes the balance on closing', async () => {
  let claimed = 2;
  const { shell } = await open({
    signIn: () => week(claimed, claimed === 2 ? 'open' : 'pass'),
    signInClaim: () => ({ day: (claimed += 1), streak: claimed, cash: '3.00' }),
  });
  expect(await screen.findByText('Day 3')).toBeVisible();
  expect(screen.getByText('Day 3').closest('li')).toHaveAttribute('aria-current', 'date');
  expect(screen.getByText('Days in a row: 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Collect $3.00' })).toHaveAttribute('data-tone', 'primary');
  await userEvent.click(screen.getByRole('button', { name: 'Collect $3.00' }));
  expect(await screen.findByText('$3.00 is in your balance')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Collect/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('Collected')).toHaveLength(3);
  expect(shell.api.sentTo(signInClaim)).toHaveLength(1);
  expect(keys(shell)).toEqual(['click_signin', 'click_signin_true', 'is_signin_success']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shell.session.balanceRefreshes()).toBe(1);
});

test.each([
  ['101', 'You have collected today’s reward already.', 'click_signin_pass'],
  ['102', 'There is no daily sign-in at the moment', 'is_signin_noopen'],
])('explains %s', async (code, words, key) => {
  const { shell } = await open({ signIn: week(0), signInClaim: refuse(code) });
  await userEvent.click(await screen.findByRole('button', { name: 'Collect $1.00' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(keys(shell)).toEqual(['click_signin', 'click_signin_true', key]);
});

test('says when the next day begins by the site’s clock, with the player’s own beside it', async () => {
  const device = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  device.mockReturnValue({ timeZone: 'Asia/Kolkata' } as Intl.ResolvedDateTimeFormatOptions);
  try {
    await show(<SignInDialog args={{}} close={() => undefined} />, {
      session: 'member',
      settings: { timeZone: 'America/Caracas' },
      answers: { signIn: week(2) },
    });
    expect(
      await screen.findByText(/^Next from Jun 2, 2026, 12:00\sAM GMT-4 \(9:30\sAM GMT\+5:30\)/u),
    ).toBeVisible();
  } finally {
    device.mockRestore();
  }
});

test('shows the biggest reward as the best one', async () => {
  await open({ signIn: week(0) });
  expect((await screen.findByText('Day 7')).closest('li')).toHaveAttribute('data-best');
  expect(document.querySelectorAll('[data-best]')).toHaveLength(1);
});

test('says that the site has none', async () => {
  await open({ signIn: { ...week(0), state: 'noopen', days: [] } });
  expect(await screen.findByText('There is no daily sign-in at the moment')).toBeVisible();
});

test('shows the week on the home page, and opens the calendar', async () => {
  const { shell } = await show(<SignInBlock />, { session: 'member', answers: { signIn: week(2) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Collect $3.00' }));
  expect(shell.offers.opened).toEqual([{ name: 'mf-promotions:signIn', args: {} }]);
});

test.each([
  ['a guest', 'guest', week(2)],
  ['a site without a sign-in', 'member', { ...week(0), state: 'noopen' as const }],
] as const)('leaves the home page without a block for %s', async (_, session, answer) => {
  const { container, shell } = await show(<SignInBlock />, { session, answers: { signIn: answer } });
  await waitFor(() => expect(shell.api.sentTo(signIn)).toHaveLength(session === 'guest' ? 0 : 1));
  expect(container).toBeEmptyDOMElement();
});
