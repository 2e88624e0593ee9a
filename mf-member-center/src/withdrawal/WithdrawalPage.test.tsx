/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { withdrawalCancel, withdrawalCreate, withdrawalDetail, type WithdrawalStep } from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNTS, TERMS, WITHDRAWAL } from '../cashier/cashier.fixture.ts';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import WithdrawalPage from './WithdrawalPage.tsx';

async function open(answers: Answers = {}, at = '/user/Withdrawal') {
  const user = userEvent.setup();
  const shown = await show(
    <WithdrawalPage member={MEMBER} />,
    {
      session: 'member',
      answers: {
        withdrawalTerms: TERMS,
        bankAccountList: ACCOUNTS,
        withdrawalList: { list: [{ ...WITHDRAWAL, orderNumber: 'W0', status: 'approved' }], totalCount: 1 },
        withdrawalCreate: { orderNumber: 'W1', cash: '1114.50' },
        withdrawalDetail: { detail: WITHDRAWAL },
        ...answers,
      },
    },
    at,
  );
  return { ...shown, user };
}

const amount = () => screen.findByLabelText('Amount', { selector: 'input' });
const digits = () => screen.getByLabelText('Withdrawal password');

test('shows the terms first, and withdraws with the four digits to the chosen account', async () => {
  const { shell, user } = await open();
  const terms = await screen.findByRole('region', { name: 'Before you withdraw' });
  expect(terms).toHaveTextContent(/\$1,234\.50.*\$20\.00 to \$5,000\.00.*No fee.*5 withdrawals, \$1,000\.00/);
  await user.selectOptions(screen.getByLabelText('Bank account'), 'Second Bank •••• 5678');
  await user.type(await amount(), '120');
  expect(screen.getByRole('group', { name: 'Summary' })).toHaveTextContent(
    'Amount$120.00FeeNo feeYou receive$120.00',
  );
  await user.type(digits(), '२४६८');
  await user.click(screen.getByRole('button', { name: 'Withdraw $120.00' }));
  expect(await screen.findByText('Under review')).toBeVisible();
  expect(shell.api.sentTo(withdrawalCreate)).toEqual([
    { bankAccountId: 5, amount: '120.00', withdrawPassword: '2468' },
  ]);
  expect(shell.toast.shown).toMatchObject([
    { tone: 'success', text: 'Your withdrawal of $120.00 is requested.' },
  ]);
  expect(shell.session.balanceRefreshes()).toBe(1);
  expect(window.location.search).toBe('?order=W1');
});

test('offers no more than the day leaves, and subtracts the fee', async () => {
  const { user } = await open({ withdrawalTerms: { ...TERMS, fee: '2.50', expectedHours: 96 } });
  await user.click(await screen.findByRole('button', { name: 'All' }));
  expect(await amount()).toHaveValue('1000.00');
  expect(screen.getByRole('group', { name: 'Summary' })).toHaveTextContent(
    'Amount$1,000.00Fee$2.50You receive$997.50In your bank accountat the latest in 4 days',
  );
  expect(screen.getByRole('button', { name: 'Withdraw $1,000.00' })).toBeVisible();
});

test.each([
  ['1,000', 'Withdraw $1,000.00'],
  ['1.000', 'Withdraw'],
])('names on the button what %j is read as', async (typed, name) => {
  const { user } = await open();
  await user.type(await amount(), typed);
  expect(screen.getByRole('button', { name })).toBeVisible();
  await user.tab();
  expect(await amount()).toHaveAccessibleDescription(
    typed === '1.000' ? /^This can mean two amounts/ : /^\$20\.00 to/,
  );
});

test('checks amount and digits before anything is sent', async () => {
  const { shell, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await amount()).toHaveFocus();
  expect(await amount()).toHaveAccessibleDescription('Enter an amount.');
  expect(digits()).toHaveAccessibleDescription('Enter four digits.');
  await user.type(await amount(), '1');
  await user.type(digits(), '2468{Enter}');
  expect(await amount()).toHaveAccessibleDescription('Choose an amount from $20.00 to $1,000.00.');
  expect(shell.api.sentTo(withdrawalCreate)).toEqual([]);
});

