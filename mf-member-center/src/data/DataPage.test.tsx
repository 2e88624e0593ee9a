/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Member } from '@tessera/contracts';
import { refuse, type Answers } from '@tessera/testing';
import { ACCOUNT_DATA_SECTIONS, accountClose, accountClosing, accountData, responsible } from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECORDS_ONLY, STATE } from '../limits/limits.fixture.ts';
import DataPage from './DataPage.tsx';
import { writeCsv } from './data-file.ts';

const MEMBER = { id: 7, account: 'player1', currency: 'USD', gradeName: 'Silver', type: 1 } as Member;
const CLOSING = {
  cash: '0.00',
  atProviders: '0.00',
  waiting: '0.00',
  bankAccount: null,
  isWithdrawPassword: 0,
  hasOpenDeposit: 0,
  hasOpenRound: 0,
  isAgent: 0,
} satisfies Answers['accountClosing'];
const BANKED = {
  ...CLOSING,
  cash: '25.50',
  bankAccount: 'First Bank ••••1234',
  isWithdrawPassword: 1,
} as const;

async function open(answers: Answers = {}) {
  const user = userEvent.setup();
  const shown = await show(<DataPage member={MEMBER} />, {
    session: 'member',
    answers: { accountClosing: CLOSING, responsible: STATE, ...answers },
  });
  return { ...shown, user };
}

describe('the download', () => {
  const saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((last = blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      if (last) saved.push({ name: this.download, blob: last });
    });
  });

  test('reads every section to its end, and saves one file', async () => {
    const { shell, user } = await open({
      accountData: ({ section, after }) =>
        section === 'bets' && after === undefined
          ? { rows: [{ id: '1' }], next: 1 }
          : { rows: [{ id: '2' }], next: null },
    });
    await user.click(screen.getByRole('button', { name: 'As JSON' }));
    expect(await screen.findByText('The file is saved.')).toBeVisible();
    expect(shell.api.sentTo(accountData)).toHaveLength(ACCOUNT_DATA_SECTIONS.length + 1);
    expect(saved).toMatchObject([{ name: 'player1-data.json', blob: { type: 'application/json' } }]);
  });

  test('says why it failed', async () => {
    const { user } = await open({ accountData: refuse('428', 'Confirm that it is you.') });
    await user.click(screen.getByRole('button', { name: 'As CSV tables' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Confirm that it is you.');
  });

  test('CSV keeps negative amounts as numbers, and instants with their offset', () => {
    const balance = [{ id: '1', created_at: '2026-05-01T22:30:00.000-04:00', amount: '-12.34' }];
    expect(writeCsv({ balance })).toBe(
      '\uFEFFbalance\r\nid,created_at,amount\r\n1,2026-05-01T22:30:00.000-04:00,-12.34\r\n',
    );
  });

  test('CSV quotes, and makes formulas harmless', () => {
    const csv = writeCsv({
      letters: [
        { id: '1', title: 'a "b", c' },
        { id: '2', title: '=1+1' },
      ],
      bets: [],
    });
    expect(csv).toBe(`\uFEFFletters\r\nid,title\r\n1,"a ""b"", c"\r\n2,'=1+1\r\n\r\nbets\r\n\r\n`);
  });
});

test('a records-only session downloads the data, and is asked nothing about closing', async () => {
  const { shell } = await open({ responsible: RECORDS_ONLY });
  expect(await screen.findByRole('button', { name: 'As JSON' })).toBeVisible();
  await waitFor(() => expect(shell.api.sentTo(responsible)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Close your account' })).not.toBeInTheDocument();
  expect(shell.api.sentTo(accountClosing)).toEqual([]);
});

describe('closing', () => {
  const start = async (answers: Answers) => {
    const shown = await open(answers);
    await shown.user.click(await screen.findByRole('button', { name: 'Close the account' }));
    return shown;
  };
  const confirm = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Close it now' }));

  test('says where the money goes, and asks for the withdrawal password', async () => {
    const { shell, user } = await start({ accountClosing: BANKED, accountClose: { orderNumber: 'W1' } });
    expect(screen.getByText('$25.50 is paid out to First Bank ••••1234.')).toBeVisible();
    await confirm(user);
    expect(screen.getByLabelText('Withdrawal password')).toHaveAccessibleDescription('Enter four digits.');
    await user.type(screen.getByLabelText('Withdrawal password'), '2468');
    await confirm(user);
    await waitFor(() => expect(shell.session.get().status).toBe('guest'));
    expect(shell.api.sentTo(accountClose)).toEqual([{ withdrawPassword: '2468', leaveMoney: 0 }]);
    expect(shell.toast.shown.at(-1)).toEqual({ tone: 'success', text: 'Your account is closed.' });
  });

  test('says that money which was not wagered may not be paid out', async () => {
    await start({ accountClosing: { ...BANKED, notWagered: '12.00' } });
    expect(screen.getByText(/^You still have to wager \$12\.00\./)).toBeVisible();
  });

  test('money without a bank account stays only after a yes', async () => {
    const { shell, user } = await start({
      accountClosing: { ...CLOSING, cash: '25.50' },
      accountClose: { orderNumber: null },
    });
    await confirm(user);
    expect(shell.api.sentTo(accountClose)).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await confirm(user);
    await waitFor(() => expect(shell.api.sentTo(accountClose)).toEqual([{ leaveMoney: 1 }]));
  });

  test.each([
    [{ atProviders: '5.00' }, /^Bring your money back/],
    [{ hasOpenDeposit: 1 }, /^A deposit is waiting/],
    [{ hasOpenRound: 1 }, /^A round is still open/],
    [{ isAgent: 1 }, /^Please contact customer service/],
  ] as const)('says what must be settled before: %j', async (closing, words) => {
    await open({ accountClosing: { ...CLOSING, ...closing } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close the account' })).toBeNull();
  });

  test.each([
    ['101', 'This password is wrong.'],
    ['103', /^Too many wrong passwords/],
    ['104', /^Bring your money back/],
    ['105', /^A deposit is waiting/],
    ['106', /^A round is still open/],
    ['107', /^Money is left/],
    ['108', /^Please contact customer service/],
  ])('shows the refusal %s', async (code, words) => {
    const { user } = await start({ accountClosing: BANKED, accountClose: refuse(code) });
    await user.type(screen.getByLabelText('Withdrawal password'), '2468');
    await confirm(user);
    expect(await screen.findByText(words)).toBeVisible();
  });

  test.each([
    ['104', 'MyWallet', 'My wallet'],
    ['105', 'Deposit', 'Deposit'],
  ])('leads from the refusal %s to the page where it is settled', async (code, page, name) => {
    const { user } = await start({ accountClosing: BANKED, accountClose: refuse(code) });
    await user.type(screen.getByLabelText('Withdrawal password'), '2468');
    await confirm(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(page));
  });
});
