import { isRefusal } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { logInElsewhere, registerPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { CAPTCHA_ANSWER } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) => text(`mf-auth:${id}`, values);

const FRESH = 'fresh4321';

/** Waits for the code in the operator's outbox. */
async function codeFor(address: string): Promise<string> {
  let code = '';
  await expect(async () => {
    code = /\b\d{6}\b/.exec(await operate('outbox', '--to', address, '--count', '1'))?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

test(
  'a forgotten password is replaced by a code from the mailbox, also when the dialog was closed meanwhile',
  { tag: [TAG.proofOnDesktop, '@mf-auth'] },
  async ({ isPhone, lobby, page, platform }) => {
    const person = await registerPerson(platform);
    await lobby.open('/');
    const login = await lobby.openLogin();
    await login.getByLabel(say('login.account')).fill(person.account);
    await login.getByRole('button', { name: say('login.forgot') }).click();

    const dialog = lobby.dialog(say('login.forgot.title'));
    const email = dialog.getByLabel(say('signup.email'), { exact: true });
    await expect(email).toBeFocused();
    await expect(dialog.getByLabel(say('login.account'))).toHaveValue(person.account);
    await expectNoSideways(page);
    await expectAccessible(page, 'the request for a code');
    await email.fill(person.email);
    if (isPhone) {
      await test.step('goes back from the request, which keeps what was typed', async () => {
        await page.goBack();
        await expect(dialog).toBeHidden();
        await lobby.loginButton().click();
        await login.getByRole('button', { name: say('login.forgot') }).click();
        await expect(email).toHaveValue(person.email);
      });
    }
    const digits = dialog.getByLabel(say('captcha.label'));
    if (await digits.isVisible()) await digits.fill(CAPTCHA_ANSWER);
    await dialog.getByRole('button', { name: say('forgot.send'), exact: true }).click();

    const code = dialog.getByLabel(say('forgot.code'));
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expectNoSideways(page);
    await expectAccessible(page, 'the code and the new password');

    await test.step('looks into the mailbox with the dialog closed', async () => {
      if (isPhone) await page.goBack();
      else await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await lobby.loginButton().click();
      await expect(code).toBeVisible();
    });

    await test.step('loads the page again', async () => {
      await page.reload();
      await lobby.loginButton().click();
      await expect(code).toBeVisible();
    });

    const sent = await codeFor(person.email);
    const password = dialog.getByLabel(say('transfer.password'), { exact: true });
    const again = dialog.getByLabel(say('signup.checkPassword'), { exact: true });
    await code.fill(sent === '000000' ? '000001' : '000000');
    await password.fill(FRESH);
    await again.fill(FRESH);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(say('forgot.err_code'))).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(sent);
    await page.keyboard.press('Enter');

    await expect(login.getByText(say('forgot.done'))).toBeVisible();
    await lobby.fillLogin({ ...person, password: FRESH });
    await expect(lobby.balance()).toBeVisible();
    const withOldPassword = logInElsewhere(platform, person);
    expect(await withOldPassword.catch((error: unknown) => isRefusal(error, '101'))).toBe(true);
  },
);

test(
  'an account that does not exist is answered like one that does',
  { tag: [TAG.proofOnDesktop, '@mf-auth'] },
  async ({ lobby }) => {
    await lobby.open('/');
    const login = await lobby.openLogin();
    await login.getByRole('button', { name: say('login.forgot') }).click();
    const dialog = lobby.dialog(say('login.forgot.title'));
    await dialog.getByLabel(say('login.account')).fill('no-such-account');
    const contact = `none-${Date.now()}@example.com`;
    await dialog.getByLabel(say('signup.email'), { exact: true }).fill(contact);
    const digits = dialog.getByLabel(say('captcha.label'));
    if (await digits.isVisible()) await digits.fill(CAPTCHA_ANSWER);
    await dialog.getByRole('button', { name: say('forgot.send'), exact: true }).click();
    await expect(dialog.getByText(say('forgot.sent', { contact, minutes: 10 }))).toBeVisible();
    await dialog.getByRole('button', { name: say('login.back') }).click();
    await expect(login.getByLabel(say('login.account'))).toHaveValue('no-such-account');
  },
);
