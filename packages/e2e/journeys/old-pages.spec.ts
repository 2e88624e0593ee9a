import type { Locator, Page } from '@playwright/test';
import { makeEdition, remotes, ship, type Edition } from '../harness/editions.ts';
import { slots } from '../harness/catalogue.ts';
import { onFiles } from '../harness/faults.ts';
import { expectNoSideways, inBothSizes } from '../harness/fits.ts';
import { openGame } from '../harness/game-window.ts';
import type { Lobby } from '../harness/lobby.ts';
import { startSite, type Site } from '../harness/tessera.ts';
import { backEnd, expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const PROMOTIONS = text('mf-promotions:list.title');
const NEW_PROMOTIONS = `${PROMOTIONS} again`;
const READY = text('releases:release.ready');
/** After this time on an old page the notice appears. */
const NOTICE_AFTER_MINUTES = 10;

/** A site of its own: its releases are moved. */
let tessera: Site;
let edition: Edition;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  edition = await makeEdition('mf-promotions', '0.2.0', { [PROMOTIONS]: NEW_PROMOTIONS });
  tessera = await startSite(backEnd());
  // Stored, but live for no visitor.
  await ship(tessera, edition);
  await remotes(tessera, 'rollback', 'mf-promotions');
});
test.afterAll(async () => {
  await tessera?.stop();
  await edition?.remove();
});
let isLive = false;
test.afterEach(async () => {
  if (isLive) await remotes(tessera, 'rollback', 'mf-promotions');
  isLive = false;
});

test('shows a notice after ten minutes on an old page, which can be postponed, and reloads on request', async ({
  lobby,
  page,
}) => {
  await page.clock.install();
  await openFollowed(lobby, page, '/discount');
  const notice = page.getByText(READY);
  await goLive(page);
  await pass(page, NOTICE_AFTER_MINUTES - 1);
  await expect(notice).toBeHidden();
  await pass(page, 2);
  await expect(notice).toBeVisible();
  await inBothSizes(page, async () => {
    await expect(notice).toBeVisible();
    await expectNoSideways(page);
  });
  // By key: a pointer would rest on a link behind the dialog, whose code would be prefetched while the clock jumps.
  await page.getByRole('button', { name: text('releases:release.later') }).press('Enter');
  await expect(notice).toBeHidden();
  await pass(page, NOTICE_AFTER_MINUTES - 1);
  await expect(notice).toBeHidden();
  await pass(page, 2);
  await expect(title(page, PROMOTIONS)).toBeVisible();
  await page.getByRole('button', { name: text('releases:release.reload') }).click();
  await expect(title(page, NEW_PROMOTIONS)).toBeVisible();
  await expect(notice).toBeHidden();
});

test('shows the notice only after the game is over', async ({ lobby, page }) => {
  const [game] = await slots(tessera.platform, 'hot');
  if (!game) throw new Error('no slot is hot');
  await page.clock.install();
  await openFollowed(lobby, page, '/?hall=2&tag=hot');
  const demo = await openGame(page, () => lobby.card(game.name).getByRole('button').first().click());
  await goLive(page);
  await pass(page, NOTICE_AFTER_MINUTES + 2);
  const notice = page.getByText(READY);
  await expect(notice).toBeHidden();
  await demo.close();
  await pass(page, 1);
  await expect(notice).toBeVisible();
});

