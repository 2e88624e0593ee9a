import type { Locator, Page } from '@playwright/test';
import type { Bulletin } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import type { Lobby } from '../harness/lobby.ts';
import { registerPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { givePopUps } from '../harness/pop-ups.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-promotions:${id}`, values);
/** What is given to all members of a currency must reach no other journey: each size has its own. */
const currencyOf = (isPhone: boolean) => (isPhone ? 'THB' : 'JPY');

/** A device's clock that is seventeen minutes fast. */
const WRONG_BY_MS = 17 * 60_000;

const popUp = (id: number): Bulletin => ({
  id,
  content: `<p>What pop-up ${id} says.</p>`,
  displayContent: `Pop-up ${id}`,
  displayDevice: 0,
  updatedAt: '2026-05-01T12:00:00Z',
});

async function seen(page: Page, part: Locator, name: string): Promise<void> {
  await expect(part).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

/** Unfolds the corner. @returns it */
async function corner(page: Page): Promise<Locator> {
  const place = page.getByRole('complementary', { name: say('corner.label') });
  await place.getByRole('button', { expanded: false }).click();
  await expect(place.getByRole('button', { name: say('corner.fold') })).toBeVisible();
  return place;
}

async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: say('close') }).click();
  await expect(dialog).toBeHidden();
}

/** Starts an envelope for the currency's members. */
const startEnvelope = (currency: string, shares: number) =>
  operate(
    'red-envelope start',
    ...['--currency', currency, '--amount', '100000', '--shares', String(shares), '--minutes', '30'],
  );

test(
  'shows a guest what is new, one at a time and once, and keeps it in the history',
  { tag: [TAG.proofOnDesktop, '@mf-promotions'] },
  async ({ lobby, page }) => {
    await givePopUps(page, [popUp(2), popUp(1)], 24);
    await lobby.open();
    const dialog = lobby.dialog(say('popup.title'));
    await expect(dialog.getByText('What pop-up 2 says.')).toBeVisible();
    await seen(page, dialog, 'a pop-up');
    await dialog.getByRole('button', { name: say('pager.next') }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('What pop-up 1 says.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const asked = page.waitForResponse(/\/arks\/web\/bulletin(\?|$)/);
    await lobby.open();
    await asked;
    await lobby.openLogin();
    await expect(dialog).toBeHidden();
    const login = page.getByRole('dialog');
    await expect(login).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();

    await page
      .getByRole('main')
      .getByRole('button', { name: say('popup.history') })
      .click();
    const history = lobby.dialog(say('popup.history'));
    await expect(history.getByRole('listitem').first()).toBeVisible();
    await history.locator('summary').first().click();
    await seen(page, history, 'the history of pop-ups');
    await close(history);
  },
);

async function logInTo(lobby: Lobby, platform: string, isPhone: boolean): Promise<void> {
  const person = await registerPerson(platform, currencyOf(isPhone));
  await lobby.open('/faq');
  await lobby.logIn(person);
  await lobby.open('/faq');
  await expect(lobby.balance()).toBeVisible();
}

/** Sets the page's device wrong; its timers run on. */
const setClockWrong = (page: Page, byMs: number) =>
  page.addInitScript((offsetMs) => {
    const RightDate = Date;
    globalThis.Date = class extends RightDate {
      constructor(...given: [] | [number]) {
        super(...((given.length === 0 ? [RightDate.now() + offsetMs] : given) as [number]));
      }
      static override now(): number {
        return RightDate.now() + offsetMs;
      }
    } as DateConstructor;
  }, byMs);

test('opens a red envelope once', { tag: ['@mf-promotions'] }, async ({ lobby, page, platform, isPhone }) => {
  const currency = currencyOf(isPhone);
  // It changes nothing: the site's clock counts.
  await setClockWrong(page, WRONG_BY_MS);
  await logInTo(lobby, platform, isPhone);
  const place = await corner(page);
  const tile = place.getByRole('button', { name: new RegExp(`^${say('envelope.title')}`) });
  // Its only share: it is over, and revealed, when that is claimed.
  await startEnvelope(currency, 1);
  await tile.click();
  const dialog = lobby.dialog(say('envelope.title'));
  await expect(dialog.getByRole('timer')).toContainText(/(?:2\d|30):\d\d/);
  await seen(page, dialog, 'a red envelope');
  await dialog.getByRole('button', { name: say('envelope.open') }).click();
  await expect(dialog.getByText(say('envelope.won'))).toBeVisible();
  await seen(page, dialog, 'an open envelope');
  await dialog.getByRole('button', { name: say('fair.envelopes') }).click();
  const ended = lobby.dialog(say('fair.envelopes'));
  await expect(ended.getByText(say('fair.envelopeRight'))).toBeVisible();
  await expect(ended.getByText(say('fair.before'))).toBeVisible();
  await seen(page, ended, 'an ended envelope');
  await close(ended);
  await close(dialog);
  await expect(tile).toBeHidden();
});

test(
  'spins the wheel, and has no draws left',
  { tag: [TAG.proofOnPhone, '@mf-promotions'] },
  async ({ lobby, page, platform, isPhone }) => {
    const currency = currencyOf(isPhone);
    const prizes = Array.from({ length: 6 }, () => ['--prize', '5000:1']).flat();
    await operate('roulette set', '--currency', currency, '--draws', '1', ...prizes);
    await logInTo(lobby, platform, isPhone);
    const place = await corner(page);
    await place.getByRole('button', { name: new RegExp(`^${say('wheel.title')}`) }).click();
    const dialog = lobby.dialog(say('wheel.title'));
    const spin = dialog.getByRole('button', { name: say('wheel.spin'), exact: true });
    await expect(spin).toBeVisible();
    await seen(page, dialog, 'the wheel');
    await spin.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(new RegExp(`^${say('wheel.won', { amount: '' }).trim()}`))).toBeVisible();
    await expect(dialog.getByText(say('wheel.left', { count: 0 }))).toBeVisible();
    const check = dialog.getByRole('button', { name: say('fair.checkSpin') });
    await check.focus();
    await page.keyboard.press('Enter');
    const checked = lobby.dialog(say('fair.checkSpin'));
    await expect(checked.getByText(say('fair.spinRight'))).toBeVisible();
    await seen(page, checked, 'a spin that was checked');
    await page.keyboard.press('Escape');
    await expect(checked).toBeHidden();
    await expect(check).toBeFocused();

    await spin.click();
    const question = lobby.question(say('wheel.noDraws'));
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: say('wheel.understood') }).click();
    await expect(question).toBeHidden();
    await close(dialog);
  },
);

