/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { DialogOutcome } from '@tessera/contracts';
import { refuse, type Answers } from '@tessera/testing';
import {
  CallError,
  editWithdrawPassword,
  loginHistory,
  sessionEnd,
  sessionList,
  sessionSeveral,
} from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE } from '../profile.fixture.ts';
import SecurityPage from './SecurityPage.tsx';

const device = { device: 1, system: 'Android', browser: 'Chrome', network: '203.0.113.•' } as const;
const times = { createdAt: '2026-11-01T10:00:00Z', seenAt: '2026-11-01T12:00:00Z' };
const SESSIONS = {
  list: [
    { id: 'here', isCurrent: 1, ...device, system: 'Windows', ...times },
    { id: 'there', isCurrent: 0, ...device, ...times },
  ],
  isSeveral: 0,
} satisfies Answers['sessionList'];
const LOGINS = {
  list: [
    { id: 2, at: '2026-11-01T10:00:00Z', result: 'succeeded', ...device },
    { id: 1, at: '2026-11-01T09:00:00Z', result: 'wrong_password', ...device },
  ],
  totalCount: 12,
} satisfies Answers['loginHistory'];

async function open(answers: Answers = {}, at?: string) {
  const user = userEvent.setup();
  const options = {
    session: 'member',
    answers: {
      profile: PROFILE,
      authenticatorState: { isOn: 1, since: '2026-11-01T12:00:00Z', recoveryCodesLeft: 8 },
      sessionList: SESSIONS,
      loginHistory: LOGINS,
      ...answers,
    },
  } as const;
  const shown = await show(<SecurityPage />, options, at);
  return { ...shown, user };
}