test('keeps typed text through a release, and loads the new one at the next navigation', async ({
  lobby,
  page,
}) => {
  await page.clock.install();
  await openFollowed(lobby, page, '/faq');
  await mark(page);
  const form = await lobby.openRegistration();
  const name = form.getByLabel(text('mf-auth:signup.account'));
  await name.fill('player1x');
  await goLive(page);
  await pass(page, NOTICE_AFTER_MINUTES + 2);
  await expect(page.getByText(READY)).toBeHidden();
  await expect(name).toHaveValue('player1x');
  expect(await isMarked(page), 'it is the document in which they began').toBe(true);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await followToPromotions(lobby, page);
  await expect(title(page, NEW_PROMOTIONS)).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('reloads a page once whose code failed to load, and then shows a notice with a retry', async ({
  lobby,
  page,
  problems,
}) => {
  problems.expect(
    /^http 404 .*\/remotes\/mf-promotions\//,
    /^report .*"remote":"mf-promotions"/,
    /^console (?:error|warning): .*(?:ChunkLoadError|RemoteError|Loading chunk|already registered|preload)/,
  );
  await lobby.open(`${tessera.site}/faq`);
  const fault = await onFiles(page, 'mf-promotions', (route) =>
    route.fulfill({ status: 404, body: 'not found' }),
  );
  const documents = countDocuments(page);
  // A notice of the document before, which is about to go, is not meant.
  const next = page.waitForEvent('domcontentloaded');
  await followToPromotions(lobby, page);
  await next;
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: text('shell:part.retry') })
    .first();
  await expect(retry).toBeVisible();
  expect(documents(), 'once').toEqual(['/discount']);
  await fault.lift();
  await retry.click();
  // A load that began before the fault was lifted may fall back on the other release.
  await expect(title(page, PROMOTIONS).or(title(page, NEW_PROMOTIONS))).toBeVisible();
  expect(documents()).toHaveLength(1);
});

test('reloads the shell’s own page once whose code failed to load', async ({ lobby, page, problems }) => {
  problems.expect(
    /^http 404 .*\/shell\//,
    /^report .*"remote":"shell"/,
    /^console (?:error|warning): .*(?:ChunkLoadError|Loading chunk|preload)/,
  );
  // What every page needs goes on being there.
  const had = new Set<string>();
  page.on('response', (response) => response.ok() && had.add(new URL(response.url()).pathname));
  await openFollowed(lobby, page, '/discount');
  const lost = ({ pathname }: URL) => /^\/shell\/.*\.js$/.test(pathname) && !had.has(pathname);
  await page.route(lost, (route) => route.fulfill({ status: 404, body: 'not found' }));
  const documents = countDocuments(page);
  const next = page.waitForEvent('domcontentloaded');
  const link = page.getByRole('contentinfo').locator('a[href="/faq"]');
  await lobby.takenOver(link);
  await link.click();
  await next;
  const retry = page.getByRole('main').getByRole('button', { name: text('shell:part.retry') });
  await expect(retry).toBeVisible();
  expect(documents()).toEqual(['/faq']);
  await page.unroute(lost);
  await retry.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(retry).toBeHidden();
});

function title(page: Page, words: string): Locator {
  return page.getByRole('heading', { level: 1, name: words, exact: true });
}

/** With the code that follows releases, which comes when the page has been there for a while. */
async function openFollowed(lobby: Lobby, page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(/\/shell\/.*\/releases\.js/);
  await lobby.open(tessera.site + path);
  await code;
}

/** Makes the edition live, and has the page learn of it. */
async function goLive(page: Page): Promise<void> {
  isLive = true;
  await ship(tessera, edition);
  const answer = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/internal/releases/live') && (await response.text()).includes(edition.release),
  );
  await pass(page, 1);
  await answer;
}

/** Advances the page's clock instead of waiting for minutes. */
async function pass(page: Page, minutes: number): Promise<void> {
  await page.clock.fastForward(minutes * 60_000);
}

/** A link that is followed before the page has been taken over loads a document. */
async function followToPromotions(lobby: Lobby, page: Page): Promise<void> {
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('shell:nav.promotions'), exact: true });
  await lobby.takenOver(link);
  await link.click();
}

/** Leaves a mark in the document; another document has none. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { tesseraMark: true }));
}
async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'tesseraMark' in window);
}

/** @returns the paths of the documents that were loaded since then */
function countDocuments(page: Page): () => readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return () => paths;
}
