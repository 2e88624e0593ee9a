/** @jest-environment jsdom */
import { keyOf } from '@tessera/kit';
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import {
  CallError,
  depositCancel,
  depositCreate,
  depositDetail,
  depositList,
  depositMethods,
} from '@tessera/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEPOSIT, METHODS, PAY_URL } from '../cashier/cashier.fixture.ts';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import DepositPage from './DepositPage.tsx';

const PLACED = { orderNumber: 'D1', url: PAY_URL, expiresAt: DEPOSIT.expiresAt };

const PAID = { ...DEPOSIT, orderNumber: 'D0', status: 'paid' } as const;

async function open(answers: Answers = {}, options: FakeShellOptions = {}, at = '/user/Deposit') {
  const user = userEvent.setup();
  const shown = await show(
    <DepositPage member={MEMBER} />,
    {
      session: 'member',
      answers: {
        depositMethods: METHODS,
        depositList: ({ status }) => ({ list: status ? [] : [PAID], totalCount: status ? 0 : 1 }),
        depositCreate: PLACED,
        depositDetail: { detail: DEPOSIT, url: PAY_URL },
        ...answers,
      },
      ...options,
    },
    at,
  );
  return { ...shown, user };
}

const amount = () => screen.findByLabelText('Amount', { selector: 'input' });

test('pays by the chosen method: in the waiting window, and follows the order here', async () => {
  const { shell, user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Card/ }));
  await user.click(await screen.findByRole('button', { name: '$20.00' }));
  await user.click(screen.getByRole('button', { name: 'Pay $20.00' }));
  expect(await screen.findByText('Waiting for your payment')).toBeVisible();
  expect(shell.api.sentTo(depositCreate)).toEqual([{ methodId: 2, amount: '20.00' }]);
  expect(shell.windows.opened).toMatchObject([{ kind: 'depositWindow', addresses: [PAY_URL] }]);
  expect(window.location.search).toBe('?order=D1');
  expect(document.activeElement).toHaveTextContent(/^\$20\.00 · Card/);
  expect(screen.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('href', PAY_URL);
});

test.each([
  ['desktop', 1],
  ['mobile', 2],
] as const)('asks for the methods of the device: %s', async (device, code) => {
  const { shell } = await open({}, { device });
  await amount();
  expect(shell.api.sentTo(depositMethods)).toEqual([{ device: code }]);
});

test('offers the minimum of the method and twice it, and adds its fee to what is paid', async () => {
  const { user } = await open();
  const form = await screen.findByRole('form', { name: 'Deposit' });
  await user.click(within(form).getByRole('radio', { name: /^E-wallet.*Fee: \$1\.50/ }));
  const presets = within(form).getByRole('group', { name: 'Amount' });
  expect(
    within(presets)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['$10.00', '$20.00']);
  await user.type(await amount(), '30');
  expect(within(form).getByRole('button', { name: 'Pay $31.50' })).toBeVisible();
  expect(within(form).getByRole('group', { name: 'Summary' })).toHaveTextContent(
    'Amount$30.00Fee$1.50You pay$31.50In your balanceusually within 2 hours',
  );
});

test('puts the methods that take the amount first', async () => {
  const [fast, ...others] = METHODS.list;
  const list = [{ ...fast, maximum: '15.00' }, ...others];
  const { user } = await open({ depositMethods: { ...METHODS, list } });
  const first = () => screen.getAllByRole('radio')[0];
  await amount();
  expect(first()).toHaveAccessibleName(/^Fast payment/);
  await user.type(await amount(), '100');
  expect(first()).toHaveAccessibleName(/^Card/);
  expect(screen.getByRole('radio', { name: /^Fast payment/ })).toBeChecked();
});

test('offers what the member usually deposits instead of twice the minimum', async () => {
  await open({ depositList: { list: [{ ...PAID, amount: '7.00' }], totalCount: 1 } });
  expect(await screen.findByRole('button', { name: '$7.00' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '$10.00' })).toBeNull();
});

test.each([
  ['1,000', '1000.00', 'Pay $1,000.00'],
  ['１，０００', '1000.00', 'Pay $1,000.00'],
  ['१२.५', '12.50', 'Pay $12.50'],
  ['$ 1 000', '1000.00', 'Pay $1,000.00'],
])('reads %j as the amount that its button names', async (typed, sent, button) => {
  const { shell, user } = await open();
  await user.click(await amount());
  await user.paste(typed);
  expect(await amount()).toHaveValue(typed);
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(shell.api.sentTo(depositCreate)).toMatchObject([{ amount: sent }]));
});