test('says until when the digits are locked, and sends nothing until then', async () => {
  const until = new Date(Date.now() + 15 * 60_000).toISOString();
  const { shell, user } = await open({
    withdrawalCreate: refuse('103', '', { door: 'withdraw_password', until }),
  });
  await user.type(await amount(), '120');
  await user.type(digits(), '2468{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/The withdrawal password is locked until/);
  expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent(/^1[45]:\d\d$/);
  await user.type(digits(), '5{Enter}');
  expect(screen.getByRole('button', { name: 'Withdraw $120.00' })).toBeDisabled();
  expect(shell.api.sentTo(withdrawalCreate)).toHaveLength(1);
});

test.each([
  ['101', 'Withdrawal password', /digits are wrong/],
  ['103', 'Withdrawal password', /Try again later/],
  ['104', 'Amount', /balance is too low/],
  ['105', 'Amount', /from \$20\.00 to \$1,000\.00/],
  ['107', 'Amount', /still withdraw \$300\.00/],
  ['109', 'Bank account', /no longer exists/],
])('shows a refusal at its field: %s', async (code, label, words) => {
  const { user } = await open({ withdrawalCreate: refuse(code, '', { amount_left: '300.00' }) });
  await user.type(await amount(), '120');
  await user.type(digits(), '2468{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText(label, { selector: 'input, select' })).toHaveAccessibleDescription(words),
  );
});

test.each([
  [refuse('102'), /Set your withdrawal password/],
  [refuse('106'), /all withdrawals of today/],
  [refuse('108'), /have not reached/],
  [refuse('999', 'Closed for stocktaking.'), /Closed for stocktaking/],
])('shows what concerns the whole form above it', async (answer, words) => {
  const { user } = await open({ withdrawalCreate: answer });
  await user.type(await amount(), '120');
  await user.type(digits(), '2468{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('says what is missing for a withdrawal: stakes, digits, an account, a withdrawal left', async () => {
  const staked = await open({
    withdrawalTerms: { ...TERMS, turnoverRequired: '200.00', turnoverDone: '50.00' },
  });
  expect(await screen.findByRole('progressbar', { name: /Required stakes/ })).toHaveValue(25);
  expect(screen.getByText('$50.00 of $200.00')).toBeVisible();
  expect(screen.getByText(/stakes have not reached/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  staked.unmount();
  const without = await open({ withdrawalTerms: { ...TERMS, isWithdrawPassword: 0 } });
  await without.user.click(await screen.findByRole('button', { name: 'Set' }));
  expect(screen.getByLabelText('Your login password')).toBeInTheDocument();
  without.unmount();
  const used = await open({ withdrawalTerms: { ...TERMS, countLeft: 0 } });
  expect(await screen.findByText(/all withdrawals of today/)).toBeVisible();
  used.unmount();
  const almost = await open({ withdrawalTerms: { ...TERMS, amountLeft: '5.00' } });
  expect(await screen.findByText('Today you can still withdraw $5.00.')).toBeVisible();
  almost.unmount();
  const poor = await open({ withdrawalTerms: { ...TERMS, minimum: '2000.00', amountLeft: '9000.00' } });
  expect(await screen.findByText(/balance is too low/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  poor.unmount();
  await open({ bankAccountList: { ...ACCOUNTS, list: [] } });
  expect(await screen.findByRole('link', { name: 'Add a bank account' })).toHaveAttribute(
    'href',
    '/user/BindAccount',
  );
});

test('says what the required stakes are for, each with its progress', async () => {
  const credit = { at: '2026-05-02T02:30:00Z', amount: '100.00', toWager: '50.00' } as const;
  await open({
    withdrawalTerms: {
      ...TERMS,
      ...{ turnoverRequired: '150.00', turnoverDone: '60.00' },
      turnoverCredits: [
        { ...credit, kind: 'deposit', wagered: '50.00' },
        { ...credit, kind: 'agent_transfer', wagered: '10.00' },
        { ...credit, kind: 'a new kind', wagered: '0.00' },
      ],
    },
  });
  const list = await screen.findByRole('list', { name: 'What it is required for' });
  const [deposit, transfer, other] = within(list).getAllByRole('progressbar');
  expect(deposit).toHaveAccessibleName(/Deposit of \$100\.00, May 1, 2026/);
  expect(deposit).toHaveValue(100);
  expect(transfer).toHaveAccessibleName(/Transfer with an agent.*\$10\.00 of \$50\.00/);
  expect(transfer).toHaveValue(20);
  expect(other).toHaveAccessibleName(/^Other entry of/);
});

const ENDED = { closedAt: '2026-05-02T03:40:00Z' } as const;
const step = (name: WithdrawalStep['step'], hour: number): WithdrawalStep => ({
  step: name,
  at: `2026-05-02T0${hour}:40:00Z`,
});
const REQUESTED = step('requested', 2);
const REVIEW = step('review', 3);
const SENT = [REQUESTED, REVIEW, step('approved', 4), step('in_progress', 5)];
const STEPS = ['Requested', 'Under review', 'Approved', 'In progress', 'Paid'];

const timeline = async () =>
  within(await screen.findByRole('list', { name: 'Withdrawal' })).getAllByRole('listitem');

test.each([
  ['waits', {}, [REQUESTED], 1, /We check each.*decision by May 3/],
  ['is reviewed', {}, [REQUESTED, REVIEW], 1, /May 1, 2026, 11:40.*payments team is checking it.*May 3/],
  [
    'is on its way',
    { ...ENDED, status: 'approved' },
    SENT,
    3,
    /payment provider has it.*First Bank by May 3/,
  ],
  [
    'has arrived',
    { ...ENDED, status: 'approved' },
    [...SENT, step('paid', 7)],
    4,
    /3:40.*\$120\.00 was paid/,
  ],
] as const)('shows the whole way of a withdrawal that %s', async (_what, change, steps, present, words) => {
  const expectedAt = present === 4 ? null : '2026-05-03T10:00:00Z';
  const detail = { ...WITHDRAWAL, ...change };
  await open({ withdrawalDetail: { detail, steps: [...steps], expectedAt } }, '/user/Withdrawal?order=W1');
  const shown = await timeline();
  expect(shown.map((one) => one.querySelector('strong')?.textContent)).toEqual(STEPS);
  expect(shown[present]).toHaveTextContent(words);
  const ahead = shown.filter((one) => one.dataset['state'] === 'ahead');
  expect(ahead).toHaveLength(4 - present);
  for (const one of ahead) expect(one.querySelector('time')).toBeNull();
});

test.each([
  [{ ...ENDED, status: 'approved' }, ['Requested', 'Under review', 'Approved'], 'on its way to First Bank'],
  [
    { ...ENDED, status: 'rejected', why: 'The name differs.' },
    ['Requested', 'Under review', 'Refused'],
    'The name differs.$120.00 is back in your balance.',
  ],
  [{ ...ENDED, status: 'cancelled' }, ['Requested', 'Cancelled'], 'back in your balance'],
] as const)('shows request and decision where a site keeps no steps', async (change, titles, words) => {
  await open({ withdrawalDetail: { detail: { ...WITHDRAWAL, ...change } } }, '/user/Withdrawal?order=W1');
  const steps = await timeline();
  expect(steps.map((one) => one.querySelector('strong')?.textContent)).toEqual(titles);
  expect(steps[0]).toHaveTextContent(/May 1, 2026/);
  expect(steps.at(-1)).toHaveTextContent(words);
});

test.each([
  ['101', /no such order/],
  ['102', /already closed/],
  ['103', /does not cancel/],
])('cancels a pending withdrawal, or says why not: %s', async (code, words) => {
  const { shell, user } = await open(
    { withdrawalCancel: refuse(code), withdrawalDetail: { detail: WITHDRAWAL, isCancellable: 1 } },
    '/user/Withdrawal?order=W1',
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel this withdrawal' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(shell.api.sentTo(withdrawalCancel)).toEqual([{ orderNumber: 'W1' }]);
  await waitFor(() => expect(shell.api.sentTo(withdrawalDetail)).toHaveLength(2));
});

test('offers no cancelling where the site does not', async () => {
  await open({}, '/user/Withdrawal?order=W1');
  await timeline();
  expect(screen.queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull();
});

test('saves the evidence of a withdrawal in one click, without markup from data', async () => {
  const files: Blob[] = [];
  const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const detail = { ...WITHDRAWAL, bankName: '<img src=x onerror=alert(1)>' };
  const { user } = await open(
    { withdrawalDetail: { detail, steps: [REQUESTED, REVIEW] } },
    '/user/Withdrawal?order=W1',
  );
  await user.click(await screen.findByRole('button', { name: 'Save as a page to print' }));
  await user.click(screen.getByRole('button', { name: 'Save as JSON' }));
  const [page, json] = await Promise.all(files.map(contentOf));
  const written = new DOMParser().parseFromString(page ?? '', 'text/html');
  expect(written.querySelectorAll('img, script')).toHaveLength(0);
  expect(written.body.textContent).toMatch(/W1.*\$120\.00.*<img src=x.*Requested.*Under review/);
  expect(written.body.textContent).not.toContain('In progress');
  expect(JSON.parse(json ?? '')).toMatchObject({
    withdrawal: { orderNumber: 'W1', amount: '120.00' },
    steps: [REQUESTED, REVIEW],
  });
  clicked.mockRestore();
  [URL.createObjectURL, URL.revokeObjectURL] = [create, revoke];
});

/** A blob of jsdom has no `text()`. */
const contentOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
