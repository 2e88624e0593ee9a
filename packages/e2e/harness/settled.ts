import { expect, type Page } from '@playwright/test';

/** Waits until a page has all its content and its own letters, so that nothing of it changes its height any more. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('main :is(h1, h2)').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
