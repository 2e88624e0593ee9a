import { chromium } from '@playwright/test';
import { launchOptions, SIZES } from './browser.ts';
import { picturesIn } from './pictures.ts';

/** What every journey begins with. */
const FIRST_PAGES = ['/', '/?hall=2'] as const;
/** Banners and marks, a second of the processor's time each, beside a machine that may be busy; covers have stand-ins. */
const DRAWING_MS = 150_000;

/**
 * Has the first pages' pictures drawn before the journeys begin: asked for by several of them at once on a fresh
 * machine, they would come too late for all.
 */
export async function drawFirstPictures(site: string): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    await Promise.all(
      Object.values(SIZES).map(async (size) => {
        const context = await browser.newContext(size);
        const page = await context.newPage();
        for (const path of FIRST_PAGES) {
          // Its load ends with its pictures, which have a limit of their own.
          await page.goto(site + path, { waitUntil: 'domcontentloaded' });
          await picturesIn(page.getByRole('main'), DRAWING_MS);
        }
        await context.close();
      }),
    );
  } finally {
    await browser.close();
  }
}
