import type { Page } from '@playwright/test';
import { openGame } from '../harness/gameWindow.ts';
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

test('a member bets in it from the wallet; leaving the whole game leaves it as it is', async ({
  lobby,
  page,
  platform,
}) => {
  await logInByWire(page, platform);
  await lobby.open(`/?hall=${SPORT}`);
  const quickBet = await quickBetOf(page);
  const own = quickBet.book.locator('[data-meter="balance"]');
  const wallet = (await lobby.balance().innerText()).match(/\$[\d,.]+/)?.[0] ?? 'no balance';
  await expect(own).toContainText(wallet);
  const whole = await openGame(page, () => quickBet.openWhole().click());
  await whole.close();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect((await quickBetOf(page)).book.locator('[data-meter="balance"]')).toContainText(wallet);
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
