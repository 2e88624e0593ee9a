import type { Browser, Locator, Page } from '@playwright/test';
import { text } from '@tessera/e2e/texts';
import { LOAD_LIMIT_MS, withColdPage } from './load.ts';
import { longestTaskDuring } from '@tessera/e2e/longest-task';

const HALL = '/?hall=2';
const SETTLE_MS = 2_500;
/** By then a change has been asked for, answered and shown. */
const CHANGE_MS = 4_000;

/** The longest task that each change of a hall's list takes, in ms. */
export interface ListChanges {
  readonly filterMs: number;
  readonly orderMs: number;
}

/** Narrows a hall to a provider and back, and changes its order: to lists that are asked for, and to ones that are there. */
export function measureListChanges(browser: Browser, site: string): Promise<ListChanges> {
  return withColdPage(browser, async ({ page }) => {
    await page.goto(new URL(HALL, site).href, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
    await firstTileOf(page).waitFor({ timeout: LOAD_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const chips = page.getByRole('navigation', { name: text('mf-lobby:filter.label') }).getByRole('link');
    const order = page.getByRole('combobox', { name: text('mf-lobby:filter.sort') });
    const [provider, all] = [chips.nth(3), chips.first()];
    const longest = async (act: () => Promise<void>) => {
      const before = await firstTileOf(page).innerText();
      // Nothing is asked of the page meanwhile: that would be a task, too.
      const ms = await longestTaskDuring(browser, page, async () => {
        await act();
        await page.waitForTimeout(CHANGE_MS);
      });
      const after = await firstTileOf(page).innerText();
      if (after === before) throw new Error(`the list still begins with "${before}" after ${CHANGE_MS} ms`);
      return ms;
    };
    const narrowed = await longest(await tapOn(page, provider));
    const widened = await longest(await tapOn(page, all));
    await order.focus();
    const sorted = await longest(() => page.keyboard.press('End'));
    const unsorted = await longest(() => page.keyboard.press('Home'));
    return { filterMs: Math.max(narrowed, widened), orderMs: Math.max(sorted, unsorted) };
  });
}

function firstTileOf(page: Page): Locator {
  return page.getByRole('list', { name: text('mf-lobby:grid.label') }).locator('[data-tile="0"]');
}

/** Brings a chip into view, so that the tap is all that is measured: the test's own search for it is not the player's. */
async function tapOn(page: Page, chip: Locator): Promise<() => Promise<void>> {
  await chip.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const box = await chip.boundingBox();
  if (!box) throw new Error('the chip of a filter is not shown');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
