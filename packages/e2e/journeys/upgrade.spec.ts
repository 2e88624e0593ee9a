import type { BrowserContextOptions } from '@playwright/test';
import { SIZES } from '../harness/browser.ts';
import { firstSlot, gameOfMode } from '../harness/catalogue.ts';
import { openGame } from '../harness/game-window.ts';
import { bringSession, registerPerson, registerSession } from '../harness/members.ts';
import { expectLayout, followed, reloadUntil } from '../harness/open-pages.ts';
import { operateOn } from '../harness/operator.ts';
import { followSettled } from '../harness/settled.ts';
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
/** The hall of live games. */
const LIVE = 3;
const LINK = 'Makers of the mosaic';
const PHONE_LINK = 'How the mosaic is made';
const SPONSOR = 'House of tiles';
/** Of pages that are locked to the desktop, or to phones on a tablet. */
const LOCKED_DESKTOP_PX = 1_280;
const LOCKED_PHONE_PX = 480;
/** Wide enough for the desktop's layout. */
const TABLET = {
  ...SIZES.phone,
  viewport: { width: 1_180, height: 820 },
  userAgent: SIZES.phone.userAgent?.replace(' Mobile', ''),
};
const FLOAT = 'Leagues of tiles';
const LOGO = '/icons/icon-512.png';
/** The name of an app's handler. */
const HANDLER = 'mosaicApp';
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
    await followSettled(footer.getByRole('link', { name: LINK }));
    await expect(page).toHaveURL(`${site}/robots.txt`);

    for (const path of [`/gameHall/${game.gtId}`, `/gameRoom?gt_id=${game.gtId}&gp_id=${game.gpId}`]) {
      await page.goto(site + path, { waitUntil: 'domcontentloaded' });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      await expect(page).toHaveURL(({ pathname }) => path.split('?', 1)[0] === pathname);
    }
    // Live games have their limits in the room, whose hall is the current one.
    await page.goto(`${site}/gameRoom?gt_id=${LIVE}`, { waitUntil: 'domcontentloaded' });
    const table = list.getByRole('listitem').first();
    await expect(table.getByText(text('mf-lobby-late:facts.stakes'), { exact: true })).toBeVisible();
    await expect(table.getByText(text('mf-lobby-late:facts.most'), { exact: true })).toBeVisible();
    const rail = page.getByRole('navigation', { name: text('mf-lobby:rail.label') });
    await expect(rail.locator('[aria-current="page"]')).toHaveAttribute('href', `/gameHall/${LIVE}`);
    await page.goto(`${site}/app`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('img', { name: text('shell-pages:app.phone.label') })).toBeVisible();
    await expect(page.locator(`a[href="${APP}"]`)).toBeVisible();
  },
);

test(
  'every template reaches open pages of desktops and phones',
  { tag: '@shell' },
  async ({ browser, page, problems }) => {
    const { site } = tessera;
    const context = await browser.newContext(SIZES.phone);
    await problems.watch(context);
    const phone = await context.newPage();
    for (const opened of [page, phone]) {
      await followed(opened, () => opened.goto(site, { waitUntil: 'domcontentloaded' }));
    }
    for (const template of ['apsport', 'suncity', 'site02']) {
      await operate('site set', '--template', template);
      for (const opened of [page, phone]) {
        await expect(opened.locator('html')).toHaveAttribute('data-template', template);
      }
    }
    // Its tabs are at the top of the page, the other one's bar at the bottom.
    const bar = phone.getByRole('navigation', { name: text('shell:nav.label') });
    const isAtTop = async () => ((await bar.boundingBox())?.y ?? 0) < SIZES.phone.viewport.height / 2;
    for (const [template, atTop] of [
      ['origin_mobile', true],
      ['bob_mobile', false],
    ] as const) {
      await operate('site set', '--mobile-template', template);
      await expect(phone.locator('html')).toHaveAttribute('data-mobile-template', template);
      await expect.poll(isAtTop).toBe(atTop);
    }
    await context.close();
  },
);

test(
  'asks a guest to log in for the games of a customised provider, and lets the member in',
  { tag: ['@mf-lobby', '@mf-auth'] },
  async ({ lobby, page }) => {
    const { site, platform } = tessera;
    const game = await firstSlot(platform);
    const person = await registerPerson(platform);
    await followed(page, () => lobby.open(`${site}/?provider=${game.gpId}`));
    await expect(lobby.card(game.name)).toBeVisible();
    await operate('site set', '--customized-provider', String(game.gpId));
    const question = lobby.question(text('mf-lobby-late:login.title'));
    await expect(question).toContainText(game.gpName);
    await expect(lobby.card(game.name)).toBeHidden();
    await question.getByRole('button', { name: text('mf-lobby:login.confirm') }).click();
    await lobby.fillLogin(person);
    await expect(lobby.card(game.name)).toBeVisible();
    await expect(page).toHaveURL(`${site}/?provider=${game.gpId}`);
    await operate('site set', '--customized-provider', 'none');
  },
);

test('has the operator’s slide bar, and says who is online', { tag: '@shell' }, async ({ page }) => {
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
});

