/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { bankAccountAdd, bankAccountDefault, bankAccountList, bankAccountRemove } from '@tessera/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT, ACCOUNTS } from '../cashier/cashier.fixture.ts';
import { RECORDS_ONLY } from '../limits/limits.fixture.ts';
import { PROFILE } from '../profile.fixture.ts';
import { show } from '../test-scope.tsx';
import BindAccountPage from './BindAccountPage.tsx';

async function open(answers: Answers = {}, drafts = new Map<string, string>()) {
  const user = userEvent.setup();
  const shown = await show(<BindAccountPage />, {
    session: 'member',
    drafts,
    answers: {
      profile: { ...PROFILE, isWithdrawPassword: 1 },
      bankAccountList: ACCOUNTS,
      bankAccountAdd: { account: ACCOUNT },
      bankAccountDefault: null,
      bankAccountRemove: null,
      ...answers,
    },
  });
  return { ...shown, user };
}

const FILLED = {
  Bank: 'Third Bank',
  'Account holder': 'Ana Li',
  'Account number': '0012 3456',
  'Routing number': '021000021',
  'Withdrawal password': '2468',
};

async function add(answers: Answers = {}, values: Readonly<Record<string, string>> = FILLED) {
  const shown = await open(answers);
  await shown.user.click(await screen.findByRole('button', { name: 'Add a bank account' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a bank account' });
  for (const [label, value] of Object.entries(values))
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  await shown.user.click(within(dialog).getByRole('button', { name: 'Add a bank account' }));
  return { ...shown, dialog };
}

test('lists the accounts with masked names, and what each is', async () => {
  await open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/First Bank •••• 5678.*Default.*Not checked yet.*A•• L•/);
  expect(within(first!).queryByRole('button', { name: /Make default/ })).toBeNull();
  expect(second).toHaveTextContent(/Second Bank.*Checked/);
  expect(screen.queryByText(/Ana Li/)).toBeNull();
});

test('adds an account', async () => {
  const { shell } = await add();
  await waitFor(() => expect(shell.toast.shown).toMatchObject([{ text: 'The bank account is added.' }]));
  expect(shell.api.sentTo(bankAccountAdd)).toEqual([
    {
      bankName: 'Third Bank',
      holderName: 'Ana Li',
      accountNumber: '00123456',
      branchCode: '021000021',
      withdrawPassword: '2468',
    },
  ]);
  await waitFor(() => expect(shell.api.sentTo(bankAccountList)).toHaveLength(2));
});

test('keeps what was typed over a reload, without the digits, until the account is added', async () => {
  const drafts = new Map<string, string>();
  const before = await open({}, drafts);
  await before.user.click(await screen.findByRole('button', { name: 'Add a bank account' }));
  await before.user.type(screen.getByLabelText('Bank'), 'Third Bank');
  await before.user.type(screen.getByLabelText('Withdrawal password'), '2468');
  before.unmount();
  expect(JSON.stringify([...drafts])).not.toContain('2468');
  const after = await open({}, drafts);
  await after.user.click(await screen.findByRole('button', { name: 'Add a bank account' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a bank account' });
  expect(within(dialog).getByLabelText('Bank')).toHaveValue('Third Bank');
  for (const [label, value] of Object.entries(FILLED))
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  await after.user.click(within(dialog).getByRole('button', { name: 'Add a bank account' }));
  await waitFor(() => expect(after.shell.toast.shown).toHaveLength(1));
  expect(drafts.size).toBe(0);
});

test('sends numbers, digits and names in one form, however they are typed', async () => {
  const { shell } = await add(
    {},
    {
      ...FILLED,
      'Account holder': ' Ａｎａ  Li',
      'Account number': '００１２-3456',
      'Withdrawal password': '२४ ६८',
    },
  );
  await waitFor(() =>
    expect(shell.api.sentTo(bankAccountAdd)).toMatchObject([
      { holderName: 'Ana Li', accountNumber: '00123456', withdrawPassword: '2468' },
    ]),
  );
});

test('takes the holder from the profile, with the name masked', async () => {
  const { 'Account holder': holderName, ...typed } = FILLED;
  const { shell } = await add({ bankAccountList: { ...ACCOUNTS, holderName } }, typed);
  await waitFor(() => expect(shell.api.sentTo(bankAccountAdd)).toMatchObject([{ holderName: 'Ana Li' }]));
});

test('marks each wrong field before anything is sent', async () => {
  const { shell, dialog } = await add({}, { 'Account number': '12' });
  expect(within(dialog).getByLabelText('Bank')).toHaveFocus();
  expect(within(dialog).getByLabelText('Account number')).toHaveAccessibleDescription(/Check the number/);
  expect(within(dialog).getByLabelText('Withdrawal password')).toHaveAccessibleDescription(
    'Enter four digits.',
  );
  expect(shell.api.sentTo(bankAccountAdd)).toEqual([]);
});

test('says until when the digits are locked, and sends nothing until then', async () => {
  const until = new Date(Date.now() + 15 * 60_000).toISOString();
  const { dialog } = await add({ bankAccountAdd: refuse('103', '', { door: 'withdraw_password', until }) });
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent(/The withdrawal password is locked until .*\d:\d\d/);
  expect(within(dialog).getByRole('timer', { hidden: true })).toHaveTextContent(/^1[45]:\d\d$/);
  expect(within(dialog).getByRole('button', { name: 'Add a bank account' })).toBeDisabled();
});

test.each([
  ['101', 'Withdrawal password', /digits are wrong/],
  ['103', 'Withdrawal password', /Try again later/],
  ['104', 'Account holder', /in your own name/],
  ['106', 'Routing number', /Check the number/],
  ['107', 'Account number', /already in use/],
])('shows a refusal at its field: %s', async (code, label, words) => {
  const { dialog } = await add({ bankAccountAdd: refuse(code, '', { field: 'branch_code' }) });
  await waitFor(() => expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(words));
});

test.each([
  ['102', /Set your withdrawal password/],
  ['105', /most bank accounts/],
  ['108', /do not pay out in your currency/],
])('shows what concerns the whole form above it: %s', async (code, words) => {
  const { dialog } = await add({ bankAccountAdd: refuse(code) });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
});

test('makes another account the default', async () => {
  const { shell, user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Make default: Second Bank/ }));
  await waitFor(() => expect(shell.api.sentTo(bankAccountList)).toHaveLength(2));
  expect(shell.api.sentTo(bankAccountDefault)).toEqual([{ id: 5 }]);
});

test('asks for a fresh proof before another account becomes the default', async () => {
  let requests = 0;
  const { shell, user } = await open({ bankAccountDefault: () => (++requests > 1 ? null : refuse('428')) });
  shell.session.answerProof(true);
  await user.click(await screen.findByRole('button', { name: /^Make default: Second Bank/ }));
  await waitFor(() => expect(shell.api.sentTo(bankAccountList)).toHaveLength(2));
  expect(shell.session.proofsAsked()).toBe(1);
  expect(shell.api.sentTo(bankAccountDefault)).toEqual([{ id: 5 }, { id: 5 }]);
});

test('says that the account is gone when it cannot become the default', async () => {
  const { user } = await open({ bankAccountDefault: refuse('101') });
  await user.click(await screen.findByRole('button', { name: /^Make default/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This bank account no longer exists.');
});

test('removes an account after a question, with a fresh proof', async () => {
  let requests = 0;
  const { shell, user } = await open({ bankAccountRemove: () => (++requests > 1 ? null : refuse('428')) });
  shell.session.answerProof(true);
  await user.click(await screen.findByRole('button', { name: /^Remove: First Bank/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(shell.toast.shown).toMatchObject([{ text: 'The bank account is removed.' }]));
  expect(shell.session.proofsAsked()).toBe(1);
  expect(shell.api.sentTo(bankAccountRemove)).toEqual([{ id: 4 }, { id: 4 }]);
});

test('offers no removal in a session for records only, which cannot remove', async () => {
  await open({ responsible: RECORDS_ONLY });
  expect(await screen.findByRole('button', { name: /^Make default: Second Bank/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Add a bank account' })).toBeVisible();
});

test.each([
  ['101', /no longer exists/],
  ['102', /is under review/],
])('says why an account stays: %s', async (code, words) => {
  const { user } = await open({ bankAccountRemove: refuse(code) });
  await user.click(await screen.findByRole('button', { name: /^Remove: First Bank/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('says what is missing: digits, a place for one more, banks at all', async () => {
  const without = await open({ profile: PROFILE, bankAccountList: { ...ACCOUNTS, list: [] } });
  expect(await screen.findByText(/Set your withdrawal password first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a bank account' })).toBeNull();
  without.unmount();
  const full = await open({ bankAccountList: { ...ACCOUNTS, limit: 2 } });
  expect(await screen.findByText(/most bank accounts/)).toBeVisible();
  full.unmount();
  await open({ bankAccountList: { ...ACCOUNTS, list: [], format: null } });
  expect(await screen.findByText('Banks do not pay out in your currency.')).toBeVisible();
});
