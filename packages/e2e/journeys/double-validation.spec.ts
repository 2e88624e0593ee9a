import { randomInt } from 'node:crypto';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { tabTo } from '../harness/keys.ts';
import { createLobby } from '../harness/lobby.ts';
import { registerPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { CAPTCHA_ANSWER } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string) => text(`mf-auth:${id}`);

test(
  'logs in from a new device: a wrong answer, Back, another question, and the other tab follows',
  { tag: [TAG.proofOnDesktop, '@mf-auth'] },
  async ({ context, isPhone, lobby, page, platform }) => {
    const memberPhone = `5${randomInt(1e8, 1e9)}`;
    const person = await registerPerson(platform, 'USD', { memberPhone });
    await operate('members ask-on-new-device', '--member', person.account);
    const other = await context.newPage();
    const otherLobby = createLobby(other, isPhone);
    await otherLobby.open('/faq');
    const otherLogin = await otherLobby.openLogin();
    await expect(otherLogin.getByLabel(say('login.account'))).toBeVisible();
    await page.bringToFront();
    await lobby.open('/faq');
    await lobby.openLogin();
    await lobby.fillLogin(person);

    const dialog = lobby.dialog(say('login.differentDevice.title'));
    const answer = async (label: string, value: string) => {
      await dialog.getByLabel(say(label)).fill(value);
      const digits = dialog.getByLabel(say('captcha.label'));
      if (await digits.isVisible()) await digits.fill(CAPTCHA_ANSWER);
      await page.keyboard.press('Enter');
    };
    await expect(dialog.getByLabel(say('double.member_phone'))).toBeFocused();
    await expectNoSideways(page);
    await expectAccessible(page, 'the question of a new device');

    await test.step('a wrong answer is shown at the question', async () => {
      await answer('double.member_phone', '5550000');
      await expect(dialog.getByText(say('double.verify_failed'))).toBeVisible();
      await expect(dialog.getByLabel(say('double.member_phone'))).toBeFocused();
      await expectAccessible(page, 'the question after a wrong answer');
    });

    if (isPhone) {
      await test.step('Back leaves the question, and the next login continues with it', async () => {
        await page.goBack();
        await expect(dialog).toBeHidden();
        await lobby.loginButton().click();
        await expect(dialog.getByLabel(say('double.member_phone'))).toBeVisible();
      });
    }

    await test.step('another question is answered', async () => {
      await tabTo(page, dialog.getByRole('button', { name: say('double.skip') }));
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel(say('double.member_email'))).toBeFocused();
      await expectAccessible(page, 'the second question');
      await answer('double.member_email', person.email);
      await expect(lobby.balance()).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('the login dialog of the other tab closes', async () => {
      await expect(otherLogin).toBeHidden();
      await expect(otherLobby.balance()).toBeVisible();
    });
  },
);