test.each([
  ['-10', /^Enter an amount above zero/],
  ['1.000', /^This can mean two amounts/],
])('refuses %j when the field is left', async (typed, words) => {
  const { user } = await open();
  await user.type(await amount(), typed);
  await user.tab();
  expect(await amount()).toHaveAccessibleDescription(words);
  expect(await amount()).toHaveValue(typed);
  expect(screen.getByRole('button', { name: 'Pay' })).toBeVisible();
});

test('shows a link instead of a window that the browser has blocked', async () => {
  const { shell, user } = await open({}, { popupsBlocked: true });
  await user.type(await amount(), '20{Enter}');
  const words = 'Your browser did not open the payment page. Use the link to it.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('href', PAY_URL);
  expect(shell.toast.shown).toMatchObject([{ tone: 'warning', text: words }]);
});

test('checks the amount before a window is opened, and moves the focus to it', async () => {
  const { shell, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(await amount()).toHaveAccessibleDescription('Enter an amount.');
  expect(await amount()).toHaveFocus();
  await user.type(await amount(), '4{Enter}');
  expect(await amount()).toHaveAccessibleDescription('Choose an amount from $5.00 to $2,000.00.');
  expect(shell.windows.opened).toEqual([]);
});

test.each([
  [refuse('101'), /no longer available/],
  [refuse('103'), /too many open deposits/],
  [refuse('104'), /One of your own limits/],
  [
    refuse('104', '', { kind: 'deposit_limit', until: null, remaining: '7.50' }),
    /still allows \$7\.50.*See my limits/,
  ],
  [
    refuse('104', '', { kind: 'time_out', until: null, remaining: null }),
    /your own limits or breaks.*Breaks/,
  ],
  [refuse('105'), /need a bank account/],
  [refuse('106'), /nothing has been charged.*another method/],
  [refuse('999', 'Closed for stocktaking.'), /Closed for stocktaking/],
  [new CallError(depositCreate, { kind: 'network' }, ''), /no connection/],
])('closes the window and says why a deposit is refused', async (answer, words) => {
  const { shell, user } = await open({ depositCreate: answer });
  await user.type(await amount(), '20{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(shell.windows.opened[0]?.isClosed()).toBe(true);
});

test('continues a deposit whose answer was lost, after a reload with all that was typed', async () => {
  const tab = { drafts: new Map<string, string>(), kept: new Map() };
  const before = await open({ depositCreate: new CallError(depositCreate, { kind: 'network' }, '') }, tab);
  await before.user.click(await screen.findByRole('radio', { name: /^Card/ }));
  await before.user.type(await amount(), '20{Enter}');
  await screen.findByRole('alert');
  before.unmount();
  const after = await open({}, tab);
  expect(await screen.findByRole('radio', { name: /^Card/ })).toBeChecked();
  expect(await amount()).toHaveValue('20');
  await after.user.click(screen.getByRole('button', { name: 'Pay $20.00' }));
  expect(await screen.findByText('Waiting for your payment')).toBeVisible();
  const keyIn = ({ shell }: typeof after) =>
    shell.api.sent.find(({ name }) => name === depositCreate.name)?.idempotencyKey;
  expect(keyIn(after)).toBe(keyIn(before));
  expect(tab.drafts.size).toBe(0);
});

test('names the range that has changed while the page was open', async () => {
  const { user } = await open({ depositCreate: refuse('102', '', { minimum: '50.00', maximum: '60.00' }) });
  await user.type(await amount(), '20{Enter}');
  await waitFor(async () =>
    expect(await amount()).toHaveAccessibleDescription('Choose an amount from $50.00 to $60.00.'),
  );
});

test('says of an order whose time is over that its payment is being checked, without a time to pay by', async () => {
  await open({ depositDetail: { detail: DEPOSIT, url: null } }, {}, '/user/Deposit?order=D1');
  expect(await screen.findByText('Your payment is being checked')).toBeVisible();
  expect(screen.getByText(/^The time to pay is over\. If you have paid/)).toBeVisible();
  expect(screen.queryByText(/Pay by/)).toBeNull();
});

test.each(['chosen', 'the first'])('leaves none chosen when a method that was %s has gone', async (how) => {
  let list: (typeof METHODS.list)[number][] = [...METHODS.list];
  const { shell, user } = await open({
    depositMethods: () => ({ ...METHODS, list }),
    depositCreate: refuse('101'),
  });
  if (how === 'chosen') await user.click(await screen.findByRole('radio', { name: /^Card/ }));
  const gone = how === 'chosen' ? 'card' : 'fast';
  list = list.filter(({ kind }) => kind !== gone);
  await user.type(await amount(), '20{Enter}');
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(/no longer available. Choose another one/);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(shell.api.sentTo(depositCreate)).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: /^E-wallet/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pay $21.50' }));
  await waitFor(() => expect(shell.api.sentTo(depositCreate)).toHaveLength(2));
  expect(shell.api.sentTo(depositCreate)[1]).toMatchObject({ methodId: 3 });
});

test('shows an end without an event, with the balance and the list of then', async () => {
  let status: 'pending' | 'failed' = 'pending';
  const { scope, shell } = await open(
    { depositDetail: () => ({ detail: { ...DEPOSIT, status }, url: PAY_URL }) },
    {},
    '/user/Deposit?order=D1',
  );
  expect(await screen.findByText('Waiting for your payment')).toBeVisible();
  status = 'failed';
  await act(() => scope.queries.refetchQueries({ queryKey: keyOf(depositDetail) }));
  expect(await screen.findByText('The payment was declined. Nothing was charged.')).toBeVisible();
  await waitFor(() => expect(shell.api.sentTo(depositList)).toHaveLength(2));
  expect(shell.session.balanceRefreshes()).toBe(1);
});

test.each([
  ['paid', '$20.00 is in your balance.'],
  ['failed', 'The payment was declined. Nothing was charged.'],
  ['cancelled', 'This deposit was cancelled. Nothing was charged.'],
  ['expired', 'The time to pay is over. Please make another deposit.'],
] as const)('says how a deposit has ended: %s', async (status, words) => {
  const detail = { ...DEPOSIT, status, closedAt: '2026-05-02T02:40:00Z' };
  const { user } = await open({ depositDetail: { detail, url: null } }, {}, '/user/Deposit?order=D1');
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make another deposit' }));
  expect(await screen.findByRole('form', { name: 'Deposit' })).toBeVisible();
});

test.each([
  ['101', /no such order/],
  ['102', /already closed/],
  ['103', /has been paid/],
])('cancels an open deposit, or says why not: %s', async (code, words) => {
  const { shell, user } = await open({ depositCancel: refuse(code) }, {}, '/user/Deposit?order=D1');
  await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(shell.api.sentTo(depositCancel)).toEqual([{ orderNumber: 'D1' }]);
  await waitFor(() => expect(shell.api.sentTo(depositDetail)).toHaveLength(2));
});

test('draws the payment page as a QR code for a wallet on the phone', async () => {
  const detail = { ...DEPOSIT, methodKind: 'e_wallet' } as const;
  await open({ depositDetail: { detail, url: PAY_URL } }, {}, '/user/Deposit?order=D1');
  expect(await screen.findByRole('img', { name: 'Scan this code to pay with your phone.' })).toBeVisible();
});

test('leads to the bank accounts where the currency needs a verified one', async () => {
  await open({ depositMethods: { ...METHODS, needBankAccountDepositVerified: 1 } });
  expect(await screen.findByText('Add a bank account first')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bank accounts' })).toHaveAttribute('href', '/user/BindAccount');
  expect(screen.queryByRole('form')).toBeNull();
});

test('says that there is no method, no such order, or no cashier here', async () => {
  const none = await open({ depositMethods: { ...METHODS, list: [] } });
  expect(await screen.findByText('No deposits in your currency')).toBeVisible();
  none.unmount();
  const unknown = await open({ depositDetail: refuse('101') }, {}, '/user/Deposit?order=D9');
  expect(await screen.findByText('There is no such order.')).toBeVisible();
  unknown.unmount();
  const gone = new CallError(depositDetail, { kind: 'unavailable' }, '');
  await open({ depositMethods: gone, depositList: gone });
  expect((await screen.findAllByText('Not available here'))[0]).toBeVisible();
});