test('has a row for what this page’s remotes offer, and says what is not offered', async () => {
  const { shell, user } = await open();
  expect(await screen.findByText('This cannot be changed here at the moment.')).toBeVisible();
  expect(screen.queryByText('Passkeys')).toBeNull();
  shell.offers.answer('mf-auth:passkeys', { status: 'closed' });
  await user.click(screen.getByRole('button', { name: /^Set: / }));
  expect(await screen.findByText('Passkeys')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Manage: Passkeys', hidden: true }));
  expect(shell.offers.opened).toEqual([{ name: 'mf-auth:passkeys', args: {} }]);
});

describe('the linked logins', () => {
  const LINKED = 'Logins through other sites';

  async function press(outcome: DialogOutcome<'changed'>) {
    const { shell, user } = await open();
    await screen.findByText('This cannot be changed here at the moment.');
    expect(screen.queryByText(LINKED)).toBeNull();
    shell.offers.answer('mf-auth:linkedLogins', outcome);
    // The offers are read when the rows are rendered again.
    await user.click(screen.getByRole('button', { name: /^Set: / }));
    await user.click(screen.getByRole('button', { name: `Manage: ${LINKED}`, hidden: true }));
    expect(shell.offers.opened).toEqual([{ name: 'mf-auth:linkedLogins', args: {} }]);
    return shell;
  }

  test.each([{ status: 'closed' }, { status: 'closed', result: 'changed' }] as const)(
    'have a row that opens their dialog: %j',
    async (outcome) => {
      const shell = await press(outcome);
      expect(shell.toast.shown).toEqual([]);
    },
  );

  test('say so where their dialog does not load', async () => {
    const shell = await press({ status: 'unavailable' });
    expect(shell.toast.shown).toEqual([{ tone: 'info', text: 'This cannot be changed here at the moment.' }]);
  });
});

describe('the withdrawal password', () => {
  async function fill(answers: Answers, values = ['play1234', '2468', '2468']) {
    const shown = await open(answers);
    await shown.user.click(await screen.findByRole('button', { name: 'Set: Withdrawal password' }));
    const labels = ['Your login password', 'Four digits', 'The same digits again'];
    for (const [index, label] of labels.entries())
      await shown.user.type(screen.getByLabelText(label), values[index]!);
    await shown.user.click(screen.getByRole('button', { name: 'Save' }));
    return shown;
  }

  test.each([['2468'], ['२४६८'], ['２４ ６８']])('is set with the login password: %s', async (digits) => {
    const { shell } = await fill({ editWithdrawPassword: null }, ['play1234', digits, '2468']);
    await waitFor(() => expect(screen.queryByLabelText('Four digits')).toBeNull());
    expect(shell.api.sentTo(editWithdrawPassword)).toEqual([
      { password: 'play1234', withdrawPassword: '2468' },
    ]);
    expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Your withdrawal password is set.' }]);
  });

  test.each([
    [['play1234', '24', '24'], 'Four digits', 'Enter four digits.'],
    [['play1234', '2468', '1357'], 'The same digits again', 'The digits are not the same.'],
  ])('is checked before it is sent: %j', async (values, label, words) => {
    const { shell } = await fill({}, values);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(shell.api.sentTo(editWithdrawPassword)).toEqual([]);
  });

  test('keeps all pasted digits, and refuses them where they are too many', async () => {
    const { shell, user } = await fill({}, ['play1234', '24', '24']);
    for (const label of ['Four digits', 'The same digits again']) {
      await user.clear(screen.getByLabelText(label));
      await user.click(screen.getByLabelText(label));
      await user.paste('135799');
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Four digits')).toHaveValue('135799');
    expect(screen.getByLabelText('Four digits')).toHaveAccessibleDescription('Enter four digits.');
    expect(shell.api.sentTo(editWithdrawPassword)).toEqual([]);
  });

  test('says until when the password is locked, and sends nothing until then', async () => {
    const until = new Date(Date.now() + 15 * 60_000).toISOString();
    await fill({ editWithdrawPassword: refuse('103', '', { door: 'password', until }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Too many wrong tries\. Confirming .* locked until/,
    );
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test.each([
    ['101', 'This password is wrong.'],
    ['103', 'Too many wrong passwords. Try again later.'],
  ])('shows the refusal %s', async (code, words) => {
    await fill({ editWithdrawPassword: refuse(code) });
    await waitFor(() =>
      expect(screen.getByLabelText('Your login password')).toHaveAccessibleDescription(words),
    );
  });
});

describe('sessions', () => {
  test('show device, network and last use; this one cannot be ended here', async () => {
    await open();
    const list = await screen.findByRole('list', { name: 'Where you are logged in' });
    const [here, there] = within(list).getAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome, WindowsLast used');
    expect(within(here!).queryByRole('button')).toBeNull();
    expect(there).toHaveTextContent('network 203.0.113.•');
  });

  test('one is ended, also where it has ended meanwhile', async () => {
    const { shell, user } = await open({ sessionEnd: refuse('101') });
    await user.click(await screen.findByRole('button', { name: 'Log out: Chrome, Android' }));
    await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Logged out there.' }]));
    expect(shell.api.sentTo(sessionEnd)).toEqual([{ id: 'there' }]);
    expect(shell.api.sentTo(sessionList)).toHaveLength(2);
  });

  test('all others are ended', async () => {
    const { shell, user } = await open({ sessionEndOthers: { ended: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(shell.toast.shown).toHaveLength(1));
  });

  test('several at once need a fresh proof', async () => {
    const stale = new CallError(sessionSeveral, { kind: 'refused', code: '428', status: 428 }, 'Confirm.');
    const { shell, user } = await open({ sessionSeveral: stale });
    await user.click(await screen.findByRole('checkbox', { name: /^Stay logged in/ }));
    await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'error', text: 'Confirm.' }]));
    expect(shell.session.proofsAsked()).toBe(1);
  });
});

test('the login history has failures, and is read page by page', async () => {
  const { user } = await open({
    loginHistory: ({ page }) => (page === 1 ? LOGINS : { ...LOGINS, list: [{ ...LOGINS.list[1]!, id: 9 }] }),
  });
  const table = await screen.findByRole('table', { name: 'Login history' });
  expect(within(table).getByText('Wrong password')).toBeVisible();
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(window.location.search).toBe('?logins=2');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('the login history opens at the page of the address', async () => {
  const { shell } = await open({}, '/user/Security?logins=2');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(shell.api.sentTo(loginHistory)).toEqual([{ page: 2, count: 10 }]);
});

test('a back end without sessions says so; a failure can be retried', async () => {
  const away = new CallError(sessionList, { kind: 'unavailable' }, '');
  let requests = 0;
  const { user } = await open({
    sessionList: away,
    loginHistory: () => (++requests === 1 ? new Error('lost') : LOGINS),
  });
  expect(await screen.findByText('Not available here')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Login history' })).toBeVisible();
});
