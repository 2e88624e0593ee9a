import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { makeEdition, remotes, ship, type Edition } from '../harness/editions.ts';
import { slots } from '../harness/catalogue.ts';
import { onFiles, onRegistry } from '../harness/faults.ts';
import { openGame } from '../harness/game-window.ts';
import type { Lobby } from '../harness/lobby.ts';
import { startSite, type Site } from '../harness/tessera.ts';
import { backEnd, expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { TRY_MS } from '../harness/limits.ts';

const PROMOTIONS = text('mf-promotions:list.title');
const NEW_PROMOTIONS = `${PROMOTIONS} again`;
/** Pointing at many links asks once in this time. */
const ASKED_AGAIN_MS = 6_000;

/** A site of its own: its releases are moved. */
let tessera: Site;
let edition: Edition;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  edition = await makeEdition('mf-promotions', '0.2.0', { [PROMOTIONS]: NEW_PROMOTIONS });
  tessera = await startSite(backEnd());
});
test.afterAll(async () => {
  await tessera?.stop();
  await edition?.remove();
});

test('keeps a game running through a release, loads the release on the next page, and rolls it back', async ({
  lobby,
  page,
}) => {
  const [game] = await slots(tessera.platform, 'hot');
  if (!game) throw new Error('no slot is hot');
  await page.clock.install();
  await lobby.open(`${tessera.site}/?hall=2&tag=hot`);
  await mark(page);
  const demo = await openGame(page, () => lobby.card(game.name).getByRole('button').first().click());
  const first = await demo.playRound();

  expect(await ship(tessera, edition)).toContain(`${edition.release} is live`);

  await asked(page);
  const second = await demo.playRound();
  expect(second.before).toBeCloseTo(first.after, 2);
  await expect(lobby.card(game.name)).toBeVisible();
  expect(await isMarked(page), 'the lobby is the document that it was').toBe(true);
  await demo.close();

  await goToPromotions(page, NEW_PROMOTIONS);
  expect(await isMarked(page), 'the new release came with a document of its own').toBe(false);

  await mark(page);
  await goHome(lobby, page);
  await goToPromotions(page, NEW_PROMOTIONS);
  expect(await isMarked(page), 'nothing has moved: no document is loaded for nothing').toBe(true);

  expect(await remotes(tessera, 'rollback', 'mf-promotions', '--why', 'the title')).toContain('is live');
  await asked(page);
  await goHome(lobby, page);
  await goToPromotions(page, PROMOTIONS);
  expect(await remotes(tessera, 'log', 'mf-promotions')).toMatch(/rolled back .*the title/);
});

test('keeps the files of the previous release for pages opened before', async ({ lobby, page }) => {
  await lobby.open(`${tessera.site}/`);
  // What moves is not asked for: this page goes on as one that has been offline.
  await page.route('**/internal/releases/live', (route) => route.abort());
  await ship(tessera, edition);
  await mark(page);
  await goToPromotions(page, PROMOTIONS);
  expect(await isMarked(page)).toBe(true);
  await remotes(tessera, 'rollback', 'mf-promotions');
});

