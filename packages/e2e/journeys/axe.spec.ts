import { expectAccessible } from '../harness/axe.ts';
import { openGame } from '../harness/game-window.ts';
import { logInByWire } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const SHELF = text('mf-lobby:shelf.hot');

const PAGES = ['/?hall=2', '/discount', '/discount/1', '/proxy/Plan', '/faq', '/faq/3', '/app', '/nobody'];

test('axe finds nothing on a guest’s home page', async ({ lobby, page }) => {
  await lobby.open();
  await expect(lobby.shelf(SHELF)).toBeVisible();
  await expectAccessible(page, 'home');
});

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ lobby, page, problems }) => {
    problems.expect(/^http 404 GET .*\/nobody$/);
    await lobby.open(path);
    await expect(page.locator('main :is(h1, h2)').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, path);
  });
}

test('axe finds nothing in dialogs and the search', async ({ lobby, page }) => {
  // Over a short page: the home page's own hundreds of cards are looked at above.
  await lobby.open('/faq');
  const login = await lobby.openLogin();
  await expect(login.getByRole('img', { name: text('mf-auth:captcha.picture') })).toBeVisible();
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
});

test('axe finds nothing on a member’s pages', async ({ lobby, page, platform }) => {
  await logInByWire(page, platform);
  await lobby.open();
  await expect(lobby.balance()).toBeVisible();
  await expect(lobby.shelf(SHELF)).toBeVisible();
  await expectAccessible(page, 'home');
  await lobby.open('/user/Info');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'member info');
});

test('axe finds nothing in a game', async ({ lobby, page }) => {
  await lobby.open('/?hall=2');
  const card = page.getByRole('main').getByRole('article').first();
  const demo = await openGame(page, () => card.getByRole('button').first().click());
  await expectAccessible(demo.page, 'game');
});
