import { expect, type Page } from '@playwright/test';

/** Nothing makes the page scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [content, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(content, 'nothing scrolls sideways').toBeLessThanOrEqual(view);
}
