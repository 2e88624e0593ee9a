import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openGame } from '../harness/gameWindow.ts';
import { logInByWire } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const SHELF = text('mf-lobby:shelf.hot');

const PAGES = ['/?hall=2', '/discount', '/discount/1', '/proxy/Plan', '/faq', '/faq/3', '/app', '/nobody'];

test('axe finds nothing on a guest’s home page', async ({ lobby, page }) => {
  await lobby.open();
  await expect(lobby.shelf(SHELF)).toBeVisible();
  await check(page, 'home');
});

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ lobby, page, problems }) => {
    problems.expect(/^http 404 GET .*\/nobody$/);
    await lobby.open(path);
    await expect(page.locator('main :is(h1, h2)').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await check(page, path);
  });
}

test('axe finds nothing in dialogs and the search', async ({ lobby, page }) => {
  test.slow();
  await lobby.open();
  await expect(lobby.shelf(SHELF)).toBeVisible();
  const login = await lobby.openLogin();
  await expect(login.getByRole('img', { name: text('mf-auth:captcha.picture') })).toBeVisible();
  await check(page, 'login');
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  const registration = await lobby.openRegistration();
  await expect(registration.getByRole('checkbox')).toBeVisible();
  await registration.getByRole('button', { name: text('mf-auth:signup.submit') }).click();
  await expect(registration.getByText(text('mf-auth:signup.err_agreement'))).toBeVisible();
  await check(page, 'registration with errors');
  await page.keyboard.press('Escape');
  await expect(registration).toBeHidden();
  await lobby.search('tiger');
  await expect(page.getByRole('option').first()).toBeVisible();
  await check(page, 'search');
});

test('axe finds nothing on a member’s pages', async ({ lobby, page, platform }) => {
  await logInByWire(page, platform);
  await lobby.open();
  await expect(lobby.balance()).toBeVisible();
  await expect(lobby.shelf(SHELF)).toBeVisible();
  await check(page, 'home');
  await lobby.open('/user/Info');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page, 'member info');
});

test('axe finds nothing in a game', async ({ lobby, page }) => {
  await lobby.open('/?hall=2');
  const card = page.getByRole('main').getByRole('article').first();
  const demo = await openGame(page, () => card.getByRole('button').first().click());
  await check(demo.page, 'game');
});

/** All of WCAG 2.2 AA that a machine can tell, and what axe holds for good practice. */
async function check(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
  expect.soft(found, name).toEqual([]);
}
