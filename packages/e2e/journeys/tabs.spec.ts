import { logInElsewhere, registerPerson } from '../harness/members.ts';
import { createLobby } from '../harness/lobby.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

test(
  'applies a login and a logout in another tab',
  { tag: ['@mf-auth'] },
  async ({ lobby, page, context, platform, problems }) => {
    // What a tab asks for while the other one logs out is refused.
    problems.expect(/^http 401 POST /);
    const person = await registerPerson(platform);
    const other = await context.newPage();
    const otherLobby = createLobby(other, false);
    await lobby.open();
    await otherLobby.open();
    await lobby.logIn(person);
    await expect(otherLobby.balance()).toBeVisible();
    await otherLobby.logOut();
    await expect(lobby.balance()).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

test('ends this session with a notice after a login on another device', async ({ lobby, page, platform }) => {
  const person = await registerPerson(platform);
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('private-member.')),
    );
  await lobby.open();
  await lobby.logIn(person);
  await joined;
  await logInElsewhere(platform, person);
  await expect(page.getByRole('region', { name: text('shell:frame.messages') })).toContainText(
    text('shell:already_login_msg'),
  );
  await expect(lobby.balance()).toBeHidden();
  await expect(page).toHaveURL('/');
});
