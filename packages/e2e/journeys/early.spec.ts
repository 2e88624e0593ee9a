import type { Locator, Page } from '@playwright/test';
import { onFiles } from '../harness/faults.ts';
import { openGame } from '../harness/game-window.ts';
import type { Lobby } from '../harness/lobby.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { openRendered } from '../harness/first-screen.ts';

// What is held back was hinted at.
const HELD_HINT = /^console warning: .*preload/;

test(
  'opens a game once that was tapped before the lobby’s code had loaded',
  { tag: TAG.proofOnPhone },
  async ({ lobby, page, problems }) => {
    problems.expect(HELD_HINT);
    const card = firstCard(page);
    await tapEarly(page, card, await openWithoutLobby(lobby, page, card));
  },
);

test('searches for text typed before the search’s code has loaded', async ({ lobby, page, problems }) => {
  problems.expect(HELD_HINT);
  const search = page.getByRole('combobox', { name: text('mf-lobby:search.label') });
  const held = await openWithoutLobby(lobby, page, search);
  await search.click();
  await page.keyboard.type('lotus');
  held.release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(search).toHaveValue('lotus');
});

test(
  'opens a game once that was tapped before any script had loaded',
  { tag: TAG.sizes },
  async ({ page, problems }) => {
    problems.expect(HELD_HINT);
    const card = firstCard(page);
    await tapEarly(page, card, await openWithoutShell(page, card));
  },
);

test(
  'opens the login once that was tapped before any script had loaded',
  { tag: TAG.proofOnDesktop },
  async ({ lobby, page, problems }) => {
    problems.expect(HELD_HINT);
    const held = await openWithoutShell(page, lobby.loginButton());
    await lobby.loginButton().click();
    await expectTap(lobby.loginButton(), true);
    held.release();
    const login = lobby.dialog(text('mf-auth:login.title'));
    await expect(login).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    // By then all parts of the page have come, and what was kept for them is done.
    await lobby.takenOver(firstCard(page));
    await expect(login, 'the tap is not done twice').toBeHidden();
  },
);

test('searches for text typed before any script has loaded', async ({ page, problems }) => {
  problems.expect(HELD_HINT);
  const search = page.getByRole('combobox', { name: text('mf-lobby:search.label') });
  const held = await openWithoutShell(page, search);
  await search.click();
  await page.keyboard.type('lotus');
  held.release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(search).toHaveValue('lotus');
});

function firstCard(page: Page): Locator {
  return page.getByRole('main').getByRole('article').first().getByRole('button').first();
}

/** Taps a game's card while its code is held back: it opens once that has come, and once only. */
async function tapEarly(page: Page, card: Locator, held: Held): Promise<void> {
  let windows = 0;
  page.on('popup', () => (windows += 1));
  const game = await openGame(page, async () => {
    await card.click();
    await expectTap(card, true);
    expect(windows).toBe(0);
    held.release();
  });
  await expectTap(card, false);
  await game.close();
  expect(windows).toBe(1);
}

/** A request for code that is held until it is released. */
interface Held {
  readonly release: () => void;
}

/** Waits until the button shows that its tap is kept, or no longer does. The page takes a tap down after its own handlers. */
function expectTap(button: Locator, isShown: boolean): Promise<void> {
  const isShowing = () =>
    button.evaluate((element) =>
      element.getAnimations().some(({ effect }) => effect?.getTiming().direction === 'alternate'),
    );
  return expect.poll(isShowing, isShown ? 'the tap is felt' : 'the tap is done').toBe(isShown);
}

/** Opens home as the server has rendered it, with the frame alive and the lobby's own code on its way. */
async function openWithoutLobby(lobby: Lobby, page: Page, part: Locator): Promise<Held> {
  const gate = Promise.withResolvers<void>();
  await onFiles(page, 'mf-lobby', async (route) => {
    await gate.promise;
    // Those of a page that was left are gone.
    await route.continue().catch(() => undefined);
  });
  const language = page
    .getByRole('banner')
    .getByRole('button', { name: text('shell:frame.language', { name: 'English' }) });
  await openRendered(page, () => lobby.openWithFault());
  await expect(part).toBeVisible();
  await expect(language).toBeVisible();
  await lobby.takenOver(language);
  return { release: () => gate.resolve() };
}

/** Opens home as the server has rendered it, with the shell's script on its way. */
async function openWithoutShell(page: Page, part: Locator): Promise<Held> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/shell/**/*.js', async (route) => {
    await gate.promise;
    // Those of a page that was left are gone.
    await route.continue().catch(() => undefined);
  });
  // Deferred scripts hold the events at the end of the document.
  await openRendered(page, () => page.goto('/', { waitUntil: 'commit' }));
  await expect(part).toBeVisible();
  return { release: () => gate.resolve() };
}
