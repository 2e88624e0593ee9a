import type { Browser } from '@playwright/test';
import { text } from '@tessera/e2e/texts';
import { LOAD_LIMIT_MS, withColdPage } from './load.ts';
import { installTypingProbe, type Felt } from './typing.probe.ts';

/** Matches many games at first and few at last, so that the list of results changes with each key. */
const WORDS = 'golden dragon fortune';
const KEY_EVERY_MS = 150;
const SETTLE_MS = 2_000;

/** Types into the search of the phone, key by key. */
export function measureTyping(browser: Browser, url: string): Promise<Felt> {
  return withColdPage(browser, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
    await page
      .getByRole('navigation', { name: text('shell:nav.label') })
      .getByRole('button', { name: text('shell:nav.search') })
      .click({ timeout: LOAD_LIMIT_MS });
    const input = page.getByRole('combobox', { name: text('mf-lobby:search.label') });
    await input.waitFor({ timeout: LOAD_LIMIT_MS });
    // What opens the search is not what is measured.
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(installTypingProbe);
    await input.pressSequentially(WORDS, { delay: KEY_EVERY_MS });
    await page.getByRole('option').first().waitFor({ timeout: LOAD_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    return page.evaluate(() => window.benchFelt!());
  });
}
