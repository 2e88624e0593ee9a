import type { Locator } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { openGame } from '../harness/game-window.ts';
import { logInByWire } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expectSettled } from '../harness/settled.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const SHELF = text('mf-lobby:shelf.hot');

/** Pages with what is theirs when all of it has come, and where they are looked at. */
const PAGES: Readonly<
  Record<string, { readonly content: (main: Locator) => Locator; readonly tag: string }>
> = {
  '/?hall=2': { content: (main) => main.getByRole('article').first(), tag: TAG.proofOnPhone },
  '/discount': { content: (main) => main.getByRole('heading', { level: 2 }).first(), tag: TAG.proofOnPhone },
  '/discount/1': { content: (main) => main.getByRole('heading', { level: 1 }), tag: TAG.proofOnPhone },
  '/proxy/Plan': {
    content: (main) => main.getByRole('heading', { name: text('mf-agent:plan.levelsTitle') }),
    tag: TAG.proofOnPhone,
  },
  '/faq': { content: (main) => main.getByRole('heading', { level: 1 }), tag: TAG.proofOnPhone },
  '/faq/3': { content: (main) => main.getByRole('heading', { level: 1 }), tag: TAG.proofOnPhone },
  ...Object.fromEntries(
    ['/sponsor', '/news', '/news/1', '/register', '/proxy/Agreement', '/slotgame'].map((path) => [
      path,
      { content: (main: Locator) => main.getByRole('heading', { level: 1 }), tag: TAG.proof },
    ]),
  ),
  '/app': { content: (main) => main.getByRole('heading', { level: 1 }), tag: TAG.proofOnPhone },
  '/of/no/route': { content: (main) => main.getByRole('heading', { level: 1 }), tag: TAG.proofOnPhone },
};

test(
  'finds no accessibility violation on a guest’s home page',
  { tag: TAG.sizes },
  async ({ lobby, page }) => {
    await lobby.open();
    await expect(lobby.shelf(SHELF)).toBeVisible();
    await expectAccessible(page, 'home');
  },
);

test('looks at a dialog once it has appeared', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>A dialog that appears</title>
    <style>dialog { animation: appear 1s step-end } @keyframes appear { from { opacity: 0 } }</style>
    <header>Behind it</header><main><h1>Behind it</h1></main>
    <dialog aria-label="Before it"><header>Before it</header></dialog>`);
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await expectAccessible(page, 'a dialog that appears');
});

for (const [path, { content, tag }] of Object.entries(PAGES)) {
  test(`finds no accessibility violation on ${path}`, { tag }, async ({ lobby, page, problems }) => {
    problems.expect(/^http 404 GET .*\/of\/no\/route$/);
    await lobby.open(path);
    await expect(content(page.getByRole('main'))).toBeVisible();
    await expectSettled(page);
    await expectAccessible(page, path);
  });
}

test(
  'finds no accessibility violation in dialogs and the search',
  { tag: TAG.sizes },
  async ({ lobby, page }) => {
    // Over a short page: the home page's own hundreds of cards are looked at above.
    await lobby.open('/faq');
    const login = await lobby.openLogin();
    await expect(login.getByText(text('mf-auth:captcha.workDone'))).toBeVisible();
    await expectAccessible(page, 'login');
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    const registration = await lobby.openRegistration();
    await expect(registration.getByRole('checkbox')).toBeVisible();
    await registration.getByRole('button', { name: text('mf-auth:signup.submit') }).click();
    await expect(registration.getByText(text('mf-auth:signup.err_agreement'))).toBeVisible();
    await expectAccessible(page, 'registration with errors');
    await page.keyboard.press('Escape');
    await expect(registration).toBeHidden();
    await lobby.search('tiger');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'search');
  },
);

test(
  'finds no accessibility violation on a member’s pages',
  { tag: TAG.sizes },
  async ({ lobby, page, platform }) => {
    await logInByWire(page, platform);
    await lobby.open();
    await expect(lobby.balance()).toBeVisible();
    await expect(lobby.shelf(SHELF)).toBeVisible();
    await expectAccessible(page, 'home');
    await lobby.open('/user/Info');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'member info');
  },
);

test('finds no accessibility violation in a game', { tag: TAG.proofOnPhone }, async ({ lobby, page }) => {
  await lobby.open('/?hall=2');
  const card = page.getByRole('main').getByRole('article').first();
  const demo = await openGame(page, () => card.getByRole('button').first().click());
  await expectAccessible(demo.page, 'game');
});
