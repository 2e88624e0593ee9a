import type { Page } from '@playwright/test';
import { amountOf, openGame } from '../harness/game-window.ts';
import { logInByWire } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const SPORT = 4;

test('the sports hall shows its quick bet as high as it is, and a tap on the whole book opens the game', async ({
  lobby,
  page,
}) => {
  await lobby.open(`/?hall=${SPORT}`);
  const quickBet = await quickBetOf(page);
  await expect(quickBet.book.getByRole('listitem').first()).toBeVisible();
  await expect.poll(quickBet.isFilled).toBe(true);

  const whole = await openGame(page, () => quickBet.openWhole().click());
  expect(new URL(whole.page.url()).pathname).toMatch(/^\/play\/ts-sportsbook-/);
  expect(await whole.balance()).toBe(1000);
  await whole.close();
  await expect(quickBet.book.getByRole('listitem').first()).toBeVisible();
});

test('a member plays the whole book, closes it, and bets in the quick bet from the wallet', async ({
  lobby,
  page,
  platform,
}) => {
  test.slow();
  await logInByWire(page, platform);
  await lobby.open(`/?hall=${SPORT}`);
  const { book, openWhole } = await quickBetOf(page);
  const balance = async () => amountOf(await book.locator('[data-meter="balance"]').innerText());
  await expect.poll(balance).toBe(1000);
  const whole = await openGame(page, () => openWhole().click());
  await whole.close();

  const place = book.getByRole('button', { name: beginOf('game-sportsbook:place') });
  await expect(async () => {
    if (!(await place.isVisible())) {
      await book.locator('.key:not([aria-disabled="true"])').first().click({ timeout: 2_000 });
    }
    await place.click({ timeout: 2_000 });
    await expect.poll(balance, { timeout: 5_000 }).toBeLessThan(1000);
  }).toPass({ timeout: 60_000 });
  await expect.poll(async () => amountOf(await lobby.balance().innerText())).toBe(await balance());
});

/** The quick bet, once it has come. */
async function quickBetOf(page: Page) {
  const place = page.getByRole('region', { name: text('mf-lobby:quickbet.label') });
  await place.scrollIntoViewIfNeeded();
  const frame = place.locator('iframe:not([inert])');
  await expect(frame).toBeVisible({ timeout: 30_000 });
  const book = frame.contentFrame();
  return {
    book,
    openWhole: () => book.getByRole('button', { name: text('game-sportsbook:openWhole'), exact: true }),
    /** Nothing of it is cut off, and nothing below it is empty. */
    async isFilled(): Promise<boolean> {
      const [stands, content] = await Promise.all([
        frame.evaluate((element) => element.clientHeight),
        book.locator('main').evaluate((main) => main.getBoundingClientRect().bottom),
      ]);
      return Math.abs(stands - content) <= 1;
    },
  };
}

/** A message's words before its first amount. */
const beginOf = (id: Parameters<typeof text>[0]) =>
  new RegExp(`^${text(id, { amount: '\u0000' }).split('\u0000')[0]}`);
