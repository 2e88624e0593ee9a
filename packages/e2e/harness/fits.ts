import { expect, type Page } from '@playwright/test';
import { SIZES } from './browser.ts';

/** Nothing makes the page scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [content, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(content, 'nothing scrolls sideways').toBeLessThanOrEqual(view);
}

/** Looks at a page in both sizes of its window: for what else has no size, and is played through in one of them. */
export async function inBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const { viewport } of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(viewport);
    await look();
  }
}
