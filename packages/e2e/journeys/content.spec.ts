import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { TRY_MS } from '../harness/limits.ts';

const TOPIC = 'How the mosaic is made';

test(
  'leads from the footer to the operator’s help, which changes while it is open',
  { tag: [TAG.proofOnPhone, '@shell'] },
  async ({ lobby, page }) => {
    await lobby.open('/sponsor');
    const footer = page.getByRole('contentinfo');
    await footer.locator('a[href="/faq"]').click();
    await expect(page).toHaveURL(/\/faq$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link').first()).toBeVisible();
    const id = /topic (\d+)/.exec(
      await operate('faq publish', '--title', TOPIC, '--content', '<h2>Tiles</h2><p>One by one.</p>'),
    )?.[1];
    try {
      // The page listens once it is idle: the change is announced until it has arrived.
      await expect(async () => {
        await operate('faq publish', '--id', String(id), '--title', TOPIC);
        await expect(main.getByRole('link', { name: TOPIC })).toBeVisible({ timeout: TRY_MS });
      }).toPass();
      await main.getByRole('link', { name: TOPIC }).click();
      await expect(main.getByRole('heading', { name: 'Tiles' })).toBeVisible();
      await expect(page).toHaveTitle(TOPIC);
      await expect(page).toHaveURL(`/faq/${id}`);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(page).toHaveTitle(TOPIC);
    } finally {
      await operate('faq withdraw', '--id', String(id));
    }
  },
);
