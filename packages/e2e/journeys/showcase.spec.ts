import { siteDetail } from '@tessera/wire';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

test(
  'a showcase logs any account in without a token, and registers no one',
  { tag: [TAG.proofOnPhone, '@mf-auth'] },
  async ({ lobby, page }) => {
    // The setting of the run's site is every journey's: only this page is given another.
    await page.route(`**/api${siteDetail.path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { detail: { demo: boolean } } };
      body.data.detail.demo = true;
      await route.fulfill({ response, json: body });
    });
    const joined = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('web_member')),
      );
    await lobby.open();
    await joined;
    const line = page.getByText(text('shell:frame.showcase'));
    await expect(line).toBeHidden();
    // Changes nothing, but every page asks for the settings again.
    await operate('site set', '--link-expire-minutes', '1440');
    await expect(line).toBeVisible();

    const form = await lobby.openRegistration();
    await expect(form.getByText(text('mf-auth:signup.showcase'))).toBeVisible();
    await expect(form.getByRole('button', { name: text('mf-auth:signup.submit') })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();

    const login = await lobby.openLogin();
    await expect(login.getByText(text('mf-auth:login.showcase'))).toBeVisible();
    await lobby.fillLogin({ account: 'anything', password: 'whatever', email: '' });
    await expect(lobby.balance()).toContainText('10,000');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await lobby.logOut();
    await expect(lobby.balance()).toBeHidden();
  },
);
