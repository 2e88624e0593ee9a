import { chromium } from '@playwright/test';
import { launchOptions, SIZES } from './browser.ts';
import { picturesIn } from './pictures.ts';
import { START_MS } from './limits.ts';

/** What every journey begins with. */
const FIRST_PAGES = ['/', '/?hall=2'] as const;

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
          // Banners and marks, a second of the processor's time each; covers have stand-ins.
          await picturesIn(page.getByRole('main'), START_MS);
        }
        await context.close();
      }),
    );
  } finally {
    await browser.close();
  }
}
