import { expect, type Page } from '@playwright/test';
import { text } from './texts.ts';

/** Opens a page, until it listens to the site's events. */
export async function followed(page: Page, open: () => Promise<unknown>): Promise<void> {
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('web_member')),
    );
  await open();
  await joined;
}

/** Expects the frame, its styles and the page's width to be those of one layout: a guest can log in. */
export async function expectLayout(page: Page, layout: 'desktop' | 'mobile', widthPx: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(widthPx);
  const header = page.getByRole('banner').getByRole('button', { name: text('mf-auth:account.login') });
  const bar = page.getByRole('navigation', { name: text('shell:nav.label') });
  const [shown, hidden] = layout === 'desktop' ? [header, bar] : [bar, header];
  await expect(shown).toBeVisible();
  await expect(hidden).toBeHidden();
}

interface Loaded {
  readonly deviceLock: 'desktop' | 'mobile';
  readonly device: 'desktop' | 'mobile';
}

/** Loads the page again until the gateway has rendered it so: it learns of a change within two seconds. */
export async function reloadUntil(page: Page, { deviceLock, device }: Loaded): Promise<void> {
  await expect(async () => {
    await followed(page, () => page.reload({ waitUntil: 'domcontentloaded' }));
    const initial = await page.locator('#tessera-initial').textContent();
    expect(JSON.parse(initial ?? '')).toMatchObject({ device, site: { deviceLock } });
  }).toPass();
}
