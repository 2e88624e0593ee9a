import type { Page } from '@playwright/test';
import { bulletin, bulletinMember, encodeAnswer, type Bulletin } from '@tessera/wire';
import { operateOn } from './operator.ts';

/** The pop-ups of the sample site. */
const SEEDED = ['1', '2', '3', '4'];
const PAST = ['--start', '2020-01-01T00:00:00Z', '--end', '2020-01-02T00:00:00Z'];

/** Ends the sample site's pop-ups, which would cover the page of every visitor; they stay in the history. */
export async function endPopUps(dataDir: string): Promise<void> {
  for (const id of SEEDED) await operateOn(dataDir, 'popups publish', '--id', id, ...PAST);
}

/** Gives these pop-ups to one page alone: one that is published would cover every other journey's page. */
export async function givePopUps(page: Page, list: Bulletin[], displayFrequency: number): Promise<void> {
  for (const call of [bulletin, bulletinMember]) {
    await page.route(`**/api${call.path}*`, async (route) => {
      const response = await route.fetch();
      const json = encodeAnswer(call, { list, displayFrequency });
      await route.fulfill({ response, json });
    });
  }
}
