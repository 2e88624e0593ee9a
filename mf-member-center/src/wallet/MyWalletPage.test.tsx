/** @jest-environment jsdom */
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import {
  CallError,
  allTransferBack,
  balanceAllBack,
  balanceGetBack,
  wallets,
  walletTransfer,
} from '@tessera/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECORDS_ONLY } from '../limits/limits.fixture.ts';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import MyWalletPage from './MyWalletPage.tsx';
import { WALLET_ANSWERS } from './wallet.fixture.ts';
import { watchBackTransfers } from './wallet.atoms.ts';

const open = (answers: Answers = {}, member = MEMBER, options: FakeShellOptions = {}) =>
  show(<MyWalletPage member={member} />, {
    session: 'member',
    answers: { ...WALLET_ANSWERS, ...answers },
    ...options,
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const details = (wallet: 'on' | 'off', cashBack: 'on' | 'off') => ({
  ...MEMBER,
  details: {
    mustChangePassword: false,
    agent: { status: 'none', level: 0 } as const,
    wallet,
    cashBack,
    isPlaying: false,
    needsBankVerification: false,
  },
});

async function openForm(provider: RegExp) {
  await userEvent.click(await button(provider));
  return screen.getByRole('form');
}

test('lists balance, total, and the money at each provider by its number', async () => {
  await open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Aurora.*\$0\.00/),
    expect.stringMatching(/^Reef.*\$20\.50/),
    expect.stringMatching(/^DuneUnder maintenance, back May 1, 2026/),
  ]);
  expect(screen.getAllByText('$1,234.50')[0]).toBeVisible();
  expect((await screen.findAllByText('$1,260.00'))[0]).toBeVisible();
});

test('hides every amount, and shows them again', async () => {
  await open();
  await screen.findAllByText('$20.50');
  const eye = await button('Hide amounts');
  await userEvent.click(eye);
  expect(eye).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  await userEvent.click(eye);
  expect(screen.getAllByText('$20.50')[0]).toBeVisible();
});

test.each([
  ['Bring all money back', balanceAllBack],
  ['Bring back from Reef', balanceGetBack],
])('%s: sends the call, refreshes balance and list, and starts the cooldown', async (name, call) => {
  const { shell } = await open();
  await userEvent.click(await button(name));
  await waitFor(() => expect(shell.toast.shown).toHaveLength(1));
  expect(shell.toast.shown[0]).toMatchObject({ tone: 'success', text: /your money is back/ });
  expect(shell.api.sentTo(call)).toEqual([{}]);
  expect(shell.session.balanceRefreshes()).toBe(1);
  await waitFor(() => expect(shell.api.sentTo(wallets)).toHaveLength(2));
  expect(screen.getByRole('timer')).toHaveTextContent(/again in \d+ seconds/);
  await userEvent.click(await button('Bring all money back'));
  expect(shell.toast.shown.at(-1)).toMatchObject({ tone: 'warning', text: /again in/ });
  expect([...shell.api.sentTo(balanceAllBack), ...shell.api.sentTo(balanceGetBack)]).toHaveLength(1);
});

test('counts the ten seconds down, in a tab that another tab’s request starts', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { shell, scope, signal } = await open();
  watchBackTransfers(scope, signal);
  await button('Bring all money back');
  act(() => shell.live.emit(allTransferBack, {}));
  expect(screen.getByRole('timer')).toHaveTextContent('in 10 seconds');
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('timer')).toHaveTextContent('in 9 seconds');
  // Each second begins after the one before has been shown.
  for (let second = 0; second < 9; second++) act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await user.click(await button('Bring all money back'));
  expect(shell.api.sentTo(balanceAllBack)).toHaveLength(1);
  jest.useRealTimers();
});

test('names the provider whose maintenance keeps its money', async () => {
  const { shell } = await open({ balanceAllBack: { stayed: [{ gpId: 9, name: 'Dune' }] } });
  await userEvent.click(await button('Bring all money back'));
  await waitFor(() => expect(shell.toast.shown).toHaveLength(1));
  expect(shell.toast.shown[0]).toMatchObject({
    tone: 'success',
    text: 'Success: your money is back in your balance. Not yet, because of maintenance: Dune.',
  });
});

