import type { Page, Worker } from '@playwright/test';
import { forgetFrames, installFrameProbe, seenFrames, slowFramesDown } from './frames.probe.ts';

/** Milliseconds from each frame to the next. */
export interface Frames {
  /** The page's own. */
  readonly page: readonly number[];
  /** The worker's that draws its sprites; none where it has none. */
  readonly sprites: readonly number[];
}

/** Counts the frames of a page that is slowed down. */
export interface Watch {
  start(): Promise<void>;
  /** @returns the frames since the start */
  end(): Promise<Frames>;
}

/** Slows a page, and its worker that draws, down from now on. */
export async function watchSlowed(page: Page, factor: number): Promise<Watch> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
  await page.evaluate(installFrameProbe);
  const known = new Set<Worker>();

  /** It comes when the scene does, which may be after the page is ready. */
  async function worker(): Promise<Worker | undefined> {
    // The first: another one paints pictures for it, and goes.
    const [one] = page.workers();
    if (one && !known.has(one)) {
      known.add(one);
      await one.evaluate(installFrameProbe);
      await one.evaluate(slowFramesDown, factor);
    }
    return one;
  }

  return {
    async start() {
      await (await worker())?.evaluate(forgetFrames);
      await page.evaluate(forgetFrames);
    },
    async end() {
      const seen = await page.evaluate(seenFrames);
      return { page: seen, sprites: (await (await worker())?.evaluate(seenFrames)) ?? [] };
    },
  };
}
