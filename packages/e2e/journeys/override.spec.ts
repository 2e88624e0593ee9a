import type { Locator, Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDev, type DevServer } from '../alone/dev-server.ts';
import { expectAccessible } from '../harness/axe.ts';
import { SIZES } from '../harness/browser.ts';
import { expectNoSideways, inBothSizes } from '../harness/fits.ts';
import { registerPerson } from '../harness/members.ts';
import { startSite, type Site } from '../harness/tessera.ts';
import { backEnd, expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { freePort } from '../harness/ports.ts';
import { START_MS } from '../harness/limits.ts';
import { followSettled } from '../harness/settled.ts';

const PROMOTIONS = text('mf-promotions:list.title');
const LOCAL = `${PROMOTIONS} from here`;
const EDITED = `${PROMOTIONS} once more`;

let tessera: Site;
let dev: DevServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // One after the other: where the second fails, the first is known, and ended.
  tessera = await startSite(backEnd());
  dev = await startDev('mf-promotions');
  await setTitle(PROMOTIONS, LOCAL);
  // The first one is built when it is first asked for.
  await fetch(`${dev.url}/release.json`);
});
test.afterAll(async () => {
  await dev?.stop();
  await tessera?.stop();
});

type Refusal = 'form' | 'unknown' | 'origin' | 'member';

test('loads a developer’s own remote until they leave it, and for no other visitor', async ({
  browser,
  lobby,
  page,
  problems,
}) => {
  // The first page waits for the developer's build, with files that were preloaded for it.
  problems.expect(/was preloaded using link preload but not used within a few seconds/, ...LATE_BUILD);
  await page.goto(`${tessera.site}/discount?remote=mf-promotions@${dev.url}`, {
    waitUntil: 'domcontentloaded',
  });
  await expectLocal(page, LOCAL);
  await expect(
    banner(page).getByText(text('releases:override.active', { name: 'mf-promotions', origin: dev.url })),
  ).toBeVisible();
  expect(page.url(), 'the address is the page’s own again').toBe(`${tessera.site}/discount`);
  await bannerFits(page);

  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectLocal(page, LOCAL);
  await lobby.open(`${tessera.site}/faq`);
  await followToPromotions(page);
  await expectLocal(page, LOCAL);
  // The policy lets the development server's socket in: what it blocked would be among the problems.
  expect(await opensSocket(page, dev.url)).toBe(true);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${tessera.site}/discount`, { waitUntil: 'domcontentloaded' });
  await expect(title(elsewhere, PROMOTIONS)).toBeVisible();
  await other.close();

  await setTitle(LOCAL, EDITED);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectLocal(page, EDITED);
  await setTitle(EDITED, LOCAL);

  await leaveByKeyboard(page);
  await expect(title(page, PROMOTIONS)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(title(page, PROMOTIONS)).toBeVisible();
});

const REFUSED: Readonly<Record<string, { readonly wanted: string; readonly because: Refusal }>> = {
  'that is not understood': { wanted: 'mf-promotions', because: 'form' },
  'for a remote that there is not': { wanted: 'mf-nothing@http://localhost:4399', because: 'unknown' },
  'from where the site takes none': { wanted: 'mf-promotions@https://elsewhere.example', because: 'origin' },
};

test('explains why an override is refused, and shows the site’s own page', async ({ page }) => {
  for (const [name, { wanted, because }] of Object.entries(REFUSED)) {
    await test.step(name, async () => {
      await page.goto(`${tessera.site}/discount?remote=${wanted}`, { waitUntil: 'domcontentloaded' });
      await expect(title(page, PROMOTIONS)).toBeVisible();
      await expect(banner(page).getByText(refusal(because, wanted))).toBeVisible();
      await bannerFits(page);
      await banner(page)
        .getByRole('button', { name: text('releases:override.close') })
        .click();
      await expect(banner(page)).toHaveCount(0);
    });
  }
});

test('names an unreachable server, and loads the site’s own remote instead', async ({ page, problems }) => {
  const port = await freePort();
  const nowhere = `http://localhost:${port}`;
  problems.expect(
    new RegExp(`^console error: Failed to load resource: net::ERR_CONNECTION_REFUSED .*:${port}`),
  );
  await page.goto(`${tessera.site}/discount?remote=mf-promotions@${nowhere}`, {
    waitUntil: 'domcontentloaded',
  });
  await expect(title(page, PROMOTIONS)).toBeVisible();
  const reason = `${nowhere}/release.json does not answer, or not to this site`;
  const failed = text('releases:override.failed', { name: 'mf-promotions', origin: nowhere, reason });
  await expect(banner(page).getByText(failed)).toBeVisible();
  await page.setViewportSize(SIZES.phone.viewport);
  await expectNoSideways(page);
  await leaveByKeyboard(page);
  await expect(banner(page)).toHaveCount(0);
});

