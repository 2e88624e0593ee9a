import type { Page } from '@playwright/test';
import { SIZES } from '../harness/browser.ts';
import { firstSlot } from '../harness/catalogue.ts';
import { bringSession, registerSession } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import { DRAWN_WHEN_ASKED, startTessera, type Tessera } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** A site of its own: its operator switches it, and it is robbed of its platform. */
let tessera: Tessera;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
});
test.afterAll(() => tessera.stop());

const operate = (command: string, ...options: string[]) => operateOn(tessera.dataDir, command, ...options);
const LINK = 'Makers of the mosaic';
const SPONSOR = 'House of tiles';
/** Of a page that is locked to the desktop, on a phone. */
const LOCKED_WIDTH_PX = 1_200;
const FLOAT = 'Leagues of tiles';
const APP = 'https://downloads.example/mosaic.dmg';

test(
  'open pages follow the operator’s template, languages, footer, sponsors and maintenance; new ones its addresses',
  { tag: '@shell' },
  async ({ lobby, page, context }) => {
    const { site, platform } = tessera;
    const game = await firstSlot(platform);
    const list = page.getByRole('list', { name: text('mf-lobby:grid.label') });
    const card = lobby.card(game.name);
    await followed(page, () => lobby.open(`${site}/?hall=${game.gtId}&provider=${game.gpId}`));
    await expect(card).toBeVisible();
    const sponsors = await context.newPage();
    await followed(sponsors, () => sponsors.goto(`${site}/sponsor`, { waitUntil: 'domcontentloaded' }));

    await operate(
      'site set',
      ...['--template', 'suncity', '--language', 'en_US', '--language', 'th_TH'],
      ...['--hall-routes', 'page', '--game-room', 'on', '--route-rule', `/old/*=${site}/robots.txt`],
      ...['--desktop-app', APP],
    );
    // The late code of the frame keeps the template, and listens to the content.
    for (const watched of [page, sponsors]) {
      await expect(watched.locator('html')).toHaveAttribute('data-template', 'suncity');
    }
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('button', { name: 'ไทย' })).toBeVisible();
    await expect(footer.getByRole('button', { name: 'தமிழ்' })).toBeHidden();
    await operate('footers publish', '--title', LINK, '--link', '/old/address');
    await expect(footer.getByRole('link', { name: LINK })).toBeVisible();
    await operate('sponsors publish', '--title', SPONSOR);
    await expect(sponsors.getByRole('main').getByRole('link', { name: SPONSOR })).toBeVisible();
    await sponsors.close();
    await operate('maintenance set', '--game', String(game.id));
    await expect(card).toContainText(text('mf-lobby:maintenance.card'));
    await footer.getByRole('link', { name: LINK }).click();
    await expect(page).toHaveURL(`${site}/robots.txt`);

    for (const path of [`/gameHall/${game.gtId}`, `/gameRoom?gt_id=${game.gtId}&gp_id=${game.gpId}`]) {
      await page.goto(site + path, { waitUntil: 'domcontentloaded' });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      await expect(page).toHaveURL(({ pathname }) => path.split('?', 1)[0] === pathname);
    }
    await page.goto(`${site}/app`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('img', { name: text('shell-pages:app.phone.label') })).toBeVisible();
    await expect(page.locator(`a[href="${APP}"]`)).toBeVisible();
  },
);

/** Opens a page, until it listens to the site's events. */
async function followed(page: Page, open: () => Promise<unknown>): Promise<void> {
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('web_member')),
    );
  await open();
  await joined;
}

test(
  'has the operator’s slide bar, says who is online, and keeps one layout',
  { tag: '@shell' },
  async ({ browser, page, problems }) => {
    const { site, platform } = tessera;
    await bringSession(page, await registerSession(platform), site);
    await followed(page, () => page.goto(site, { waitUntil: 'domcontentloaded' }));
    await operate('floats publish', '--title', FLOAT, '--link', '/discount', '--device', 'desktop');
    await page.getByRole('button', { name: text('shell-late:links.show') }).click();
    const link = page.getByRole('link', { name: FLOAT });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/discount');
    const online = page.getByText(/^\d+ members? (?:is|are) online$/);
    await expect(online).toBeVisible();
    await operate('site set', '--online-count', 'off');
    await expect(online).toBeHidden();

    const phone = await browser.newContext({ ...SIZES.phone });
    await problems.watch(phone);
    const onPhone = await phone.newPage();
    const widthOf = () => onPhone.evaluate(() => innerWidth);
    const handle = onPhone.getByRole('button', { name: text('shell-late:links.show') });
    await onPhone.goto(site, { waitUntil: 'domcontentloaded' });
    expect(await widthOf()).toBe(SIZES.phone.viewport.width);
    await operate('site set', '--device-lock', 'desktop');
    // A gateway learns of a change within two seconds.
    await expect(async () => {
      await onPhone.goto(site, { waitUntil: 'domcontentloaded' });
      expect(await widthOf()).toBe(LOCKED_WIDTH_PX);
    }).toPass();
    await expect(handle).toBeVisible();
    await operate('site set', '--device-lock', 'none');
    await phone.close();
  },
);

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
  await page.goto(tessera.site, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('region', { name: text('mf-lobby:shelf.hot') })).toBeVisible();
  await tessera.stopPlatform();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByText(text('shell-late:away'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('mf-lobby:retry') }).first()).toBeVisible();
  // What it still loads does not meet a gateway that is away as well.
  await page.close();

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
});
