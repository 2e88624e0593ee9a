import { PLATFORM_CODE } from '@tessera/domain';
import { entryCode } from '@tessera/wire';
import { createApi } from '../harness/api.ts';
import { logInByWire, logInElsewhere, registerPerson } from '../harness/members.ts';
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
