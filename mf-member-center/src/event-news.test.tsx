/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { createFakeShell } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import {
  allTransferBack,
  bankAccountList,
  depositChanged,
  depositDetail,
  depositMethods,
  letterDeleted,
  letterList,
  letterRead,
  letterSent,
  loginHistory,
  memberCash,
  paymentRecords,
  profile,
  profileUpdated,
  recommendMemberSearch,
  recommendProject,
  recommendRecords,
  statement,
  wallets,
  type Call,
} from '@tessera/wire';
import { act, render, waitFor } from '@testing-library/react';
import { ACCOUNTS, DEPOSIT, METHODS } from './cashier/cashier.fixture.ts';
import { PROFILE } from './info/profile.fixture.ts';
import { STATE } from './limits/limits.fixture.ts';
import remote from './remote.ts';
import { WALLET_ANSWERS } from './wallet/wallet.fixture.ts';

const NO_FRIENDS = { list: [], totalCount: 0, rewardedCount: 0, rewardTotal: '0.00' };

const shell = createFakeShell({
  session: 'member',
  answers: {
    ...WALLET_ANSWERS,
    bankAccountList: ACCOUNTS,
    depositDetail: { detail: DEPOSIT, url: null },
    depositList: { list: [], totalCount: 0 },
    depositMethods: METHODS,
    paymentRecords: { list: [], totalCount: 0, depositTotal: '0.00', withdrawalTotal: '0.00' },
    applyForAgentCheck: { isAllowed: 1 },
    bonusSettingCheck: { isFriend: 1 },
    letterList: { list: [], totalCount: 0, unreadCount: 0 },
    profile: PROFILE,
    recommendMemberSearch: NO_FRIENDS,
    recommendRecords: NO_FRIENDS,
    responsible: STATE,
    statement: { list: [], first: '2026-01', last: '2026-11' },
  },
});
const life = new AbortController();
beforeAll(async () => {
  installDialog();
  await remote.activate(shell, life.signal);
});
afterAll(() => life.abort());

/** Opens a page, by its name and query, and expects one more request of the call after each event. */
async function expectRequests(name: string, call: Call, ...emits: (() => void)[]): Promise<void> {
  window.history.replaceState(null, '', `/user/${name}`);
  const page = await remote.routes?.['page']?.();
  if (!page) throw new Error('there is no page');
  const { default: Page } = page;
  // The number of unread letters in the menu asks for a list of one.
  const requests = () => shell.api.sentTo(call).filter((payload) => Object(payload).count !== 1);
  const view = render(
    <BrowserRouter>
      <Page params={{ page: name.replace(/\?.*/, '') }} />
    </BrowserRouter>,
  );
  await waitFor(() => expect(requests()).toHaveLength(1));
  for (const [index, emit] of emits.entries()) {
    act(emit);
    await waitFor(() => expect(requests()).toHaveLength(index + 2));
  }
  view.unmount();
}

/** An award, a deposit or a round has no event of its own on these pages: the balance changes with each. */
test.each([
  ['Statement', statement],
  ['RecommendProject', recommendProject],
  ['RecommendRecord', recommendRecords],
  ['RecommendMemberSearch', recommendMemberSearch],
])('%s is requested again when the balance has changed elsewhere', async (name, call) => {
  await expectRequests(name, call, () => shell.live.emit(memberCash, { cash: '20.50', version: 2 }));
});

test('the letters are requested again after letter.sent, letter.read and letter.delete', async () => {
  await expectRequests(
    'Letter',
    letterList,
    () => shell.live.emit(letterSent, { id: 2 }),
    () => shell.live.emit(letterRead, { id: 2 }),
    () => shell.live.emit(letterDeleted, { id: 2 }),
  );
});

test('the profile is requested again after profile.updated', async () => {
  await expectRequests('Info', profile, () => shell.live.emit(profileUpdated, {}));
});

test('the logins are requested again after profile.updated, which a login beside other sessions brings', async () => {
  await expectRequests('Security', loginHistory, () => shell.live.emit(profileUpdated, {}));
});

test('the bank accounts are requested again after profile.updated', async () => {
  await expectRequests('BindAccount', bankAccountList, () => shell.live.emit(profileUpdated, {}));
});

test.each([
  ['Deposit', depositMethods],
  ['Deposit?order=D1', depositDetail],
  ['DWRecord', paymentRecords],
])('%s is requested again after deposit.changed', async (name, call) => {
  await expectRequests(name, call, () => shell.live.emit(depositChanged, { orderNumber: 'D1' }));
});

test('the wallets are requested again after all_transfer_back', async () => {
  await expectRequests('MyWallet', wallets, () => shell.live.emit(allTransferBack, {}));
});