test(
  'the operator’s logo, links and footer reach an open phone',
  { tag: '@shell' },
  async ({ browser, problems }) => {
    const { site } = tessera;
    const context = await browser.newContext(SIZES.phone);
    await problems.watch(context);
    const phone = await context.newPage();
    await followed(phone, () => phone.goto(site, { waitUntil: 'domcontentloaded' }));
    await operate('logos publish', '--place', 'header', '--picture', LOGO);
    await expect(phone.getByRole('banner').locator(`img[src="${LOGO}"]`)).toBeVisible();
    await operate(
      'mobile-footers publish',
      '--title',
      PHONE_LINK,
      '--link',
      'faq/1',
      '--template',
      'bob_mobile',
    );
    await operate('floats publish', '--title', FLOAT, '--link', '/discount', '--device', 'mobile');
    const corner = phone.getByRole('complementary', { name: text('mf-promotions:corner.label') });
    await corner.getByRole('button', { expanded: false }).click();
    await expect(corner.getByRole('link', { name: FLOAT })).toHaveAttribute('href', '/discount');
    const link = phone.getByRole('contentinfo').getByRole('link', { name: PHONE_LINK });
    await followSettled(link);
    await expect(phone).toHaveURL(`${site}/faq/1`);
    await context.close();
  },
);

test(
  'an app with a handler of the site’s name learns of logins, and opens games in windows',
  { tag: '@shell' },
  async ({ lobby, page }) => {
    const { site, platform } = tessera;
    await operate('site set', '--native-handler', HANDLER);
    await page.addInitScript((handler) => {
      const sent: string[] = [];
      Object.assign(window, { sent, [handler]: { tokenLogin: (said: string) => sent.push(said) } });
    }, HANDLER);
    const sent = () => page.evaluate(() => Reflect.get(window, 'sent') as unknown);
    const game = await gameOfMode(platform, 'modal');
    await expect(async () => {
      await page.goto(site, { waitUntil: 'domcontentloaded' });
      expect(await page.locator('#tessera-initial').textContent()).toContain(HANDLER);
    }).toPass();
    await lobby.open(`${site}/?hall=${game.gtId}&provider=${game.gpId}`);
    await lobby.logIn(await registerPerson(platform));
    await expect.poll(sent).toEqual([JSON.stringify({ type: 'tokenLogin', set: true })]);
    const window = await openGame(page, () => lobby.card(game.name).getByRole('button').first().click());
    await window.close();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0');
    await lobby.logOut();
    await expect.poll(sent).toContain(JSON.stringify({ type: 'tokenLogin', set: false }));
  },
);

test(
  'the device lock reaches open phones and tablets at once, and leaves desktop browsers as they are',
  { tag: '@shell' },
  async ({ browser, page, problems }) => {
    const { site } = tessera;
    const lock = (layout: 'none' | 'desktop' | 'mobile') => operate('site set', '--device-lock', layout);
    const open = async (size: BrowserContextOptions) => {
      const context = await browser.newContext(size);
      await problems.watch(context);
      const opened = await context.newPage();
      await followed(opened, () => opened.goto(site, { waitUntil: 'domcontentloaded' }));
      return opened;
    };
    const phone = await open(SIZES.phone);
    const tablet = await open(TABLET);
    await followed(page, () => page.goto(site, { waitUntil: 'domcontentloaded' }));
    await expectLayout(page, 'desktop', 1_440);

    await lock('mobile');
    await expectLayout(tablet, 'mobile', LOCKED_PHONE_PX);
    await expectLayout(phone, 'mobile', SIZES.phone.viewport.width);
    await expectLayout(page, 'desktop', 1_440);
    await reloadUntil(tablet, { deviceLock: 'mobile', device: 'mobile' });
    await expectLayout(tablet, 'mobile', LOCKED_PHONE_PX);
    await reloadUntil(page, { deviceLock: 'mobile', device: 'desktop' });
    await expectLayout(page, 'desktop', 1_440);

    await lock('desktop');
    await expectLayout(tablet, 'desktop', LOCKED_DESKTOP_PX);
    await expectLayout(phone, 'desktop', LOCKED_DESKTOP_PX);
    await reloadUntil(phone, { deviceLock: 'desktop', device: 'desktop' });
    await expectLayout(phone, 'desktop', LOCKED_DESKTOP_PX);
    await page.setViewportSize(SIZES.phone.viewport);
    await expectLayout(page, 'mobile', SIZES.phone.viewport.width);

    await lock('none');
    await expectLayout(phone, 'mobile', SIZES.phone.viewport.width);
    await expectLayout(tablet, 'desktop', TABLET.viewport.width);
    await phone.context().close();
    await tablet.context().close();
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
  await followed(page, () => page.goto(tessera.site, { waitUntil: 'domcontentloaded' }));
  await expect(page.getByRole('region', { name: text('mf-lobby:shelf.hot') })).toBeVisible();
  await tessera.stopPlatform();
  // An open page that sends nothing says so, too.
  await expect(page.getByText(text('shell-late:away'))).toBeVisible();
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
