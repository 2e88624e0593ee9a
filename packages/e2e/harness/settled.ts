import { expect, type Locator, type Page } from '@playwright/test';
import { animationsEnded } from '@tessera/testing/e2e';

/** Waits until a page has all its content and its own letters, so that nothing of it changes its height any more. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('main :is(h1, h2)').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await animationsEnded(page);
}

/** Follows a link below content that comes late: once it is in view and what is above it has its height. */
export async function followSettled(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await expectSettled(link.page());
  await link.click();
}
