/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { countActions, REGISTRATION_ACTIONS } from '@tessera/testing';
import {
  accountClose,
  responsibleExclude,
  responsibleLimit,
  type accountClosing,
  type AnswerOf,
} from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExcludePanel } from '../breaks/ExcludePanel.tsx';
import { METHODS } from '../cashier/cashier.fixture.ts';
import { ClosePanel } from '../data/ClosePanel.tsx';
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

const CLOSING: AnswerOf<typeof accountClosing> = {
  cash: '0.00',
  notWagered: '0.00',
  atProviders: '0.00',
  waiting: '0.00',
  bankAccount: null,
  isWithdrawPassword: 0,
  hasOpenDeposit: 0,
  hasOpenRound: 0,
  isAgent: 0,
};
/** A fresh proof of identity, where the last one is too old: the password, and the press. */
const PROOF_ACTIONS = 2;

test.each<[string, typeof CLOSING]>([
  ['with no money left', CLOSING],
  ['with money that is paid out', { ...CLOSING, cash: '5.00', bankAccount: 'Bank 1', isWithdrawPassword: 1 }],
  ['with money that is given up', { ...CLOSING, cash: '5.00' }],
])('closing an account %s takes no more actions than opening one', async (_, closing) => {
  const { container, shell } = await show(<ClosePanel />, {
    session: 'member',
    answers: { accountClosing: closing, accountClose: { orderNumber: null } },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Close the account' }));
  const toAsk = 1;
  const form = container.querySelector('form') as HTMLFormElement;
  const actions = toAsk + countActions(form) + PROOF_ACTIONS;
  expect(actions).toBeLessThanOrEqual(REGISTRATION_ACTIONS);

  let done = toAsk;
  for (const field of form.querySelectorAll<HTMLInputElement>('input')) {
    await (field.type === 'checkbox' ? user.click(field) : user.type(field, '2468'));
    done += 1;
  }
  await user.click(screen.getByRole('button', { name: 'Close it now' }));
  await waitFor(() => expect(shell.api.sentTo(accountClose)).toHaveLength(1));
  expect(done + 1 + PROOF_ACTIONS).toBe(actions);
});
