import type { CDPSession, Page } from '@playwright/test';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';

/** A second of the screen's. */
const FRAMES = 60;

async function layouts(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
}

/** Returns how often the page is laid out within this number of idle frames. */
async function layoutsAtRest(page: Page, session: CDPSession): Promise<number> {
  const before = await layouts(session);
  await page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
        next(frames);
      }),
    FRAMES,
  );
  return (await layouts(session)) - before;
}

/** Opens the home page, with the placeholders of shelves far below the viewport. */
for (const [motion, running, most] of [
  ['reduce', 0, 2],
  // What the news run by; and the banners may turn within that second.
  ['no-preference', 1, FRAMES / 3],
] as const) {
  test(
    `stops all work on an untouched home page: motion ${motion}`,
    { tag: TAG.proofOnPhone },
    async ({ lobby, page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await lobby.open();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect.poll(() => layoutsAtRest(page, session)).toBeLessThanOrEqual(most);
      const isForEver = () =>
        document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
      // A shelf whose games are on their way breathes until they are there.
      await expect.poll(() => page.evaluate(isForEver)).toBe(running);
      expect(await page.locator('[data-still]').count()).toBeGreaterThan(3);
    },
  );
}