test('ignores overrides on a site that does not allow them', async ({ lobby, page }) => {
  const closed = await tessera.addGateway({ REMOTE_OVERRIDES: 'off' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Overrides are fetched before the page is alive, and the banner comes with this code.
  const releases = page.waitForResponse(/\/shell\/.*\/releases\.js/);
  await lobby.open(`${closed}/discount?remote=mf-promotions@${dev.url}`);
  await expect(title(page, PROMOTIONS)).toBeVisible();
  await (await releases).finished();
  expect(asked.filter((url) => url.startsWith(dev.url))).toEqual([]);
  await expect(banner(page)).toHaveCount(0);
});

test('allows a guest’s override in production, and ends it with a notice at the login', async ({
  lobby,
  page,
  problems,
}) => {
  problems.expect(...LATE_BUILD);
  // The gateway alone: the platform of a production site has no captcha that a test could answer.
  const site = await tessera.addGateway({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    REMOTE_OVERRIDES: 'loopback',
  });
  await page.goto(`${site}/discount?remote=mf-promotions@${dev.url}`, { waitUntil: 'domcontentloaded' });
  await expectLocal(page, LOCAL);
  await expect(banner(page).getByRole('link', { name: text('releases:override.leave') })).toBeVisible();
  const person = await registerPerson(tessera.platform);
  await lobby.logIn(person);
  await expect(title(page, PROMOTIONS)).toBeVisible();
  await expect(banner(page).getByText(refusal('member', `mf-promotions@${dev.url}`))).toBeVisible();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(title(page, PROMOTIONS)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

/** What a page says when a busy machine's development server sends a build after the page's limit. */
const LATE_BUILD = [
  /^report .*"remote":"mf-promotions"/,
  /^console (?:error|warning): .*(?:RUNTIME-008|RemoteError|timed out|already registered)/,
] as const;

/** Waits for the developer's build; where it came after the page's limit, the banner says so, and a reload helps. */
async function expectLocal(page: Page, words: string): Promise<void> {
  const late = banner(page).getByText(/cannot be used|does not answer/);
  await expect(async () => {
    if (await late.isVisible()) await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await title(page, words).isVisible()).toBe(true);
  }).toPass({ timeout: START_MS });
}

function title(page: Page, words: string): Locator {
  return page.getByRole('heading', { level: 1, name: words, exact: true });
}

function banner(page: Page): Locator {
  return page.getByRole('region', { name: text('releases:override.label') });
}

/** The words of a refusal, up to what is listed there. */
function refusal(because: Refusal, wanted: string): string {
  const listed = '|';
  const said = text(`releases:override.${because}`, {
    wanted,
    example: '?remote=mf-agent@http://localhost:4302',
    names: listed,
    allowed: 'http://localhost:*, http://127.0.0.1:*',
  });
  return said.split(listed)[0]!;
}

/** Without a pointer, as who tries out a remote may well want to. */
async function leaveByKeyboard(page: Page): Promise<void> {
  const leave = banner(page).getByRole('link', { name: text('releases:override.leave') });
  await expect(leave).toBeVisible();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    if (await leave.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(leave, 'it comes before the page’s content').toBeFocused();
  await page.keyboard.press('Enter');
}

/** Changes the local remote's title; its server builds it when it is next asked. */
async function setTitle(from: string, to: string): Promise<void> {
  const file = join(dev.dir, 'src/messages/en_US.json');
  const before = await readFile(file, 'utf8');
  const line = (words: string) => `"list.title": "${words}"`;
  expect(before).toContain(line(from));
  await writeFile(file, before.replace(line(from), line(to)));
}

const followToPromotions = (page: Page): Promise<void> =>
  followSettled(
    page.getByRole('contentinfo').getByRole('link', { name: text('shell:nav.promotions'), exact: true }),
  );

/** In the page: the socket by which a development server announces changes. */
async function opensSocket(page: Page, origin: string): Promise<boolean> {
  return page.evaluate(
    (address) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(address);
        socket.onopen = () => resolve(true);
        socket.onerror = () => resolve(false);
      }),
    `${origin.replace(/^http/, 'ws')}/ws`,
  );
}

/** The banner is read in both sizes, and nothing of the page is pushed out of the window or of reach by it. */
async function bannerFits(page: Page): Promise<void> {
  await inBothSizes(page, async () => {
    await expect(banner(page)).toBeInViewport();
    await expectNoSideways(page);
    await expectAccessible(page, 'with the banner');
  });
}
