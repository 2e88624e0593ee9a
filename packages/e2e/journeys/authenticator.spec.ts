import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../harness/axe.ts';
import { enterByCode } from '../harness/entry-code.ts';
import { expectNoSideways } from '../harness/fits.ts';
import type { Lobby } from '../harness/lobby.ts';
import { logInElsewhere, registerPerson, type Person } from '../harness/members.ts';
import { openOffered } from '../harness/offers.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const STEP_MS = 30_000;
const say = (id: string, values?: Readonly<Record<string, string | number>>) => text(`mf-auth:${id}`, values);

/** What an app shows. @param steps from now: the code of the next step is accepted, and is another one */
const codeOfApp = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

async function seen(page: Page, dialog: Locator, name: string): Promise<void> {
  await expect(dialog).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

/** Enrols in this page, with the proof that the platform asks for; by keyboard alone. */
async function enrol(page: Page, lobby: Lobby, person: Person) {
  const dialog = lobby.dialog(say('authenticator.title'));
  await openOffered(page, 'mf-auth:authenticator', {});
  await seen(page, dialog, 'the introduction');
  await dialog.getByRole('button', { name: say('authenticator.start') }).focus();
  await page.keyboard.press('Enter');

  const question = lobby.dialog(say('prove.title'));
  await seen(page, question, 'the question for a proof');
  const password = question.getByLabel(say('login.password'), { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type('wrong1234');
  await page.keyboard.press('Enter');
  await expect(question.getByText(say('prove.err_password'))).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();

  const code = dialog.getByLabel(say('authenticator.code'));
  await expect(code).toBeFocused();
  await seen(page, dialog, 'the setup');
  await expect(dialog.getByRole('img', { name: say('authenticator.qr') })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
  await page.keyboard.type(codeOfApp(secret));
  await page.keyboard.press('Enter');

  const codes = lobby.dialog(say('authenticator.codes.title'));
  await seen(page, codes, 'the recovery codes');
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await codes.getByRole('link', { name: say('authenticator.codes.download') }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.keyboard.press('Escape');
  await codes.getByRole('button', { name: say('authenticator.codes.done') }).focus();
  await page.keyboard.press('Enter');
  await expect(codes).toBeHidden();
  await expect(page.getByText(say('authenticator.enrolled'))).toBeVisible();
  return { secret, recoveryCodes };
}

test(
  'enrols an authenticator, logs in by its code and by a recovery code, and removes it after a proof',
  { tag: [TAG.proofOnPhone, '@mf-auth'] },
  async ({ lobby, page, platform, problems }) => {
    // Refusals for want of a proof are answers that browsers log.
    problems.expect(/^http 428 POST .*\/x\/authenticator\/(begin|remove)$/);
    problems.expect(/^console error: Failed to load resource: .*428/);
    const person = await registerPerson(platform);
    const first = await logInElsewhere(platform, person);
    await enterByCode(page, lobby, platform, first.token);
    const { secret, recoveryCodes } = await enrol(page, lobby, person);

    await test.step('logs in by the code of the app', async () => {
      await lobby.logOut();
      await lobby.openLogin();
      await lobby.fillLogin(person);
      const step = lobby.dialog(say('login.authenticator.title'));
      await seen(page, step, 'the second step');
      const code = step.getByLabel(say('authenticator.code'));
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(step.getByText(say('authenticator.err_code'))).toBeVisible();
      await expect(code).toBeFocused();
      await page.keyboard.type(codeOfApp(secret, 1));
      await page.keyboard.press('Enter');
      await expect(lobby.balance()).toBeVisible();
    });

    await test.step('logs in by a recovery code', async () => {
      await lobby.logOut();
      await lobby.openLogin();
      await lobby.fillLogin(person);
      const step = lobby.dialog(say('login.authenticator.title'));
      await step.getByRole('button', { name: say('authenticator.useRecovery') }).click();
      await seen(page, step, 'the second step with a recovery code');
      await page.keyboard.type(recoveryCodes[0]!.toUpperCase());
      await page.keyboard.press('Enter');
      await expect(lobby.balance()).toBeVisible();
      await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
    });

    await test.step('removes it in the member centre, after a proof by a recovery code', async () => {
      const token = await page.evaluate(() => localStorage.getItem('token'));
      await enterByCode(page, lobby, platform, token ?? '');
      await page.goto('/user', { waitUntil: 'domcontentloaded' });
      const dialog = lobby.dialog(say('authenticator.title'));
      await expect(page.getByRole('main')).toBeVisible();
      await lobby.usable();
      await openOffered(page, 'mf-auth:authenticator', {});
      await seen(page, dialog, 'the authenticator');
      await dialog.getByRole('button', { name: say('authenticator.remove'), exact: true }).click();
      await dialog.getByRole('button', { name: say('authenticator.remove.confirm') }).click();
      const question = lobby.dialog(say('prove.title'));
      await question.getByRole('button', { name: say('authenticator.useRecovery') }).click();
      await page.keyboard.type(recoveryCodes[1]!);
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(say('authenticator.removed'))).toBeVisible();
      const again = await logInElsewhere(platform, person);
      expect(again.memberAccount).toBe(person.account);
    });
  },
);
