import type { Page } from '@playwright/test';
import { firstSlot } from '../harness/catalogue.ts';
import { bring } from '../harness/faults.ts';
import { openGame } from '../harness/game-window.ts';
import { text } from '../harness/texts.ts';
import { ACTIVITY_SCENES } from './activity.scenes.ts';
import { AUTH_SCENES, SECURITY_SCENES } from './auth.scenes.ts';
import { MEMBER_STATE_SCENES } from './member-states.scenes.ts';
import { NEW_MEMBER_SCENES } from './member.scenes.ts';
import { POP_UP_SCENE } from './pop-up.scene.ts';
import { expect, retry, type Stage } from './stage.ts';

/** One picture: what leads to it. Another page than the stage's own is given back. */
export interface Scene {
  readonly name: string;
  readonly play: (stage: Stage) => Promise<Page | void>;
  /** Takes back what it has changed on the site, also where it has failed. */
  readonly end?: (stage: Stage) => Promise<void>;
  /** The whole page, not what the window shows of it. */
  readonly whole?: true;
}

const page = (name: string, path: string): Scene => ({ name, play: ({ go }) => go(path), whole: true });

const failedAt = (name: string, remote: string, path: string): Scene => ({
  name,
  async play({ page: shown, lobby }) {
    await bring('gone', shown, remote);
    await lobby.open(path);
    await expect(shown.getByRole('button', { name: retry() }).first()).toBeVisible({ timeout: 25_000 });
  },
});

const theme = (template: string): Scene => ({
  name: `theme-${template}`,
  async play({ theme: set, home }) {
    await set(template);
    await home();
  },
});

/** One language of each script that the site is written in, besides Latin. */
const SCRIPTS = ['hi-IN', 'ta-IN', 'bn-BD', 'th-TH', 'my-MM', 'zh-CN', 'ja-JP', 'ko-KR'] as const;

const firstCard = (stage: Stage) => stage.page.getByRole('main').getByRole('article').first();

