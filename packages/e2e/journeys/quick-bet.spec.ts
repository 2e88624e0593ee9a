import type { FrameLocator, Page, Request, Response } from '@playwright/test';
import { amountOf, openGame } from '../harness/game-window.ts';
import { logInByWire } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { TRY_MS } from '../harness/limits.ts';

const SPORT = 4;
const MOST_TRIES = 10;

test(
  'shows the quick bet at its reported height, and opens the full book on a tap',
  { tag: TAG.sizes },
  async ({ lobby, page }) => {
    await lobby.open(`/?hall=${SPORT}`);
    const quickBet = await quickBetOf(page);
    await expect(quickBet.book.getByRole('listitem').first()).toBeVisible();
    await expect.poll(quickBet.isFilled).toBe(true);

    const whole = await openGame(page, () => quickBet.openWhole().click());
    expect(new URL(whole.page.url()).pathname).toMatch(/^\/play\/ts-sportsbook-/);
    expect(await whole.balance()).toBe(1000);
    await whole.close();
    await expect(quickBet.book.getByRole('listitem').first()).toBeVisible();
  },
);

test('lets a member play the full book, close it, and bet in the quick bet from the wallet', async ({
  lobby,
  page,
  platform,
  problems,
}) => {
  // A slip that comes as bets close, or as odds move, is refused.
  problems.expect(/^http 4(?:06|18) POST .*\/slips$/);
  await logInByWire(page, platform);
  await lobby.open(`/?hall=${SPORT}`);
  const { book, openWhole } = await quickBetOf(page);
  const balance = async () => amountOf(await book.locator('[data-meter="balance"]').innerText());
  await expect.poll(balance).toBe(1000);
  const whole = await openGame(page, () => openWhole().click());
  await whole.close();

  const accepted = await placeSlip(page, book);
  const slips = await slipsOf(accepted);
  expect(slips, 'exactly one slip').toHaveLength(1);
  const stake = Number(slips[0]?.stake);
  expect(stake).toBeGreaterThan(0);
  // Its match may end at any moment, and pay.
  const expected = async () => 1000 - stake + Number((await slipsOf(accepted))[0]?.payout ?? 0);
  await expect.poll(async () => (await balance()) - (await expected())).toBeCloseTo(0, 2);
  await expect
    .poll(async () => amountOf(await lobby.balance().innerText()) - (await expected()))
    .toBeCloseTo(0, 2);
});

/** Places slips until one is accepted. Only a refused one is placed again: bets were closed, or odds have moved. */
async function placeSlip(page: Page, book: FrameLocator): Promise<Response> {
  const place = book.getByRole('button', { name: beginOf('game-sportsbook:place') });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    let sent: Request | undefined;
    // Odds are closed and opened as matches go on: the button then does nothing.
    await expect(async () => {
      if (!(await place.isVisible())) {
        await book.locator('.key:not([aria-disabled="true"])').first().click({ timeout: TRY_MS });
        await expect(place).toBeVisible({ timeout: TRY_MS });
      }
      const request = page.waitForRequest(isSlip, { timeout: TRY_MS });
      await Promise.all([request, place.click({ timeout: TRY_MS })]);
      sent = await request;
    }).toPass();
    const answer = await sent?.response();
    if (answer?.ok()) return answer;
  }
  throw new Error(`no slip was accepted in ${MOST_TRIES} tries`);
}

const isSlip = (request: Request) =>
  new URL(request.url()).pathname === '/slips' && request.method() === 'POST';

interface Slip {
  readonly stake: string;
  /** `null` as long as it is not paid. */
  readonly payout: string | null;
}

/** The slips that the games server has of the player who sent this one: open ones, and those of the last day. */
async function slipsOf(sent: Response): Promise<readonly Slip[]> {
  const headers = { authorization: (await sent.request().headerValue('authorization')) ?? '' };
  const answer = await fetch(new URL('/book', sent.url()), { headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { mine: readonly Slip[] } }).data.mine;
}

/** The quick bet, once it has come. */
async function quickBetOf(page: Page) {
  const place = page.getByRole('region', { name: text('mf-lobby:quickbet.label') });
  // Blocks that come late may put it in another place of the page, as a new element.
  await expect(async () => place.scrollIntoViewIfNeeded({ timeout: TRY_MS })).toPass();
  const frame = place.locator('iframe:not([inert])');
  await expect(frame).toBeVisible();
  const book = frame.contentFrame();
  return {
    book,
    openWhole: () => book.getByRole('button', { name: text('game-sportsbook:openWhole'), exact: true }),
    /** Nothing of it is cut off, and nothing below it is empty. */
    async isFilled(): Promise<boolean> {
      const [actual, content] = await Promise.all([
        frame.evaluate((element) => element.clientHeight),
        book.locator('main').evaluate((main) => main.getBoundingClientRect().bottom),
      ]);
      return Math.abs(actual - content) <= 1;
    },
  };
}

/** A message's words before its first amount. */
const beginOf = (id: Parameters<typeof text>[0]) =>
  new RegExp(`^${text(id, { amount: '\u0000' }).split('\u0000')[0]}`);
