import type { Page } from '@playwright/test';
import { bulletinMemberHide, callUrl } from '@tessera/wire';
import { bringSession, logInElsewhere, registerPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';

/** No other journey opens a page of this currency on which pop-ups are shown. */
const CURRENCY = 'RMB';

/** Publishes a pop-up for a place, for as long as the work lasts. */
async function withPopUp(place: string, words: string, work: () => Promise<void>): Promise<void> {
  const published = await operate(
    'popups publish',
    ...['--title', words, '--content', `<p>${words}</p>`, '--place', place, '--currency', CURRENCY],
  );
  const id = /popup (\d+)/.exec(published)?.[1];
  try {
    await work();
  } finally {
    await operate('popups withdraw', '--id', String(id));
  }
}

const popUp = (page: Page, words: string) => page.getByRole('dialog').filter({ hasText: words });

async function closeIt(page: Page, words: string): Promise<void> {
  await expect(popUp(page, words)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popUp(page, words)).toBeHidden();
}

test(
  'shows an open page of a guest what an operator publishes, once',
  { tag: [TAG.proofOnDesktop, '@mf-promotions'] },
  async ({ lobby, page }) => {
    // Guests who read Chinese start with this currency.
    await lobby.open('/zh-CN');
    await withPopUp('guests', 'Lanterns at dusk', async () => {
      await closeIt(page, 'Lanterns at dusk');
      const asked = page.waitForResponse(/\/arks\/web\/bulletin(\?|$)/);
      await lobby.open('/zh-CN');
      await asked;
      await expect(popUp(page, 'Lanterns at dusk')).toBeHidden();
    });
  },
);

test(
  'shows a member’s open pages what is published for them, and hides what was closed on the platform',
  { tag: [TAG.proofOnDesktop, '@mf-promotions'] },
  async ({ lobby, page, platform }) => {
    const person = await registerPerson(platform, CURRENCY);
    await bringSession(page, await logInElsewhere(platform, person));
    // Both places have the frequency 0 on the sample site.
    const places = [
      { place: 'members', location: 2, path: '/', words: 'Boats at noon' },
      { place: 'deposit', location: 3, path: '/user/Deposit', words: 'Bells at dawn' },
    ] as const;
    for (const { place, location, path, words } of places) {
      await test.step(place, async () => {
        await lobby.open(path);
        await withPopUp(place, words, async () => {
          const hidden = page.waitForRequest(`**${callUrl(bulletinMemberHide)}`);
          await closeIt(page, words);
          expect((await hidden).postDataJSON()).toMatchObject({ display_location: location });
        });
      });
    }
  },
);
