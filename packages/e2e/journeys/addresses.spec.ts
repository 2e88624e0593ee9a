import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

test('answers an unknown path with 404, and excludes it from search engines', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^http 404 GET .*\/of\/no\/route$/);
  const answer = await request.get('/of/no/route');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
  await page.goto('/of/no/route');
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByRole('main')).toContainText('/of/no/route');
  await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).click();
  await expect(page).toHaveURL('/');
});

const OLD: readonly { readonly from: string; readonly to: string | RegExp; readonly hall?: string }[] = [
  { from: '/main', to: '/' },
  { from: '/main/3', to: '/' },
  { from: '/slotgame?gt_id=2&gp_id=1&house=x', to: /\/(?:\?.*)?$/ },
  { from: '/gameHall/2', to: /\/\?(?:hall|gt_id)=2$/, hall: 'Slots' },
  { from: '/gameHall/3', to: /\/\?(?:hall|gt_id)=3$/, hall: 'Live casino' },
];

test('redirects old addresses to the lobby, and those of halls to the hall', async ({ lobby, page }) => {
  for (const { from, to, hall } of OLD) {
    await test.step(from, async () => {
      await lobby.open(from);
      await expect.soft(page).toHaveURL(to);
      await expect.soft(page.getByRole('tablist')).toBeVisible();
      if (hall) await expect.soft(page.getByRole('heading', { level: 2, name: hall })).toBeVisible();
    });
  }
});

test(
  'opens the registration on the home page for /register, once',
  { tag: TAG.proofOnPhone },
  async ({ lobby, page, context }) => {
    await lobby.open('/register');
    await expect(page).toHaveURL('/');
    await expect(lobby.dialog(text('mf-auth:signup.title'))).toBeVisible();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('isRouteRegister');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeVisible();
    await expect(lobby.dialog(text('mf-auth:signup.title'))).toBeHidden();
  },
);

test(
  'opens the registration for a friend’s link, removes it from the address and remembers it',
  { tag: TAG.proofOnPhone },
  async ({ lobby, page }) => {
    const introducer = () =>
      lobby.dialog(text('mf-auth:signup.title')).getByLabel(text('mf-auth:signup.introducer'));
    await lobby.open('/register?recommend_code=GRACE7');
    await expect(page).toHaveURL('/');
    await expect(introducer()).toHaveValue('GRACE7');
    await lobby.open('/');
    await lobby.openRegistration();
    await expect(introducer()).toHaveValue('GRACE7');
  },
);
