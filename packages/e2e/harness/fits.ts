import { expect, type Page } from '@playwright/test';
import { SIZES } from './browser.ts';

/** Neither the page nor an open dialog scrolls sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ localName, scrollWidth, clientWidth }) => `${localName}: ${scrollWidth} of ${clientWidth} px`),
  );
  expect(wider, 'nothing scrolls sideways').toEqual([]);
}

/** Looks at a page in both sizes of its window: for what else has no size, and is played through in one of them. */
export async function inBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const { viewport } of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(viewport);
    await look();
  }
}
