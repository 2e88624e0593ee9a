import type { Browser } from '@playwright/test';
import { text } from '@tessera/e2e/texts';
import { LOAD_LIMIT_MS, withColdPage } from './load.ts';
import { installNavigationProbe } from './navigation.probe.ts';

/** A page of another remote than home's. */
const PATH = '/discount';
/** After this the page is at rest, its connections are free, and the other remote's code is still not there. */
const SETTLE_MS = 4_000;
/** So long a pointer stands on a link before it clicks, at the least. */
const HOVER_MS = 300;

/**
 * From home to a page of a remote whose code was not loaded.
 * @param isHovered the pointer stands on the link before, which is when its code is asked for
 * @returns ms from the click to the first frame that shows the new page or its skeleton
 */
export function measureNavigation(browser: Browser, site: string, isHovered: boolean): Promise<number> {
  return withColdPage(browser, async ({ page }) => {
    await page.goto(site, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const link = page
      .getByRole('navigation', { name: text('shell:nav.label') })
      .getByRole('link', { name: text('shell:nav.promotions') });
    const box = await link.boundingBox();
    if (!box) throw new Error('home has no link to the promotions');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.evaluate(installNavigationProbe, PATH);
    if (isHovered) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(HOVER_MS);
    }
    await page.mouse.click(x, y);
    return page.evaluate(() => window.benchNavigation!);
  });
}
