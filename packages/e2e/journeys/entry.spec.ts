import { PLATFORM_CODE } from '@tessera/domain';
import { entryCode } from '@tessera/wire';
import { SIZES } from '../harness/browser.ts';
import { createApi } from '../harness/api.ts';
import { bringSession, logInByWire, logInElsewhere, registerPerson } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** Returns an address that carries another member's login, and that member's account. */
async function addressOfOther(platform: string): Promise<{ path: string; account: string }> {
  const other = await registerPerson(platform);
  const { token } = await logInElsewhere(platform, other);
  const { enc } = await createApi(platform, token).send(entryCode, {});
  return { path: `/faq?enc=${encodeURIComponent(enc)}`, account: other.account };
}

test('logs a guest in by the code of an address', async ({ lobby, page, platform }) => {
  const { path } = await addressOfOther(platform);
  await lobby.open(path);
  await expect(lobby.balance()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('asks before the code of an address replaces a running session', async ({ lobby, page, platform }) => {
  const { path, account: other } = await addressOfOther(platform);
  const { account } = await logInByWire(page, platform);
  await lobby.open(path);
  const question = lobby.question(text('shell:entry.switch.title', { to: other }));
  await question.getByRole('button', { name: text('shell:entry.switch.cancel', { from: account }) }).click();
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe(account);
  await page.reload();
  await expect(lobby.balance()).toBeVisible();
});

test('leads from /fastDeposit home and on to the page of fast payments, once', async ({
  lobby,
  page,
  platform,
  context,
}) => {
  await logInByWire(page, platform);
  const redirect = await page.request.get('/fastDeposit', { maxRedirects: 0 });
  expect(redirect.headers()).toMatchObject({
    location: '/',
    'set-cookie': expect.stringContaining('isFastDeposit=1'),
  });
  await lobby.open('/fastDeposit');
  await expect(page).toHaveURL('/fastPayment');
  await expect(page).toHaveTitle(text('mf-member-center:fast.title'));
  await expect(page.getByRole('textbox', { name: text('mf-member-center:wallet.amount') })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('isFastDeposit');
  await lobby.open('/');
  await expect(lobby.balance()).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('in the site’s own app a login and a logout reach its handler, and the logout stays on its page', async ({
  lobby,
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    const sent: { readonly type: string }[] = [];
    // Other messages, a sign-in for one, are no matter here.
    const app = {
      postMessage: (message: { readonly type: string }) => {
        if (message.type === 'tokenLogin') sent.push(message);
      },
    };
    Object.assign(window, { sent, webkit: { messageHandlers: { app } } });
  });
  const sent = () => page.evaluate(() => Reflect.get(window, 'sent') as unknown);
  const person = await registerPerson(platform);
  await lobby.open('/discount');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/login'));
  await lobby.logIn(person);
  expect((await asked).postDataJSON()).toMatchObject({ device: PLATFORM_CODE.app });
  await lobby.logOut();
  await expect.poll(sent).toEqual([
    { type: 'tokenLogin', set: true },
    { type: 'tokenLogin', set: false },
  ]);
  await expect(page).toHaveURL('/discount');
});

/** What phones say of themselves: one whose browser the site does not support, and an iPhone's own. */
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BROWSERS = [
  { notice: 'browser.ios', userAgent: `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15` },
  {
    notice: 'browser.android',
    userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  },
  { notice: 'homeScreen', userAgent: `${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1` },
] as const;

test('notes on a phone what its browser cannot do, or how to keep the site, until that is closed', async ({
  browser,
  problems,
  baseURL,
}) => {
  for (const { notice, userAgent } of BROWSERS) {
    const context = await browser.newContext({ ...SIZES.phone, userAgent, baseURL });
    await problems.watch(context);
    const phone = await context.newPage();
    await phone.goto('/faq');
    const words = phone.getByText(text(`shell-late:${notice}`));
    await expect(words).toBeVisible();
    await phone
      .getByRole('status')
      .filter({ has: words })
      .getByRole('button', { name: text('shell-late:close') })
      .click();
    await expect(words).toBeHidden();
    const ready = phone.waitForResponse((answer) => answer.url().includes('/api/'));
    await phone.reload();
    await ready;
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(words).toBeHidden();
    await context.close();
  }
});

test('shows times of the site in its own zone, whatever the device’s is', async ({
  browser,
  platform,
  problems,
  baseURL,
}) => {
  const person = await registerPerson(platform);
  const session = await logInElsewhere(platform, person);
  const shown = [];
  for (const timezoneId of ['America/Caracas', 'Asia/Tokyo']) {
    const context = await browser.newContext({ ...SIZES.desktop, timezoneId, baseURL });
    await problems.watch(context);
    const page = await context.newPage();
    await bringSession(page, session);
    await page.goto('/user/Security');
    const history = page.getByRole('table', { name: text('mf-member-center:logins.title') });
    await expect(history.getByRole('row').nth(1)).toBeVisible();
    shown.push(await history.getByRole('row').nth(1).getByRole('cell').first().innerText());
    await context.close();
  }
  expect(new Set(shown).size).toBe(1);
});
