import type { Page } from '@playwright/test';
import { TAG } from '../harness/run.ts';
import { expectSettled } from '../harness/settled.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { TRY_MS } from '../harness/limits.ts';

/** The scroll position: the first whole card in the window, and its distance from the window's top. */
interface Standpoint {
  readonly game: string | null;
  readonly top: number;
}

const LONG_LIST = '/?sort=name';
const OTHER_PAGE = '/discount';

test(
  'restores the position in a long list after another remote’s page and a reload',
  { tag: [TAG.sizes, '@mf-lobby', '@mf-promotions'] },
  async ({ lobby, page }) => {
    await lobby.open(LONG_LIST);
    await expect(gamesIn(page).first()).toBeVisible();
    // A place is kept in pixels: what came above the list later would move it on the way back.
    await expectSettled(page);
    await scrollTo(page, 4_000);
    const before = await standpoint(page);

    await visitOtherPage(page);
    await page.goBack();
    await expectToStandAt(before, page);

    await page.reload({ waitUntil: 'domcontentloaded' });
    // The browser restores a place before the page is usable; steps in its history would then reach no router.
    await lobby.usable();
    await expectToStandAt(before, page);

    await page.goForward();
    await expectOtherPage(page);
    await page.goBack();
    await expectToStandAt(before, page);
  },
);

test(
  'restores the positions of the home page and its shelves',
  { tag: [TAG.proofOnPhone, '@mf-lobby'] },
  async ({ lobby, page }) => {
    await lobby.open();
    await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
    await expectSettled(page);
    await scrollTo(page, 1_500);
    // By its name: blocks that come late may change its number.
    const name = await page
      .locator('main section:has(ul) > * h2, main section:has(ul) > h2')
      .nth(3)
      .textContent();
    const row = lobby
      .shelf(name ?? '')
      .getByRole('list')
      .first();
    await row.scrollIntoViewIfNeeded();
    await row.evaluate((list) => list.scrollTo({ left: 300, behavior: 'instant' }));
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    // By the shelf: which games stand in it changes as others play.
    const placeOf = () =>
      row.evaluate((list) => ({ left: list.scrollLeft, top: list.getBoundingClientRect().top }));
    const before = await placeOf();

    await visitOtherPage(page);
    await page.goBack();
    await expect(async () => {
      const now = await placeOf();
      expect(Math.abs(now.top - before.top), `from ${before.top} px to ${now.top} px`).toBeLessThanOrEqual(1);
      expect(Math.abs(now.left - before.left)).toBeLessThan(2);
    }).toPass();
  },
);

test(
  'moves through a long list by arrow keys without losing the focus',
  { tag: TAG.proofOnPhone },
  async ({ lobby, page }) => {
    await lobby.open(LONG_LIST);
    const items = gamesIn(page);
    await expect(items.first()).toBeVisible();
    const total = Number(await items.first().getAttribute('aria-setsize'));
    expect(total).toBeGreaterThan(200);
    expect(await items.count(), 'only those near the window exist').toBeLessThan(total / 2);

    await items.first().getByRole('button').first().focus();
    const focused = page.locator('main li:focus-within');
    for (let row = 0; row < 12; row += 1) await page.keyboard.press('ArrowDown');
    // Keys may be quicker than tiles come; the focus follows them, and then rests.
    let rested: string | null = null;
    await expect
      .poll(
        async () => {
          const before = rested;
          rested = await focused.getAttribute('aria-posinset');
          return rested === before;
        },
        { intervals: [1_500] },
      )
      .toBe(true);
    await expect(focused).toBeInViewport();
    const place = Number(await focused.getAttribute('aria-posinset'));
    expect(place).toBeGreaterThan(20);

    // Games that come on the way may make the list longer.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(items.last()).toHaveAttribute('aria-posinset', String(total), { timeout: TRY_MS });
    }).toPass();
    await expect(focused).toHaveAttribute('aria-posinset', String(place));
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAttribute('aria-posinset', String(place + 1));
    await expect(focused).toBeInViewport();
  },
);

/** The games of the grid that exist in the page. */
function gamesIn(page: Page) {
  return page.getByRole('list', { name: text('mf-lobby:grid.label') }).getByRole('listitem');
}

/** Scrolls as a player does, in steps, until the page holds still there. */
async function scrollTo(page: Page, y: number): Promise<void> {
  for (let at = 500; at <= y; at += 500) {
    await page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, at);
  }
  let before: string | undefined;
  await expect
    .poll(
      async () => {
        const now = await standpoint(page);
        const isStill = now.game !== null && JSON.stringify(now) === before;
        before = JSON.stringify(now);
        return isStill;
      },
      { intervals: [300] },
    )
    .toBe(true);
}

/** Goes to another remote's page without a load. */
async function visitOtherPage(page: Page): Promise<void> {
  // By the address: scrolling to the link would change the position.
  await page.locator(`a[href$="${OTHER_PAGE}"]`).first().dispatchEvent('click');
  await expectOtherPage(page);
}

async function expectOtherPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(OTHER_PAGE);
  await expect(page.getByRole('heading', { level: 1, name: text('mf-promotions:list.title') })).toBeVisible();
}

/** To the eye: where the browser rounds half a pixel is its own affair. */
async function expectToStandAt({ game, top }: Standpoint, page: Page): Promise<void> {
  await expect(async () => {
    const now = await standpoint(page);
    expect(now.game).toBe(game);
    expect(Math.abs(now.top - top), `from ${top} px to ${now.top} px`).toBeLessThanOrEqual(1);
  }).toPass();
}

function standpoint(page: Page): Promise<Standpoint> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')].map((card) => ({
      game: card.querySelector('[data-part="name"]')?.textContent ?? null,
      box: card.getBoundingClientRect(),
    }));
    const first = cards.find(({ box }) => box.top > 120 && box.left >= 0);
    return { game: first?.game ?? null, top: Math.round(first?.box.top ?? 0) };
  });
}
