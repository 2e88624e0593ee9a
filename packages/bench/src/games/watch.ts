import type { CDPSession, Page, Worker } from '@playwright/test';
import { forgetFrames, installFrameProbe, seenFrames, slowFramesDown } from './frames.probe.ts';
import { watchStolen } from './stolen.ts';

/** Milliseconds from each frame to the next. */
export interface Frames {
  /** The page's own. */
  readonly page: readonly number[];
  /** The worker's that draws its sprites; none where it has none. */
  readonly sprites: readonly number[];
  /** Milliseconds of the processor that all tasks of the page's thread took, slowed down: others on the machine do not add. */
  readonly workMs: number;
  /** Percent of the machine's processors that others on its host had meanwhile. */
  readonly stolen: number;
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
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const known = new Set<Worker>();
  let workedBefore = 0;
  let stolen = watchStolen();

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
      workedBefore = await workOf(devtools);
      stolen = watchStolen();
      await page.evaluate(forgetFrames);
    },
    async end() {
      const seen = await page.evaluate(seenFrames);
      const taken = stolen();
      const workMs = (await workOf(devtools)) - workedBefore;
      const sprites = (await (await worker())?.evaluate(seenFrames)) ?? [];
      return { page: seen, sprites, workMs, stolen: taken };
    },
  };
}

/** Of the page's thread, ever since. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('Chrome does not tell how long the page was busy');
  return seconds * 1_000;
}
