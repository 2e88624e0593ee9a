import type { Page } from '@playwright/test';
import { entryCode } from '@tessera/wire';
import { createApi } from './api.ts';
import type { Lobby } from './lobby.ts';
import { expect } from './test.ts';

/**
 * Brings a session into the page that has given no proof: by an entry code, as from another browser.
 * @param token of the session that makes the code, which ends it
 */
export async function enterByCode(page: Page, lobby: Lobby, platform: string, token: string): Promise<void> {
  const { enc } = await createApi(platform, token).send(entryCode, {});
  await lobby.open(`/?enc=${encodeURIComponent(enc)}`);
  // Until the code has been exchanged, the page may show the session that it had.
  const isExchanged = (former: string) => ![null, former].includes(localStorage.getItem('token'));
  await expect.poll(() => page.evaluate(isExchanged, token)).toBe(true);
  await expect(lobby.balance()).toBeVisible();
}
