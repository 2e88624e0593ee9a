import { expect, type Page } from '@playwright/test';
import { FIRST_SCREEN_ID, FIRST_SCREEN_WHOLE } from '@tessera/wire';
import { START_MS, WAIT_MS } from './limits.ts';

/** A gateway leaves a remote out for five minutes (packages/gateway/src/rendering) whose code was too slow for it. */
const RENDERED_MS = START_MS + WAIT_MS;

/** In the page: the document has all its markup, although scripts that are held back keep its events from firing. */
const isParsed = () => document.readyState !== 'loading';

/**
 * Opens a page, again until the server has rendered it completely: a gateway that is busy sends pages without their first
 * screen, or with a part of it.
 */
export async function openRendered(page: Page, open: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await open();
    await page.waitForFunction(isParsed);
    expect(await page.locator(`#${FIRST_SCREEN_ID}[${FIRST_SCREEN_WHOLE}]`).count()).toBe(1);
  }).toPass({ timeout: RENDERED_MS });
}
