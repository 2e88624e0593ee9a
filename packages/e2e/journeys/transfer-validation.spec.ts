import { randomInt } from 'node:crypto';
import { isRefusal } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { tabTo } from '../harness/keys.ts';
import { logInElsewhere, registerPerson, type Person } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { CAPTCHA_ANSWER } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string) => text(`mf-auth:${id}`);

const FRESH = 'fresh4321';
const WITHDRAW_PASSWORD = '8642';

interface Transferred {
  readonly person: Person;
  /** What the member proves their identity by. */
  readonly contact: string;
}

/** Members who await their transfer, by what the platform asks them for: the phone of those without an e-mail address. */
const MEMBERS = {
  async email(platform: string): Promise<Transferred> {
    const person = await registerPerson(platform, 'USD', { withdrawPassword: WITHDRAW_PASSWORD });
    return { person, contact: person.email };
  },
  async phone(platform: string): Promise<Transferred> {
    const contact = `09${randomInt(1e7, 1e8)}`;
    const person = await registerPerson(platform, 'VND', {
      ...{ memberEmail: '', memberName: 'Hoa', memberPhone: contact },
      withdrawPassword: WITHDRAW_PASSWORD,
    });
    return { person, contact };
  },
} as const;

for (const mode of ['email', 'phone'] as const) {
  test(
    `logs a member from another system in: proof by ${mode}, Back, a new password`,
    { tag: [mode === 'email' ? TAG.proofOnPhone : TAG.proofOnDesktop, '@mf-auth'] },
    async ({ isPhone, lobby, page, platform }) => {
      const { person, contact } = await MEMBERS[mode](platform);
      await operate('members require-transfer', '--member', person.account);
      await lobby.open('/faq');
      await lobby.openLogin();
      await lobby.fillLogin(person);

      const dialog = lobby.dialog(say('login.transfer.title'));
      const secret = dialog.getByLabel(say('signup.withdrawPassword'), { exact: true });
      const place = dialog.locator(`[name=${mode}]`);
      const leaveByBack = async () => {
        if (!isPhone) return;
        await page.goBack();
        await expect(dialog).toBeHidden();
        await lobby.loginButton().click();
        await expect(dialog).toBeVisible();
      };
      const prove = async (withdrawPassword: string) => {
        await secret.fill(withdrawPassword);
        const digits = dialog.getByLabel(say('captcha.label'));
        if (await digits.isVisible()) await digits.fill(CAPTCHA_ANSWER);
        await tabTo(page, dialog.getByRole('button', { name: say('transfer.confirm'), exact: true }));
        await page.keyboard.press('Enter');
      };

      await test.step('proves the identity', async () => {
        await expect(secret).toBeFocused();
        await expectNoSideways(page);
        await expectAccessible(page, 'the proof of identity');
        await place.fill(contact);
        await leaveByBack();
        await expect(place).toHaveValue(contact);
        await expect(secret).toHaveValue('');
        await prove('0000');
        await expect(dialog.getByRole('alert')).toBeVisible();
        await expectAccessible(page, 'the proof of identity after a refusal');
        await prove(WITHDRAW_PASSWORD);
      });

      await test.step('sets a new password, and is logged in', async () => {
        const password = dialog.getByLabel(say('transfer.password'), { exact: true });
        await expect(password).toBeVisible();
        await leaveByBack();
        await expectNoSideways(page);
        await expectAccessible(page, 'the new password');
        await expect(password).toBeFocused();
        await page.keyboard.type(FRESH);
        await tabTo(page, dialog.getByLabel(say('signup.checkPassword'), { exact: true }));
        await page.keyboard.type(FRESH);
        await page.keyboard.press('Enter');
        // Where the login needs a picture, only its digits are left to type.
        const digits = lobby.dialog(say('login.title')).getByLabel(say('captcha.label'));
        await expect(lobby.balance().or(digits)).toBeVisible();
        if (await digits.isVisible()) await lobby.fillLogin({ ...person, password: FRESH });
        await expect(lobby.balance()).toBeVisible();
        const withOldPassword = logInElsewhere(platform, person);
        expect(await withOldPassword.catch((error: unknown) => isRefusal(error, '101'))).toBe(true);
      });
    },
  );
}
