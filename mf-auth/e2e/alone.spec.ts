import { expect, test } from '@playwright/test';
import { describeAlone, readTexts } from '@tessera/testing/e2e';
import config from '../remote.config.ts';

const texts = readTexts(
  new URL('../src/messages/', import.meta.url),
  new URL('../src/dialogs/messages/', import.meta.url),
);

describeAlone(config, texts, {
  'a guest’s account': { covers: ['slot:header.account'], path: '/', shows: 'account.login' },
  'a member’s account': { covers: [], path: '/', as: 'member', shows: 'account.menu' },
  'the login': {
    covers: ['dialog:login'],
    path: '/',
    dialog: 'login',
    shows: 'captcha.picture',
    asks: { call: 'captcha', loading: 'captcha.loading', failed: 'captcha.failed', retry: 'captcha.refresh' },
  },
  'the registration': {
    covers: ['dialog:register'],
    path: '/',
    dialog: 'register',
    shows: 'signup.submit',
    asks: { call: 'registerSettings', failed: 'signup.settingsLost', retry: 'retry' },
  },
  'the page of the registration': {
    covers: ['route:register'],
    path: '/register',
    shows: 'signup.submit',
    asks: { call: 'registerSettings', failed: 'signup.settingsLost', retry: 'retry' },
  },
  'the service agreement': {
    covers: ['dialog:mf-auth:legal'],
    path: '/',
    dialog: 'mf-auth:legal',
    shows: 'legal.service',
    asks: {
      call: 'serviceAgreement',
      loading: 'legal.loading',
      failed: 'legal.lost',
      retry: 'retry',
      empty: 'legal.empty',
    },
  },
  'the authenticator': {
    covers: ['dialog:mf-auth:authenticator'],
    path: '/',
    as: 'member',
    dialog: 'mf-auth:authenticator',
    shows: 'authenticator.start',
    asks: {
      call: 'authenticatorState',
      loading: 'authenticator.loading',
      failed: 'authenticator.lost',
      retry: 'retry',
    },
  },
  'the passkeys': {
    covers: ['dialog:mf-auth:passkeys'],
    path: '/',
    as: 'member',
    dialog: 'mf-auth:passkeys',
    shows: 'passkeys.lead',
    asks: { call: 'passkeyList', loading: 'passkeys.loading', failed: 'passkeys.lost', retry: 'retry' },
  },
  'the linked logins': {
    covers: ['dialog:mf-auth:linkedLogins'],
    path: '/',
    as: 'member',
    dialog: 'mf-auth:linkedLogins',
    shows: 'linked.lead',
    asks: {
      call: 'linkedLogins',
      loading: 'authenticator.loading',
      failed: 'authenticator.lost',
      retry: 'retry',
    },
  },
  'the end of a login by another site': {
    covers: ['route:authCallback'],
    path: '/authCallback?state=unknown&code=unknown',
    shows: 'authCallback.lost',
  },
  'the question for a proof': {
    covers: ['dialog:mf-auth:prove'],
    path: '/',
    as: 'member',
    dialog: 'mf-auth:prove',
    shows: 'prove.submit',
    asks: { call: 'proofMethods', loading: 'prove.loading', failed: 'prove.lost', retry: 'retry' },
  },
});

test('shows the account menu after a login', async ({ page }) => {
  await page.goto('/?panel=off&as=guest&latency=0&dialog=login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts('login.account')).fill('player1');
  await dialog.getByLabel(texts('login.password'), { exact: true }).fill('secret1');
  await dialog.getByLabel(texts('captcha.label')).fill('1234');
  await dialog.getByRole('button', { name: texts('login.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(texts('account.menu'))).toBeVisible();
});
