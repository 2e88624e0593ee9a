/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Answers } from '@tessera/testing';
import {
  announcementList,
  CallError,
  depositMethods,
  letterList,
  loginHistory,
  profile,
  responsible,
  sessionList,
  wallets,
  withdrawalTerms,
  type Call,
} from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import AnnouncementPage from '../announcements/AnnouncementPage.tsx';
import { ACCOUNTS, METHODS, TERMS } from '../cashier/cashier.fixture.ts';
import DepositPage from '../deposit/DepositPage.tsx';
import InfoPage from '../info/InfoPage.tsx';
import LetterPage from '../letters/LetterPage.tsx';
import { STATE } from '../limits/limits.fixture.ts';
import LimitsPage from '../limits/LimitsPage.tsx';
import { PROFILE, SETTINGS } from '../profile.fixture.ts';
import SecurityPage from '../security/SecurityPage.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import MyWalletPage from '../wallet/MyWalletPage.tsx';
import { WALLET_ANSWERS } from '../wallet/wallet.fixture.ts';
import WalletList from '../wallet/WalletList.tsx';
import WithdrawalPage from '../withdrawal/WithdrawalPage.tsx';

const AT = '2026-11-20T10:00:00Z';
const device = { device: 1, system: 'Android', browser: 'Chrome', network: '203.0.113.•' } as const;
const ANSWERS = {
  ...WALLET_ANSWERS,
  profile: PROFILE,
  registerSettings: SETTINGS,
  sessionList: {
    list: [
      { id: 'here', isCurrent: 1, ...device, createdAt: AT, seenAt: AT },
      { id: 'there', isCurrent: 0, ...device, createdAt: AT, seenAt: AT },
    ],
    isSeveral: 0,
  },
  loginHistory: { list: [{ id: 1, at: AT, result: 'wrong_password', ...device }], totalCount: 1 },
  letterList: {
    list: [{ id: 1, title: 'Welcome', content: '<p>Hello</p>', isRead: 1, sentAt: AT }],
    totalCount: 1,
    unreadCount: 0,
  },
  announcementList: {
    list: [{ id: 1, content: 'The site is open', isRead: 1, updatedAt: AT }],
    totalCount: 1,
    unreadCount: 0,
  },
} satisfies Answers;

const FORM_ANSWERS = {
  responsible: STATE,
  depositMethods: METHODS,
  depositList: { list: [], totalCount: 0 },
  withdrawalTerms: TERMS,
  bankAccountList: ACCOUNTS,
  withdrawalList: { list: [], totalCount: 0 },
} satisfies Answers;

const PAGES: readonly (readonly [string, ReactNode, Call, string])[] = [
  ['Info', <InfoPage key="page" member={MEMBER} />, profile, 'Ana Li'],
  ['the ways of Security', <SecurityPage key="page" />, profile, 'Withdrawal password'],
  ['the sessions of Security', <SecurityPage key="page" />, sessionList, 'Log out everywhere else'],
  ['the logins of Security', <SecurityPage key="page" />, loginHistory, 'Wrong password'],
  ['Letters', <LetterPage key="page" member={MEMBER} />, letterList, 'Welcome'],
  ['Announcements', <AnnouncementPage key="page" member={MEMBER} />, announcementList, 'The site is open'],
  ['the wallet', <MyWalletPage key="page" member={MEMBER} />, wallets, 'Reef'],
  ['the wallet of the lobby', <WalletList key="page" />, wallets, 'Reef'],
];

async function lose(page: ReactNode, call: Call, words: string, failure: CallError) {
  const user = userEvent.setup();
  const shown = await show(page, { session: 'member', answers: ANSWERS });
  await screen.findAllByText(words);
  expect(screen.queryByText(/^As of /)).toBeNull();
  shown.shell.api.answer(call, failure);
  await act(() => shown.scope.queries.refetchQueries({ queryKey: [call.name] }));
  return { ...shown, user };
}

describe.each(PAGES)('%s, when the platform goes away', (_name, page, call, words) => {
  test('keeps what it shows, says as of when, and shows the present after a retry', async () => {
    const lost = new CallError(call, { kind: 'network' }, '');
    const { shell, user } = await lose(page, call, words, lost);
    expect(await screen.findByText(/^As of \d/)).toBeVisible();
    expect(screen.getByText('There is no connection. Check your network and try again.')).toBeVisible();
    expect(screen.getAllByText(words)[0]).toBeVisible();
    shell.api.answer(call, ANSWERS[keyIn(call)] as never);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^As of /)).toBeNull());
    expect(screen.getAllByText(words)[0]).toBeVisible();
  });

  test('shows nothing of a feature that is not there any more', async () => {
    await lose(page, call, words, new CallError(call, { kind: 'unavailable' }, ''));
    expect(await screen.findByText('Not available here')).toBeVisible();
    expect(screen.queryByText(/^As of /)).toBeNull();
  });
});

test.each([
  ['the limits', <LimitsPage key="page" member={MEMBER} />, responsible],
  ['a deposit', <DepositPage key="page" member={MEMBER} />, depositMethods],
  ['a withdrawal', <WithdrawalPage key="page" member={MEMBER} />, withdrawalTerms],
])('keeps what is typed into the form of %s', async (_name, page, call) => {
  const user = userEvent.setup();
  const { scope, shell } = await show(page, { session: 'member', answers: FORM_ANSWERS });
  const amount = await screen.findByLabelText('Amount', { selector: 'input' });
  await user.type(amount, '120');
  shell.api.answer<Call>(call, new CallError(call, { kind: 'network' }, ''));
  await act(() => scope.queries.refetchQueries({ queryKey: [call.name] }));
  expect(await screen.findByText(/^As of \d/)).toBeVisible();
  expect(amount).toHaveValue('120');
});

function keyIn(call: Call): keyof typeof ANSWERS {
  const calls = { profile, sessionList, loginHistory, letterList, announcementList, wallets };
  const [key] = Object.entries(calls).find(([, one]) => one.name === call.name) ?? [];
  if (key === undefined) throw new Error(`${call.name} has no answer here: add it to ANSWERS`);
  return key as keyof typeof ANSWERS;
}