export const GUEST_SCENES: readonly Scene[] = [
  { name: 'home', play: ({ home }) => home() },
  { name: 'home-whole', play: ({ home }) => home(), whole: true },
  ...SCRIPTS.map((tag): Scene => ({ name: `home-${tag.slice(0, 2)}`, play: ({ home }) => home(`/${tag}`) })),
  ...SCRIPTS.map((tag): Scene => ({
    name: `register-${tag.slice(0, 2)}`,
    async play({ home, page: shown, isPhone }) {
      await home(`/${tag}`);
      const id = isPhone ? 'shell:nav.register' : 'mf-auth:account.register';
      const name = text(id, {}, tag.replace('-', '_'));
      await shown.getByRole('button', { name, exact: true }).click();
      await expect(shown.getByRole('dialog').getByRole('checkbox')).toBeVisible({ timeout: 20_000 });
    },
  })),
  { name: 'hall', play: ({ home }) => home('/?hall=2') },
  { name: 'hall-tables', play: ({ home }) => home('/?hall=3') },
  { name: 'provider', play: ({ home }) => home('/?provider=1') },
  { name: 'favourites-guest', play: ({ go }) => go('/?tab=favorite') },
  {
    name: 'card-open',
    async play(stage) {
      await stage.home('/?hall=2');
      const card = firstCard(stage).getByRole('button').first();
      if (!stage.isPhone) return card.hover();
      await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'language-menu',
    async play({ home, page: shown }) {
      await home();
      await shown.getByRole('button', { name: text('shell:frame.language', { name: 'English' }) }).click();
    },
  },
  {
    name: 'search',
    async play({ home, lobby, page: shown }) {
      await home();
      await lobby.search('tigr');
      await expect(shown.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'search-nothing',
    async play({ home, lobby, page: shown }) {
      await home();
      await lobby.search('zzzzqqq');
      await expect(shown.getByText('zzzzqqq').first()).toBeVisible();
      await expect(shown.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'login',
    async play({ home, lobby }) {
      await home();
      await expect((await lobby.openLogin()).locator('[type=submit]')).toBeVisible();
    },
  },
  {
    name: 'login-wrong',
    async play({ home, lobby, page: shown }) {
      await home();
      await lobby.openLogin();
      await lobby.fillLogin({ account: 'nobody1', password: 'wrong123', email: '' });
      await expect(shown.getByText(text('mf-auth:login.account_error'))).toBeVisible();
    },
  },
  {
    name: 'register',
    async play({ home, lobby }) {
      await home();
      await expect((await lobby.openRegistration()).getByRole('checkbox')).toBeVisible();
    },
  },
  {
    name: 'register-errors',
    async play({ home, lobby }) {
      await home();
      const form = await lobby.openRegistration();
      await form.getByRole('button', { name: text('mf-auth:signup.submit') }).click();
      await expect(form.getByText(text('mf-auth:signup.err_agreement'))).toBeVisible();
    },
  },
  {
    name: 'please-login',
    async play(stage) {
      await stage.home('/?hall=2');
      const name = await firstCard(stage).locator('[data-part="name"]').innerText();
      await stage.lobby.playForReal(name);
      await expect(stage.lobby.question(text('mf-lobby-late:login.title'))).toBeVisible();
    },
  },
  {
    name: 'game-demo',
    async play(stage) {
      await stage.home('/?hall=2');
      const game = await openGame(stage.page, () => firstCard(stage).getByRole('button').first().click());
      await game.playRound();
      return game.page;
    },
  },
  {
    name: 'skeletons',
    async play({ page: shown, lobby }) {
      // Neither the gateway's first screen nor a list comes.
      await shown.route('**/api/**', () => undefined);
      await lobby.open('/?hall=4');
    },
  },
  page('promotions', '/discount'),
  page('promotion', '/discount/1'),
  page('plan', '/proxy/Plan'),
  page('agreement', '/proxy/Agreement'),
  page('faq', '/faq'),
  page('faq-limits', '/faq/3'),
  page('app', '/app'),
  page('sponsor', '/sponsor'),
  {
    name: 'sponsor-one',
    async play({ go, page: shown }) {
      await go('/sponsor');
      await shown.getByRole('main').getByRole('link').first().click();
      await expect(shown).toHaveURL(/\/sponsor\/\d+$/);
    },
    whole: true,
  },
  page('news', '/news'),
  page('news-one', '/news/1'),
  page('slot-page', '/slotgame'),
  page('crash-menu', '/?isCrashGame=1'),
  page('register-page', '/register'),
  {
    name: 'demos',
    async play({ home, page: shown }) {
      await home();
      const demos = text('mf-lobby-late:block.demos');
      await shown.getByRole('button', { name: demos }).click();
      await expect(shown.getByRole('dialog', { name: demos }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'game-sheet',
    async play({ go, page: shown, site }) {
      const { id } = await firstSlot(site);
      await go(`/?game=${id}`);
      await expect(shown.getByRole('dialog').getByText(text('mf-lobby-late:facts.return'))).toBeVisible();
    },
  },
  POP_UP_SCENE,
  page('not-found', '/of/no/route'),
  page('members-only', '/user/Info'),
  { name: 'loading', play: async ({ page: shown }) => void (await shown.goto('/loading')) },
  failedAt('failed-lobby', 'mf-lobby', '/'),
  failedAt('failed-promotions', 'mf-promotions', '/discount'),
  theme('suncity'),
  theme('apsport'),
  ...AUTH_SCENES,
];

const gameOf = async (stage: Stage) => {
  await stage.home('/?hall=2');
  await expect(stage.lobby.balance()).toBeVisible();
  return openGame(stage.page, () => firstCard(stage).getByRole('button').first().click());
};

/** Scenes of a member who has just registered. */
export const MEMBER_SCENES: readonly Scene[] = [
  ...NEW_MEMBER_SCENES,
  ...MEMBER_STATE_SCENES,
  ...ACTIVITY_SCENES,
  ...SECURITY_SCENES,
  {
    name: 'member-home',
    async play({ home, lobby }) {
      await home();
      await expect(lobby.balance()).toBeVisible();
    },
  },
  {
    name: 'member-menu',
    async play({ home, page: shown }) {
      await home();
      await shown.getByRole('button', { name: /^Account of/ }).click();
    },
  },
  page('member-info', '/user/Info'),
  page('member-menu-page', '/user'),
  page('member-letters', '/user/Letter'),
  page('member-announcements', '/user/Announcement'),
  page('member-recommend', '/user/RecommendProject'),
  page('member-records', '/user/RecommendRecord'),
  page('member-wallet', '/user/MyWallet'),
  {
    name: 'member-wallet-form',
    async play({ go, page: shown }) {
      await go('/user/MyWallet');
      await shown.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await expect(shown.getByRole('form')).toBeVisible();
    },
    whole: true,
  },
  {
    name: 'wallet-over-lobby',
    async play({ home, lobby, page: shown }) {
      await home();
      await lobby.balance().click();
      const title = text('mf-member-center:wallet.title');
      await expect(shown.getByRole('heading', { name: title })).toBeVisible();
    },
  },
  page('member-bets', '/user/Transaction'),
  page('member-balance', '/user/Transaction?view=cash'),
  page('member-payments', '/user/DWRecord'),
  page('member-statement', '/user/Statement'),
  page('member-deposit', '/user/Deposit'),
  page('member-withdrawal', '/user/Withdrawal'),
  page('member-bank-accounts', '/user/BindAccount'),
  page('fast-payment', '/fastPayment'),
  { name: 'member-last', play: ({ go }) => go('/?tab=last') },
  { name: 'game-real', play: async (stage) => (await gameOf(stage)).page },
  {
    name: 'game-turned',
    async play(stage) {
      const { page: game } = await gameOf(stage);
      const { width, height } = game.viewportSize() ?? { width: 844, height: 390 };
      await game.setViewportSize({ width: height, height: width });
      return game;
    },
  },
];

export const UPGRADE_SCENE: Scene = {
  name: 'upgrade',
  play: async ({ page: shown }) => void (await shown.goto('/')),
};
