import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createLobby } from '../harness/lobby.ts';
import { logInByWire } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';
import { launchWholeBrowser } from '../harness/whole-browser.ts';

let browser: Browser | undefined;
let context: BrowserContext;
let page: Page;
test.beforeAll(async () => {
  browser = await launchWholeBrowser();
});
test.afterAll(() => browser?.close());
test.beforeEach(async ({ baseURL, viewport }) => {
  test.skip(!browser, 'the back/forward cache needs a whole Chromium, and this machine has none');
  context = await browser!.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' });
  // Playwright reports no sockets of a restored page.
  await context.addInitScript(countSockets);
  page = await context.newPage();
});
test.afterEach(() => context?.close());

/** In the page: counts the sockets that it opens. */
function countSockets(): void {
  const count = { sockets: 0 };
  Object.assign(window, { count });
  window.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('open', () => (count.sockets += 1));
    }
  };
}
const openedSockets = () =>
  page.evaluate(() => (Reflect.get(window, 'count') as { sockets: number }).sockets);

/** Opens a page, waits for its socket, and marks the document. */
async function openMarked(path: string): Promise<void> {
  await createLobby(page, false).open(path);
  await expect.poll(openedSockets).toBe(1);
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
}

/** A restored page has no load event to wait for. */
const goBack = () => page.goBack({ waitUntil: 'commit' });

/** Whether the document is the marked one, and what kept the browser from restoring it. */
const restoring = () =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const reasons: unknown = navigation && Reflect.get(navigation, 'notRestoredReasons');
    return { isRestored: Reflect.has(window, 'isMarked'), reasons };
  });

/** The question may be lost while the browser changes documents. */
async function expectRestored(): Promise<void> {
  await expect(async () => expect(await restoring()).toEqual({ isRestored: true, reasons: null })).toPass();
}

test('a guest’s page comes back as it was left, and connects again', async () => {
  await openMarked('/');
  await page.goto('/faq');
  await goBack();
  await expectRestored();
  await expect.poll(openedSockets).toBe(2);
});

test('a member’s page comes back to the member, and not after the logout', async ({ platform }) => {
  const person = await logInByWire(page, platform);
  const lobby = createLobby(page, false);
  await openMarked('/');
  await expect(lobby.balance()).toBeVisible();
  await page.goto('/faq');
  await goBack();
  await expectRestored();
  await expect(lobby.balance()).toBeVisible();

  await page.goto('/faq');
  await lobby.usable();
  await lobby.logOut();
  await page.goto('/faq');
  await goBack();
  // The restored page is loaded again at once, perhaps while this asks it.
  await expect(async () => expect((await restoring()).isRestored).toBe(false)).toPass();
  await expect(lobby.loginButton()).toBeVisible();
  await expect(page.getByText(person.account)).toHaveCount(0);
});
