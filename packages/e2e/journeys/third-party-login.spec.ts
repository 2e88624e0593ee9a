import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { tabTo } from '../harness/keys.ts';
import { newPerson, registerPerson } from '../harness/members.ts';
import { openOffered } from '../harness/offers.ts';
import { TAG } from '../harness/run.ts';
import { CAPTCHA_ANSWER } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const SANDBOX = 'Sandbox ID';
const say = (id: string, values?: Readonly<Record<string, string | number>>) => text(`mf-auth:${id}`, values);
const continueButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: say('thirdParty.continue', { provider: SANDBOX }) });

/** How a button is pressed. */
type Press = (page: Page, button: Locator) => Promise<void>;
const byPointer: Press = (_page, button) => button.click();
const byKeyboard: Press = async (page, button) => {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
};

/** Opens the provider's window by the player's press. */
async function openProvider(page: Page, dialog: Locator, press = byPointer): Promise<Page> {
  const button = continueButton(dialog);
  await expect(button).toBeVisible();
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, button)]);
  await expect(popup.getByRole('heading', { name: 'Choose a person' })).toBeVisible();
  return popup;
}

/** Chooses on the provider's page; the window closes by itself. */
async function choose(popup: Page, name: RegExp, press = byPointer): Promise<void> {
  const closed = popup.waitForEvent('close');
  await press(popup, popup.getByRole('button', { name }));
  await closed;
}

/** The browser opens no windows from now on. */
const blockWindows = (page: Page) =>
  page.evaluate(() => {
    window.open = () => null;
  });

test(
  'registers by a provider, with what it knows filled in',
  { tag: [TAG.proofOnPhone, '@mf-auth'] },
  async ({ lobby, page }) => {
    await lobby.open('/');
    const login = await lobby.openLogin();
    const popup = await openProvider(page, login);
    await expectNoSideways(popup);
    await expectAccessible(popup, 'the sandbox provider');
    await choose(popup, /^A new person/);

    const choice = lobby.dialog(say('thirdParty.link.title'));
    await expect(choice).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'the choice to link or to register');
    await choice.getByRole('button', { name: say('thirdParty.link.register') }).click();

    const form = lobby.dialog(say('signup.title'));
    await expect(form.getByText(say('thirdParty.registerNotice', { provider: SANDBOX }))).toBeVisible();
    const { account, email, password } = newPerson();
    await form.getByLabel(say('signup.account')).fill(account);
    await form.getByLabel(say('signup.password'), { exact: true }).fill(password);
    await form.getByLabel(say('signup.checkPassword'), { exact: true }).fill(password);
    await form.getByLabel(say('signup.email')).fill(email);
    const digits = form.getByLabel(say('captcha.label'));
    if (await digits.isVisible()) await digits.fill(CAPTCHA_ANSWER);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: say('signup.submit') }).click();
    await expect(lobby.balance()).toBeVisible();
    await expect(page.getByText(say('thirdParty.linked', { provider: SANDBOX }))).toBeVisible();
  },
);

test(
  'links a login by the password, logs in by it, and unlinks it',
  { tag: '@mf-auth' },
  async ({ lobby, page, platform }) => {
    const person = await registerPerson(platform);
    await lobby.open('/');
    await test.step('links it, by the keyboard alone', async () => {
      await choose(await openProvider(page, await lobby.openLogin(), byKeyboard), /^Mei Tan/, byKeyboard);
      const choice = lobby.dialog(say('thirdParty.link.title'));
      await expect(choice.getByRole('button', { name: say('thirdParty.link.login') })).toBeFocused();
      await page.keyboard.press('Enter');
      const form = lobby.dialog(say('login.title'));
      await expect(form.getByText(say('thirdParty.linkNotice', { provider: SANDBOX }))).toBeVisible();
      await expect(form.getByLabel(say('login.account'))).toBeFocused();
      await lobby.fillLogin(person);
      await expect(lobby.balance()).toBeVisible();
      await expect(page.getByText(say('thirdParty.linked', { provider: SANDBOX }))).toBeVisible();
    });

    await test.step('logs in by it', async () => {
      await lobby.logOut();
      await choose(await openProvider(page, await lobby.openLogin()), /^Mei Tan/);
      await expect(lobby.balance()).toBeVisible();
    });

    await test.step('unlinks it', async () => {
      await openOffered(page, 'mf-auth:linkedLogins', {});
      const linked = lobby.dialog(say('linked.title'));
      const unlink = linked.getByRole('button', { name: say('linked.unlink', { provider: SANDBOX }) });
      await expect(unlink).toBeVisible();
      await expectAccessible(page, 'the linked logins');
      await byKeyboard(page, unlink);
      await expect(linked.getByText(say('linked.unlink.ask', { provider: SANDBOX }))).toBeVisible();
      await byKeyboard(page, unlink);
      await expect(page.getByText(say('linked.unlinked', { provider: SANDBOX }))).toBeVisible();
    });
  },
);

test(
  'shows a refusal at the provider as a toast, and is quiet after a closed window',
  { tag: [TAG.proofOnPhone, '@mf-auth'] },
  async ({ lobby, page }) => {
    await lobby.open('/');
    const login = await lobby.openLogin();
    await choose(await openProvider(page, login), /^Refuse$/);
    const denied = page.getByText(say('thirdParty.denied', { provider: SANDBOX }));
    await expect(denied).toBeVisible();
    await expect(denied).toBeHidden();

    const popup = await openProvider(page, login);
    await expect(login.getByText(say('thirdParty.waiting', { provider: SANDBOX }))).toBeVisible();
    await popup.close();
    await expect(login.getByText(say('thirdParty.waiting', { provider: SANDBOX }))).toBeHidden();
    await expect(continueButton(login)).toBeEnabled();
    await expect(denied).toBeHidden();
  },
);

test(
  'makes the visit in the same tab where the browser blocks the window, and takes its answer once',
  { tag: [TAG.proofOnDesktop, '@mf-auth'] },
  async ({ lobby, page, platform }) => {
    const person = await registerPerson(platform);
    await lobby.open('/discount');
    const login = await lobby.openLogin();
    await expect(continueButton(login)).toBeVisible();
    await blockWindows(page);
    await continueButton(login).click();
    const returned = page.waitForRequest(/\/authCallback\?/);
    await page.getByRole('button', { name: /^A new person/ }).click();
    // Back where it began, with the question that the dialog goes on with.
    await expect(lobby.dialog(say('thirdParty.link.title'))).toBeVisible();
    await expect(page).toHaveURL(/\/discount$/);
    await lobby
      .dialog(say('thirdParty.link.title'))
      .getByRole('button', { name: say('thirdParty.link.login') })
      .click();
    await lobby.fillLogin(person);
    await expect(lobby.balance()).toBeVisible();

    // The page has no header: what it leaves of the session is seen on the page after it.
    const showsTheEnd = () => expect(page.getByText(say('authCallback.memberHint'))).toBeVisible();
    await test.step('the same answer again, a reload and Back leave the member logged in', async () => {
      await page.goto((await returned).url(), { waitUntil: 'domcontentloaded' });
      await showsTheEnd();
      await expectNoSideways(page);
      await expectAccessible(page, 'the page of a used answer');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await showsTheEnd();
      await page.goBack({ waitUntil: 'domcontentloaded' });
      await expect(page).toHaveURL(/\/discount$/);
      await expect(lobby.balance()).toBeVisible();
      await page.goForward({ waitUntil: 'domcontentloaded' });
      await showsTheEnd();
      await page.getByRole('button', { name: say('authCallback.home') }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(lobby.balance()).toBeVisible();
    });
  },
);
