import { DEFAULT_LOCALE, LOCALE_CODES, localisePath, toLanguageTag } from '@tessera/domain';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { TRY_MS } from '../harness/limits.ts';
import { text } from '../harness/texts.ts';

const TOPIC = 'How the mosaic is made';
const RENAMED = 'How the mosaic is laid';
const NEW_CONTENT = '<h2>Stones</h2><p>Row by row.</p>';

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
      await expect(main.getByRole('heading', { name: 'Tiles' })).toBeVisible();
      await expect(async () => {
        await operate('faq publish', '--id', String(id), '--title', RENAMED, '--content', NEW_CONTENT);
        await expect(main.getByRole('heading', { name: 'Stones' })).toBeVisible({ timeout: TRY_MS });
      }).toPass();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(RENAMED);
      await expect(page).toHaveTitle(RENAMED);
      await expect(page).toHaveURL(`/faq/${id}`);
    } finally {
      await operate('faq withdraw', '--id', String(id));
    }
  },
);

test(
  'the help, its title and the footer are in each of the eleven languages',
  { tag: '@shell' },
  async ({ lobby, page }) => {
    const main = page.getByRole('main');
    const topics = new Set<string>();
    const others = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE);
    for (const locale of [DEFAULT_LOCALE, ...others]) {
      await lobby.open(localisePath(locale, '/faq'));
      await expect(page.locator('html')).toHaveAttribute('lang', toLanguageTag(locale));
      await expect(page).toHaveTitle(text('shell:route.faq.title', {}, locale));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        text('shell-pages:help.title', {}, locale),
      );
      const adults = page
        .getByRole('contentinfo')
        .getByRole('img', { name: text('shell:footer.adults', {}, locale) });
      await expect(adults).toBeVisible();
      topics.add(await main.getByRole('listitem').first().locator('strong').innerText());
    }
    // A topic that is in English by mistake has the same name as the English one.
    expect(topics.size).toBe(LOCALE_CODES.length);
  },
);
