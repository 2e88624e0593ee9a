import type { Locator } from '@playwright/test';
import { openOffered } from '../harness/offers.ts';
import { operateOn } from '../harness/operator.ts';
import { registerPerson } from '../harness/members.ts';
import { addAuthenticator } from '../harness/passkeys.ts';
import { CAPTCHA_ANSWER } from '../harness/tessera.ts';
import { text } from '../harness/texts.ts';
import type { Scene } from './scenes.ts';
import { expect, type Stage } from './stage.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) => text(`mf-auth:${id}`, values);

/** Samples of the seed: one is asked a question on a new device, one was transferred from another system. */
const ASKED = { account: 'player04', password: 'play1234', email: '' };
const TRANSFERRED = { account: 'player05', password: 'play1234', email: '' };

async function openLogin({ home, lobby }: Stage): Promise<Locator> {
  await home();
  const form = await lobby.openLogin();
  await expect(form.locator('[name=username]')).toBeVisible();
  return form;
}

async function openForgotten(stage: Stage): Promise<Locator> {
  const form = await openLogin(stage);
  await form.getByRole('button', { name: say('login.forgot') }).click();
  const dialog = stage.lobby.dialog(say('login.forgot.title'));
  await expect(dialog.locator('[name=username]')).toBeVisible();
  return dialog;
}

/** Logs in as a sample whose login has a second step. */
const step = (name: string, person: typeof ASKED, title: string): Scene => ({
  name,
  async play(stage) {
    await openLogin(stage);
    await stage.lobby.fillLogin(person);
    await expect(stage.lobby.dialog(say(title)).locator('[type=submit]')).toBeVisible();
  },
});

export const AUTH_SCENES: readonly Scene[] = [
  {
    name: 'login-picture',
    async play(stage) {
      const form = await openLogin(stage);
      await form.getByRole('button', { name: say('captcha.usePicture') }).click();
      await expect(form.getByRole('img', { name: say('captcha.picture') })).toBeVisible();
    },
  },
  {
    name: 'login-blank',
    async play(stage) {
      const form = await openLogin(stage);
      await form.locator('[type=submit]').click();
    },
  },
  { name: 'forgot', play: async (stage) => void (await openForgotten(stage)) },
  {
    name: 'forgot-code',
    async play(stage) {
      const dialog = await openForgotten(stage);
      await dialog.locator('[name=username]').fill('unknown1');
      await dialog.getByLabel(say('signup.email'), { exact: true }).fill('unknown@example.com');
      const digits = dialog.getByLabel(say('captcha.label'));
      if (await digits.isVisible()) await digits.fill(CAPTCHA_ANSWER);
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByLabel(say('forgot.code'))).toBeVisible();
    },
  },
  step('double-validation', ASKED, 'login.differentDevice.title'),
  step('transfer-validation', TRANSFERRED, 'login.transfer.title'),
  {
    name: 'first-login',
    async play({ site, dataDir, lobby, isPhone }) {
      if (dataDir === undefined) throw new Error('this scene needs --data');
      const person = await registerPerson(site);
      await operateOn(dataDir, 'members require-password-change', '--member', person.account);
      await lobby.open('/faq');
      await lobby.openLogin();
      await lobby.fillLogin(person);
      const field = say('password.change.old');
      const place = isPhone
        ? lobby.balance().page().getByRole('main')
        : lobby.dialog(say('password.change.required'));
      await expect(place.getByLabel(field, { exact: true })).toBeVisible();
    },
  },
  {
    name: 'third-party-choice',
    async play(stage) {
      const form = await openLogin(stage);
      const name = say('thirdParty.continue', { provider: 'Sandbox ID' });
      const [popup] = await Promise.all([
        stage.page.waitForEvent('popup'),
        form.getByRole('button', { name }).click(),
      ]);
      const closed = popup.waitForEvent('close');
      await popup.getByRole('button').first().click();
      await closed;
      await expect(stage.lobby.dialog(say('thirdParty.link.title'))).toBeVisible();
    },
  },
  {
    name: 'register-page',
    async play({ lobby, page }) {
      await lobby.open('/register');
      await expect(page.getByRole('checkbox')).toBeVisible();
    },
    whole: true,
  },
  {
    name: 'register-filled',
    async play({ home, lobby }) {
      await home();
      const form = await lobby.openRegistration();
      await form.getByLabel(say('signup.account')).fill('player01');
      await form.getByLabel(say('signup.password'), { exact: true }).fill('letmein1');
      await form.getByLabel(say('signup.checkPassword'), { exact: true }).fill('letmein2');
      await form.getByLabel(say('signup.email')).fill('ana@example');
      await form.getByLabel(say('signup.email')).blur();
    },
  },
  {
    name: 'passkey-offer',
    async play({ site, home, lobby, page }) {
      await addAuthenticator(page);
      const person = await registerPerson(site);
      await home();
      await lobby.openLogin();
      await lobby.fillLogin(person);
      await expect(lobby.question(say('passkeys.offer.title'))).toBeVisible();
    },
  },
  {
    name: 'auth-callback',
    play: ({ page }) => page.goto('/authCallback?error=access_denied').then(() => undefined),
  },
];

/** A dialog that another remote opens. */
const offered = (name: string, offer: string, title: string): Scene => ({
  name,
  async play({ home, page, lobby }) {
    await home();
    await openOffered(page, offer, {});
    await expect(lobby.dialog(say(title)).getByRole('button').first()).toBeVisible();
  },
});

async function proveIfAsked({ lobby, person }: Stage, done: Locator): Promise<void> {
  const question = lobby.dialog(say('prove.title'));
  await expect(question.or(done).first()).toBeVisible();
  if (!(await question.isVisible())) return;
  await question.getByLabel(say('login.password'), { exact: true }).fill(person?.password ?? '');
  await question.locator('[type=submit]').click();
}

export const SECURITY_SCENES: readonly Scene[] = [
  offered('change-password', 'mf-auth:changePassword', 'password.change.title'),
  offered('authenticator', 'mf-auth:authenticator', 'authenticator.title'),
  offered('passkeys', 'mf-auth:passkeys', 'passkeys.title'),
  offered('linked-logins', 'mf-auth:linkedLogins', 'linked.title'),
  offered('legal', 'mf-auth:legal', 'legal.service'),
  offered('prove', 'mf-auth:prove', 'prove.title'),
  {
    name: 'authenticator-setup',
    async play(stage) {
      const { home, page, lobby } = stage;
      await home();
      await openOffered(page, 'mf-auth:authenticator', {});
      const dialog = lobby.dialog(say('authenticator.title'));
      await dialog.getByRole('button', { name: say('authenticator.start') }).click();
      const code = dialog.getByLabel(say('authenticator.code'));
      await proveIfAsked(stage, code);
      await expect(code).toBeVisible();
    },
  },
  {
    name: 'passkeys-one',
    async play(stage) {
      const { home, page, lobby } = stage;
      const device = await addAuthenticator(page);
      await home();
      await openOffered(page, 'mf-auth:passkeys', {});
      const dialog = lobby.dialog(say('passkeys.title'));
      await device.confirmNext();
      await dialog.getByRole('button', { name: say('passkeys.add') }).click();
      const one = dialog.getByRole('listitem');
      await proveIfAsked(stage, one);
      await expect(one).toBeVisible();
    },
  },
];
