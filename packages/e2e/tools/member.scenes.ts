import type { Page } from '@playwright/test';
import { text } from '../harness/texts.ts';
import type { Scene } from './scenes.ts';
import { expect, type Stage } from './stage.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);

const page = (name: string, path: string): Scene => ({ name, play: ({ go }) => go(path), whole: true });

/** A page, and what is done on it before the picture. */
const acted = (name: string, path: string, act: (shown: Page, stage: Stage) => Promise<unknown>): Scene => ({
  name,
  async play(stage) {
    await stage.go(path);
    await act(stage.page, stage);
  },
});

const press = (shown: Page, id: string) =>
  shown
    .getByRole('main')
    .getByRole('button', { name: say(id), exact: true })
    .first()
    .click();

/** Pages of a member who has just registered: most of them have nothing to show. */
export const NEW_MEMBER_SCENES: readonly Scene[] = [
  page('new-letters', '/user/Letter'),
  page('new-withdrawal', '/user/Withdrawal'),
  page('new-bank-accounts', '/user/BindAccount'),
  page('new-bets', '/user/Transaction'),
  page('new-payments', '/user/DWRecord'),
  page('new-statement', '/user/Statement'),
  page('new-limits', '/user/Limits'),
  page('new-bonuses', '/user/MyBonuses'),
  page('new-deposit', '/user/Deposit'),
];

/** Pages of a member who has been here for a while (`history.ts`). */
export const HISTORY_SCENES: readonly Scene[] = [
  page('user-menu', '/user'),
  page('user-info', '/user/Info'),
  acted('user-info-edit', '/user/Info', (shown) => press(shown, 'edit.start')),
  page('user-security', '/user/Security'),
  acted('user-withdraw-password', '/user/Security', (shown) =>
    shown.getByRole('button', { name: `${say('security.change')}: ${say('info.withdrawPassword')}` }).click(),
  ),
  page('user-preferences', '/user/Preferences'),
  page('user-data', '/user/Data'),
  page('user-announcements', '/user/Announcement'),
  acted('user-announcement', '/user/Announcement', (shown) =>
    shown
      .getByRole('list', { name: say('announcement.title') })
      .getByRole('link')
      .first()
      .click(),
  ),
  page('user-letters', '/user/Letter'),
  acted('user-letter', '/user/Letter', (shown) =>
    shown
      .getByRole('list', { name: say('letter.title') })
      .getByRole('link')
      .first()
      .click(),
  ),
  page('user-wallet', '/user/MyWallet'),
  page('user-deposit', '/user/Deposit'),
  page('user-withdrawal', '/user/Withdrawal'),
  acted('user-withdrawal-order', '/user/DWRecord?kind=withdrawal', (shown) =>
    shown.getByRole('main').getByRole('row').nth(1).click(),
  ),
  page('user-bank-accounts', '/user/BindAccount'),
  acted('user-bank-add', '/user/BindAccount', (shown) => press(shown, 'bank.add')),
  page('user-bets', '/user/Transaction'),
  page('user-balance', '/user/Transaction?view=cash'),
  page('user-payments', '/user/DWRecord'),
  page('user-statement', '/user/Statement'),
  page('user-recommend', '/user/RecommendProject'),
  page('user-friends', '/user/RecommendRecord'),
  page('user-friend-search', '/user/RecommendMemberSearch'),
  page('user-limits', '/user/Limits'),
  page('user-breaks', '/user/Breaks'),
  acted('user-break-question', '/user/Breaks', (shown) => press(shown, 'breaks.start')),
  page('user-bonuses', '/user/MyBonuses'),
  page('user-missions', '/user/Missions'),
  page('user-fast-payment', '/fastPayment'),
  page('user-missing', '/user/NoSuchPage'),
  {
    name: 'user-failed',
    async play({ page: shown, lobby }) {
      await shown.route('**/x/deposit/methods*', (route) => route.fulfill({ status: 500, body: '' }));
      await lobby.open('/user/Deposit');
      await expect(shown.getByRole('main').getByText(say('fail.unknown'))).toBeVisible({ timeout: 25_000 });
    },
  },
  {
    name: 'user-account-menu',
    async play({ home, page: shown }) {
      await home();
      await shown.getByRole('button', { name: new RegExp(`^${text('mf-auth:account.menu')}`) }).click();
    },
  },
  {
    name: 'user-wallet-dialog',
    async play({ home, lobby, page: shown }) {
      await home();
      await lobby.balance().click();
      await expect(shown.getByRole('heading', { name: say('wallet.title') })).toBeVisible();
    },
  },
];