describe('the cooldown', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  /** A tab of the same device, on which each test has another visitor. */
  const openTab = (kept: NonNullable<FakeShellOptions['kept']>, answers: Answers = {}, more = {}) =>
    open(answers, MEMBER, { kept, ...more });

  test.each([
    ['brought money back', {}],
    ['was refused', { balanceAllBack: refuse('105') }],
  ])('lasts over a reload and in a new tab, after a request that %s', async (_what, answers) => {
    const kept = new Map();
    const before = await openTab(kept, answers);
    await user().click(await button('Bring all money back'));
    expect(screen.getByRole('timer')).toHaveTextContent('in 10 seconds');
    before.unmount();
    act(() => jest.advanceTimersByTime(4_000));
    const { shell } = await openTab(kept);
    await button('Bring all money back');
    expect(screen.getByRole('timer')).toHaveTextContent('in 6 seconds');
    await user().click(await button('Bring all money back'));
    expect(shell.api.sentTo(balanceAllBack)).toEqual([]);
    act(() => jest.advanceTimersByTime(6_000));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('reaches a tab that was open before and receives no event', async () => {
    const kept = new Map();
    const { shell, container, unmount } = await openTab(kept);
    const here = await within(container).findByRole('button', { name: 'Bring all money back' });
    const other = await openTab(kept);
    const there = await within(other.container).findByRole('button', { name: 'Bring all money back' });
    await user().click(there);
    await user().click(here);
    expect(other.shell.api.sentTo(balanceAllBack)).toHaveLength(1);
    expect(shell.api.sentTo(balanceAllBack)).toEqual([]);
    expect(shell.toast.shown).toMatchObject([{ tone: 'warning', text: /again in 10 seconds/ }]);
    expect(screen.getAllByRole('timer')).toHaveLength(2);
    unmount();
  });

  test('is the member’s own: the next member of the device may ask at once', async () => {
    const kept = new Map();
    const { shell } = await openTab(kept);
    await user().click(await button('Bring all money back'));
    expect(screen.getByRole('timer')).toBeVisible();
    act(() => {
      shell.session.end('logout');
      shell.session.login({ id: MEMBER.id + 1, account: 'other', currency: 'USD' });
    });
    await button('Bring all money back');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('runs by the site’s clock, whatever the device’s says', async () => {
    const kept = new Map();
    const { unmount } = await openTab(kept, {}, { clock: { now: () => 1_764_000_000_000 } });
    await user().click(await button('Bring all money back'));
    unmount();
    await openTab(kept, {}, { clock: { now: () => 1_764_000_003_000 } });
    await button('Bring all money back');
    expect(screen.getByRole('timer')).toHaveTextContent('in 7 seconds');
  });
});

test.each([
  ['101', /less than ten seconds ago/],
  ['102', /no money at providers/],
  ['103', /A round is still open/],
  ['104', /Transfers are switched off/],
  ['105', /provider that holds your money is under maintenance/],
  ['106', /game is starting/],
  ['107', /game is still being closed/],
])('says why money does not come back: %s', async (code, words) => {
  const { shell } = await open({ balanceAllBack: refuse(code), balanceGetBack: refuse(code) });
  await userEvent.click(await button('Bring all money back'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(shell.session.balanceRefreshes()).toBe(0);
});

test('shows the server’s own words for another code', async () => {
  await open({ balanceAllBack: refuse('999', 'Closed for stocktaking.') });
  await userEvent.click(await button('Bring all money back'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for stocktaking.');
});

test('transfers to a provider, with the amount on the button', async () => {
  const { shell } = await open();
  const form = await openForm(/^Aurora/);
  await userEvent.type(within(form).getByLabelText('Amount'), '12,50');
  await userEvent.click(within(form).getByRole('button', { name: 'Transfer $12.50 to the provider' }));
  await waitFor(() => expect(shell.toast.shown[0]?.text).toBe('$12.50 is now at Aurora.'));
  expect(shell.api.sentTo(walletTransfer)).toEqual([{ gpId: 2, direction: 'in', amount: '12.50' }]);
  expect(within(form).getByLabelText('Amount')).toHaveValue('');
  expect(shell.session.balanceRefreshes()).toBe(1);
});

test.each([
  ['1,000', 'There is not that much money to move.'],
  ['1.000', /^This can mean two amounts/],
  ['-10', /^Enter an amount above zero/],
])('does not move another amount than %j', async (typed, words) => {
  const { shell } = await open();
  const form = await openForm(/^Dune/);
  await userEvent.type(within(form).getByLabelText('Amount'), typed);
  await userEvent.tab();
  expect(within(form).getByLabelText('Amount')).toHaveAccessibleDescription(words);
  await userEvent.click(within(form).getByRole('button', { name: 'Transfer' }));
  expect(shell.api.sentTo(walletTransfer)).toEqual([]);
});

test('offers all of a provider’s money first, also of a closed one', async () => {
  const { shell } = await open();
  const form = await openForm(/^Dune/);
  await userEvent.click(within(form).getByRole('button', { name: 'All' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Bring $5.00 back' }));
  await waitFor(() => expect(shell.toast.shown[0]?.text).toBe('$5.00 from Dune is in your balance.'));
  expect(shell.api.sentTo(walletTransfer)).toEqual([{ gpId: 9, direction: 'out', amount: '5.00' }]);
});

test('checks the amount before it is sent, and moves the focus to it', async () => {
  const { shell } = await open();
  const form = await openForm(/^Aurora/);
  await userEvent.click(within(form).getByRole('button', { name: 'Transfer' }));
  const amount = within(form).getByLabelText('Amount');
  expect(amount).toHaveAccessibleDescription('Enter an amount.');
  expect(amount).toHaveFocus();
  await userEvent.type(amount, '99999');
  await userEvent.keyboard('{Enter}');
  expect(amount).toHaveAccessibleDescription('There is not that much money to move.');
  expect(shell.api.sentTo(walletTransfer)).toEqual([]);
});

test.each([
  ['102', /no longer available/],
  ['103', /A round is still open/],
  ['104', /Transfers are switched off/],
  ['105', /This provider is under maintenance/],
  ['106', /game is starting/],
  ['107', /game is still being closed/],
])('says why a transfer is refused: %s', async (code, words) => {
  await open({ walletTransfer: refuse(code) });
  const form = await openForm(/^Reef/);
  await userEvent.type(within(form).getByLabelText('Amount'), '1{Enter}');
  expect(await within(form).findByRole('alert')).toHaveTextContent(words);
});

test('shows a balance that has become too low at the amount', async () => {
  await open({ walletTransfer: refuse('101') });
  const form = await openForm(/^Reef/);
  await userEvent.type(within(form).getByLabelText('Amount'), '1{Enter}');
  await waitFor(() =>
    expect(within(form).getByLabelText('Amount')).toHaveAccessibleDescription(
      'There is not that much money to move.',
    ),
  );
});

test('keeps the key of a transfer whose answer was lost, and says so', async () => {
  let isLost = true;
  const lost = () =>
    isLost ? new CallError(walletTransfer, { kind: 'network' }, '') : { cash: '1', walletCash: '1' };
  const { shell } = await open({ walletTransfer: lost });
  const form = await openForm(/^Reef/);
  await userEvent.type(within(form).getByLabelText('Amount'), '1{Enter}');
  expect(await within(form).findByRole('alert')).toHaveTextContent('There is no connection.');
  isLost = false;
  await userEvent.click(within(form).getByRole('button', { name: 'Bring $1.00 back' }));
  await waitFor(() => expect(shell.toast.shown).toHaveLength(1));
  const keys = shell.api.sent
    .filter(({ name }) => name === walletTransfer.name)
    .map((one) => one.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('shows the balance alone where wallet_status is off', async () => {
  const { shell } = await open({}, details('off', 'on'));
  expect(await screen.findByText('One wallet for all games')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bring all money back' })).not.toBeInTheDocument();
  expect(shell.api.sentTo(wallets)).toEqual([]);
});

test('shows the list without the way back where cash_back_status is off', async () => {
  await open({}, details('on', 'off'));
  await screen.findAllByText('Reef');
  expect(screen.queryByRole('button', { name: 'Bring all money back' })).not.toBeInTheDocument();
});

test('shows no total without the cash surplus', async () => {
  await open({ cashSurplusCheck: { active: 0 } });
  await screen.findAllByText('Reef');
  expect(screen.queryByText('Total with providers')).not.toBeInTheDocument();
});

test('offers a retry, and says where a back end has no wallets', async () => {
  let requests = 0;
  const view = await open({ wallets: () => (++requests === 1 ? new Error('lost') : WALLET_ANSWERS.wallets) });
  await userEvent.click(await button('Try again'));
  expect((await screen.findAllByText('Reef'))[0]).toBeVisible();
  view.unmount();
  await open({ wallets: new CallError(wallets, { kind: 'unavailable' }, '') });
  expect(await screen.findByText('Not available here')).toBeVisible();
  expect(screen.getAllByText('$1,234.50')[0]).toBeVisible();
});

test('a records-only session brings money back, and moves none to a provider', async () => {
  const { shell } = await open({ responsible: RECORDS_ONLY, balanceAllBack: {} as never });
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reef/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
  await userEvent.click(await button('Bring all money back'));
  expect(shell.api.sentTo(balanceAllBack)).toHaveLength(1);
});
