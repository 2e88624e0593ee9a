import { DRAWN_WHEN_ASKED, startTessera } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** A site of its own: it is robbed of its platform. */
test('stays open without its platform, and shows a new visitor the upgrade page', async ({
  browser,
  page,
  problems,
}) => {
  problems.expect(
    /^http 50[234] /,
    /^console error: (?:Failed to load|WebSocket)/,
    /^report (?!.*"in":"hydration")/,
  );
  const tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
  try {
    await page.goto(tessera.site, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('region', { name: text('mf-lobby:shelf.hot') })).toBeVisible();
    await tessera.stopPlatform();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByText(text('mf-lobby:halls.failed'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('mf-lobby:retry') }).first()).toBeVisible();

    const restarted = await tessera.restartGateway();
    const visitor = await browser.newContext();
    const first = await visitor.newPage();
    const answer = await first.goto(restarted);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBeTruthy();
    await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(first.locator('section[lang^="zh"]')).toBeVisible();
    await expect(first.locator('section[lang^="en"]')).toBeVisible();
    await expect(first.getByText('503')).toBeVisible();
    await expect(first.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await visitor.close();
  } finally {
    await tessera.stop();
  }
});
