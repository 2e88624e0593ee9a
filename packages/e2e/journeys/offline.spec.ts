import type { BrowserContext, Page } from '@playwright/test';
import { makeEdition, remotes, ship, type Edition } from '../harness/editions.ts';
import { createLobby } from '../harness/lobby.ts';
import { startSite, type Site } from '../harness/tessera.ts';
import { backEnd, expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { JOURNEY_MS } from '../harness/limits.ts';
import { openRendered } from '../harness/first-screen.ts';

/** In full size by `npm run prove -- offline`. */
const [RELEASES, PAGES] = process.env['PROOF'] === 'full' ? [50, 20] : [2, 2];

/** A site of its own: its releases are moved. */
let tessera: Site;
let edition: Edition;
test.beforeAll(async () => {
  edition = await makeEdition('mf-lobby', '0.9.0');
  tessera = await startSite(backEnd());
});
test.afterAll(async () => {
  await tessera?.stop();
  await edition?.remove();
});

/** Which releases' folders the page has loaded of each part, and which its document names. */
const releasesIn = (page: Page) =>
  page.evaluate(() => {
    const folder = /\/(?:shell|remotes\/[\w-]+)\/[\w.+-]+\//;
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => folder.exec(name)?.[0] ?? []);
    return { loaded: [...new Set(loaded)], lobby: loaded.find((one) => one.includes('mf-lobby')) };
  });

/** One of each part: a page with two releases of one is mixed. */
function expectOneOfEach(loaded: readonly string[]): void {
  const parts = loaded.map((one) => one.split('/').slice(0, -2).join('/'));
  expect(parts).toEqual([...new Set(parts)]);
}

/** The name of the page's only edition, which has its releases; empty where it is not complete. */
const editionOf = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.length === 1 && (await caches.match('/')) ? (names[0] ?? '') : '';
  });

/** Waits until the worker has the home page with the lobby that the page shows; a page that rests may change to a new one meanwhile. */
const kept = (page: Page) =>
  expect(async () => {
    const { loaded, lobby } = await releasesIn(page);
    expectOneOfEach(loaded);
    expect(await editionOf(page)).toContain(lobby ?? 'a lobby');
  }).toPass();

/** Opens the lobby, and again without a network: the releases of the edition, with what was shown last. */
async function visit(page: Page): Promise<void> {
  // A document without the lobby's part is not kept.
  await openRendered(page, () => createLobby(page, false).open(`${tessera.site}/`));
  expectOneOfEach((await releasesIn(page)).loaded);
  await kept(page);
  await page.context().setOffline(true);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await createLobby(page, false).usable();
  const offline = await releasesIn(page);
  expectOneOfEach(offline.loaded);
  expect(await editionOf(page)).toContain(offline.lobby ?? 'a lobby');
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(page.getByRole('region', { name: text('mf-lobby:shelf.hot') })).toBeVisible();
  await page.context().setOffline(false);
}

test('no page has mixed releases while they change, online and offline in turn', async ({
  browser,
  problems,
}) => {
  test.setTimeout(RELEASES * JOURNEY_MS);
  problems.expect(/./);
  const contexts: BrowserContext[] = [];
  for (let count = 0; count < PAGES; count += 1)
    contexts.push(await browser.newContext({ serviceWorkers: 'allow' }));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  try {
    for (let release = 0; release < RELEASES; release += 1) {
      if (release > 0) {
        if (release % 2 === 1) await ship(tessera, edition);
        else await remotes(tessera, 'rollback', 'mf-lobby', '--why', 'the proof');
      }
      await Promise.all(pages.map(visit));
    }
  } finally {
    for (const context of contexts) await context.close();
  }
});
