import type { CDPSession, Page } from '@playwright/test';
import type { Lobby } from '../harness/lobby.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';

/** A page rests when it is not laid out within this number of frames. */
const REST_FRAMES = 10;
/** A second of the screen's. */
const SECOND_FRAMES = 60;

async function layouts(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
}

/** Returns how often the page is laid out within this number of idle frames. */
async function layoutsWithin(count: number, page: Page, session: CDPSession): Promise<number> {
  const before = await layouts(session);
  await page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
        next(frames);
      }),
    count,
  );
  return (await layouts(session)) - before;
}

/** Opens the home page, with the placeholders of shelves far below the viewport. */
for (const [motion, running, most] of [
  ['reduce', 0, 2],
  // What the news run by; and the banners may turn within that second.
  ['no-preference', 1, SECOND_FRAMES / 3],
] as const) {
  const open = async (page: Page, lobby: Lobby): Promise<CDPSession> => {
    await page.emulateMedia({ reducedMotion: motion });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await lobby.open();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    return session;
  };

  test(
    `stops all work on an untouched home page: motion ${motion}`,
    { tag: TAG.proofOnPhone },
    async ({ lobby, page }) => {
      const session = await open(page, lobby);
      await expect.poll(() => layoutsWithin(REST_FRAMES, page, session)).toBe(0);
      const isForEver = () =>
        document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
      // A shelf whose games are on their way breathes until they are there.
      await expect.poll(() => page.evaluate(isForEver)).toBe(running);
      expect(await page.locator('[data-still]').count()).toBeGreaterThan(3);
    },
  );

  test(
    `lays an untouched home page out at most ${most} times in ${SECOND_FRAMES} frames: motion ${motion}`,
    { tag: [TAG.proof, TAG.proofOnPhone] },
    async ({ lobby, page }) => {
      const session = await open(page, lobby);
      await expect.poll(() => layoutsWithin(SECOND_FRAMES, page, session)).toBeLessThanOrEqual(most);
    },
  );
}
