/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { countActions, REGISTRATION_ACTIONS } from '@tessera/testing';
import { responsibleExclude, responsibleLimit } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExcludePanel } from '../breaks/ExcludePanel.tsx';
import { METHODS } from '../cashier/cashier.fixture.ts';
import DepositPage from '../deposit/DepositPage.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import { limitOf, STATE } from './limits.fixture.ts';
import LimitsPage from './LimitsPage.tsx';

test('a limit takes no more actions than a deposit, and no more are needed', async () => {
  const deposit = await show(<DepositPage member={MEMBER} />, {
    session: 'member',
    answers: { depositMethods: METHODS, depositList: { list: [], totalCount: 0 } },
  });
  const toDeposit = countActions(await screen.findByRole('form', { name: 'Deposit' }));
  deposit.unmount();
  const { shell } = await show(
    <LimitsPage member={MEMBER} />,
    { session: 'member', answers: { responsible: STATE, responsibleLimit: { limit: limitOf() } } },
    '/user/Limits',
  );
  expect(countActions(await screen.findByRole('form', { name: 'Set a limit' }))).toBeLessThanOrEqual(
    toDeposit,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Amount'), '50');
  await user.click(screen.getByRole('button', { name: /^Set limit/ }));
  await waitFor(() => expect(shell.api.sentTo(responsibleLimit)).toHaveLength(1));
});

test('an exclusion takes no more actions than a registration', async () => {
  const { shell } = await show(<ExcludePanel lengths={['6_months']} />, {
    session: 'member',
    answers: {
      responsibleExclude: { exclusion: { kind: 'self_exclusion', from: '2026-01-01', until: null } },
    },
  });
  const toConfirm = 1;
  const form = screen.getByRole('form', { name: 'Exclude yourself' });
  expect(countActions(form) + toConfirm).toBeLessThanOrEqual(REGISTRATION_ACTIONS);
  shell.dialogs.answerQuestions(true);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your login password'), 'play1234');
  await user.click(screen.getByRole('button', { name: 'Exclude me now' }));
  await waitFor(() => expect(shell.api.sentTo(responsibleExclude)).toHaveLength(1));
});