test(
  'collects the reward of the day',
  { tag: ['@mf-promotions'] },
  async ({ lobby, page, platform, isPhone }) => {
    await logInTo(lobby, platform, isPhone);
    const place = await corner(page);
    await place.getByRole('button', { name: say('signin.title') }).click();
    const dialog = lobby.dialog(say('signin.title'));
    const collect = dialog.getByRole('button', {
      name: new RegExp(`^${say('signin.claim', { amount: '' }).trim()}`),
    });
    await expect(collect).toBeVisible();
    await seen(page, dialog, 'the daily sign-in');
    await collect.click();
    await expect(collect).toBeHidden();
    await expect(dialog.getByText(say('signin.claimed'), { exact: true })).toBeAttached();
    await close(dialog);
  },
);

test(
  'takes the bonus of a promotion, and finds it in the member centre',
  { tag: [TAG.proofOnDesktop, '@mf-promotions', '@mf-member-center'] },
  async ({ lobby, page, platform }) => {
    await lobby.open('/faq');
    await lobby.logIn(await registerPerson(platform));
    await lobby.open('/discount/1');
    const offer = page.getByRole('region', { name: say('bonus.title'), exact: true });
    const take = offer.getByRole('button', {
      name: new RegExp(`^${say('bonus.optIn', { amount: '' }).trim()}`),
    });
    await expect(take).toBeVisible();
    await seen(page, offer, 'the terms of a bonus');
    await take.click();
    await expect(offer.getByText(say('bonus.is.active'))).toBeVisible();

    await lobby.open('/user/MyBonuses');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText(say('bonus.promise'))).toBeVisible();
    await seen(page, page.getByRole('main'), 'my bonuses');
  },
);

test('reads the news', { tag: ['@mf-promotions'] }, async ({ lobby, page }) => {
  await lobby.open('/news');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: say('news.title') })).toBeVisible();
  const first = main.getByRole('listitem').first().getByRole('link');
  await expect(first).toBeVisible();
  await seen(page, main, 'the news');
  await first.click();
  await expect(page).toHaveURL(/\/news\/\d+$/);
  await expect(main.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await seen(page, main, 'an article');
});
