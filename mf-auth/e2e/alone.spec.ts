import { expect, test } from '@playwright/test';
import { describeAlone, readTexts } from '@tessera/testing/e2e';
import config from '../remote.config.ts';

const texts = readTexts(new URL('../src/messages/', import.meta.url));

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
});

test('shows the account menu after a login', async ({ page }) => {
  await page.goto('/?panel=off&as=guest&latency=0&dialog=login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts('login.account')).fill('player1');
  await dialog.getByLabel(texts('login.password'), { exact: true }).fill('secret1');
  await dialog.getByLabel(texts('captcha.label')).fill('1234');
  await dialog.getByRole('button', { name: texts('login.submit') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(texts('account.menu'))).toBeVisible();
});