test('assigns a canary per visitor, and keeps the assignment', async ({ page, playwright }) => {
  await ship(tessera, edition, '--canary', '50');
  const inCanary = async (visitor: APIRequestContext) => {
    // The first page sets the visitor's cookie.
    await visitor.get(`${tessera.site}/discount`);
    const answer = await visitor.get(`${tessera.site}/internal/releases/live`);
    const { parts } = (await answer.json()) as { parts: Record<string, string> };
    return parts['mf-promotions'] === edition.release;
  };
  const visitors = await Promise.all(Array.from({ length: 30 }, () => playwright.request.newContext()));
  const first = await Promise.all(visitors.map(inCanary));
  expect(await Promise.all(visitors.map(inCanary))).toEqual(first);
  // All thirty having the same is a chance of one in half a billion.
  expect(new Set(first)).toEqual(new Set([true, false]));

  for (const isIn of [true, false]) {
    const { cookies } = await visitors[first.indexOf(isIn)]!.storageState();
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
    await page.goto(`${tessera.site}/discount`, { waitUntil: 'domcontentloaded' });
    const title = isIn ? NEW_PROMOTIONS : PROMOTIONS;
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
  await Promise.all(visitors.map((visitor) => visitor.dispose()));
  await remotes(tessera, 'withdraw', 'mf-promotions');
});

/** What no gateway would let through, as if it had been put in its place by hand. */
const UNFIT: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'of an incompatible contract': (page) =>
    onRegistry(page, 'mf-promotions', ({ live }) => void (live.config.contract = '^99.0.0')),
  'built for another React': (page) =>
    onRegistry(page, 'mf-promotions', ({ live }) => void (live.shared['react'] = '^17.0.0')),
  'in need of a package that is not shared': (page) =>
    onRegistry(page, 'mf-promotions', ({ live }) => void (live.shared['left-behind'] = '^1.0.0')),
  'with a file that was tampered with': (page) =>
    onFiles(
      page,
      'mf-promotions',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};window.tesseraTampered = true;` });
      },
      new RegExp(`${edition.release}/`),
    ),
};

test.describe('a release that is put in its place by hand', () => {
  test.beforeAll(() => ship(tessera, edition));
  test.afterAll(() => remotes(tessera, 'rollback', 'mf-promotions'));

  for (const [fault, bring] of Object.entries(UNFIT)) {
    test(`refuses ${fault} in the page, and runs the last good release`, async ({
      lobby,
      page,
      problems,
    }) => {
      problems.expect(
        /^report (?!.*"in":"hydration").*"remote":"mf-promotions"/,
        /^console (?:error|warning): .*(?:integrity|RemoteError|ChunkLoadError|already registered)/,
      );
      await bring(page);
      await lobby.openWithFault(`${tessera.site}/faq`);
      const sent = page.waitForRequest((request) => request.url().endsWith('/internal/report'));
      await goToPromotions(page, PROMOTIONS);
      expect((await sent).postData()).toContain(edition.release);
      expect(await page.evaluate(() => 'tesseraTampered' in window)).toBe(false);
    });
  }
});

test('withdraws a canary that fails in browsers, and gives its visitors the live release', async ({
  browser,
  page,
  problems,
}) => {
  problems.expect(
    /^report .*"remote":"mf-promotions"/,
    /^console (?:error|warning): .*(?:RemoteError|thrown on purpose|already registered)/,
  );
  const broken = await makeEdition(
    'mf-promotions',
    '0.3.0',
    {},
    { 'entry.js': `throw new Error('thrown on purpose');` },
  );
  await ship(tessera, broken, '--canary', '100', '--limit', '10');
  const visit = async () => {
    const visitor = await browser.newContext();
    await visitor.addInitScript(sendFivefold);
    const tab = await visitor.newPage();
    const sent = tab.waitForRequest((request) => request.url().endsWith('/internal/vitals'));
    await tab.goto(`${tessera.site}/discount`, { waitUntil: 'domcontentloaded' });
    await expect(tab.getByRole('heading', { level: 1, name: PROMOTIONS, exact: true })).toBeVisible();
    await sent;
    await visitor.close();
  };
  const canary = async () => {
    const { parts } = (await (await page.request.get(`${tessera.site}/internal/releases`)).json()) as {
      parts: { name: string; canary: object | null }[];
    };
    return parts.find(({ name }) => name === 'mf-promotions')?.canary;
  };
  expect(await canary()).toMatchObject({ release: broken.release });
  await expect(async () => {
    await Promise.all(Array.from({ length: 5 }, visit));
    await expect.poll(canary, { timeout: TRY_MS }).toBeNull();
  }).toPass();
  expect(await remotes(tessera, 'log', 'mf-promotions')).toMatch(
    /gateway +mf-promotions +withdrawn .*failed \(100 %\)/,
  );
  await broken.remove();
});

/** In the page: each report of the visit is sent five times, since a release is judged by twenty. */
function sendFivefold(): void {
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (...report) => [1, 2, 3, 4, 5].map(() => send(...report)).every(Boolean);
}

async function goToPromotions(page: Page, title: string): Promise<void> {
  await toPromotions(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

function toPromotions(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: text('shell:nav.promotions'), exact: true });
}

async function goHome(lobby: Lobby, page: Page): Promise<void> {
  await page.getByRole('link', { name: text('shell:frame.toLobby', { site: '' }).trim() }).click();
  await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
}

/** Points at a link, as before a click, until the page has requested the live releases again. */
async function asked(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/internal/releases/live');
  await page.clock.fastForward(ASKED_AGAIN_MS);
  await toPromotions(page).hover();
  await (await answer).finished();
}

/** Leaves a mark in the document; another document has none. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { tesseraMark: true }));
}
async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'tesseraMark' in window);
}
