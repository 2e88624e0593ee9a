import { randomUUID } from 'node:crypto';
import { layout } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { enterByCode } from '../harness/entry-code.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { createLobby } from '../harness/lobby.ts';
import { apiOf, logInByWire, logInElsewhere, registerPerson } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);
const ONE = { tag: [TAG.proofOnPhone, '@mf-member-center'] };

test(
  'edits the profile, and another window shows it at once',
  ONE,
  async ({ context, lobby, page, platform }) => {
    await logInByWire(page, platform);
    await lobby.open('/user/Info');
    const other = await context.newPage();
    await other.goto('/user/Info', { waitUntil: 'domcontentloaded' });
    await expect(other.getByText(say('info.person'))).toBeVisible();

    await page.getByRole('button', { name: say('edit.start'), exact: true }).click();
    const telegram = page.getByLabel(/^Telegram/);
    await telegram.fill('ab');
    await page.getByRole('button', { name: say('save') }).click();
    await expect(page.getByText(say('err.contactAt'))).toBeVisible();
    await expect(telegram).toBeFocused();
    await expectNoSideways(page);
    await expectAccessible(page, 'the form of the profile');
    // No other account may have it.
    await telegram.fill(`an_${randomUUID().slice(0, 8)}`);
    await page.getByRole('button', { name: say('save') }).click();
    await expect(page.getByText('an•••')).toBeVisible();
    await expect(other.getByText('an•••')).toBeVisible();
  },
);

test('sets the withdrawal password', ONE, async ({ lobby, page, platform }) => {
  const person = await logInByWire(page, platform);
  await lobby.open('/user/Security');
  const label = say('info.withdrawPassword');
  await page.getByRole('button', { name: `${say('security.set')}: ${label}` }).click();
  const dialog = lobby.dialog(label);
  await expectAccessible(page, 'the form of the withdrawal password');
  await dialog.getByLabel(say('account.password')).fill('wrong1234');
  await dialog.getByLabel(say('withdraw.digits')).fill('2468');
  await dialog.getByLabel(say('withdraw.again')).fill('2468');
  await dialog.getByRole('button', { name: say('save') }).click();
  await expect(dialog.getByText(say('err.password'))).toBeVisible();
  await dialog.getByLabel(say('account.password')).fill(person.password);
  await dialog.getByRole('button', { name: say('save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `${say('security.change')}: ${label}` })).toBeVisible();
});

test(
  'allows several devices after a fresh proof, and ends the session of another one',
  ONE,
  async ({ browser, isPhone, lobby, page, platform, problems }) => {
    // A refusal for want of a proof is an answer that browsers log.
    problems.expect(/^http 428 POST .*\/x\/sessions\/several$/);
    problems.expect(/^console error: Failed to load resource: .*428/);
    const person = await registerPerson(platform);
    const first = await logInElsewhere(platform, person);
    // An entry code brings a session that has given no proof.
    await enterByCode(page, lobby, platform, first.token);
    await lobby.open('/user/Security');
    await expect(page.getByRole('table', { name: say('logins.title') })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'security');

    await page.getByRole('checkbox', { name: say('sessions.several') }).click();
    const question = lobby.dialog(text('mf-auth:prove.title'));
    await question.getByLabel(text('mf-auth:login.password'), { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('checkbox', { name: say('sessions.several') })).toBeChecked();

    const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const there = createLobby(await device.newPage(), isPhone);
    await there.open();
    await there.logIn(person);
    await expect(there.balance()).toBeVisible();
    // The list of this page has the new session without a reload.
    await page.getByRole('button', { name: new RegExp(`^${say('sessions.end')}: `) }).click();
    await expect(page.getByText(say('sessions.ended'))).toBeVisible();
    await expect(there.balance()).toBeHidden();
    await expect(page.getByText(say('sessions.current'))).toBeVisible();
    await device.close();
  },
);

test(
  'keeps preferences for the next login on another device',
  ONE,
  async ({ browser, isPhone, lobby, page, platform }) => {
    const person = await logInByWire(page, platform);
    await lobby.open('/user/Preferences');
    await page.getByLabel(say('preferences.contrast')).selectOption('more');
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
    await page.getByLabel(say('preferences.motion'), { exact: true }).selectOption('reduced');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
    await expectNoSideways(page);
    await expectAccessible(page, 'preferences');

    const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const elsewhere = await device.newPage();
    const there = createLobby(elsewhere, isPhone);
    await there.open();
    await there.logIn(person);
    await expect(elsewhere.locator('html')).toHaveAttribute('data-contrast', 'more');
    await expect(elsewhere.locator('html')).toHaveAttribute('data-motion', 'reduced');
    await device.close();
  },
);

test('downloads the data, and closes the account', ONE, async ({ lobby, page, platform }) => {
  const person = await logInByWire(page, platform);
  await lobby.open('/user/Data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('data.json') }).click();
  expect((await download).suggestedFilename()).toBe(`${person.account}-data.json`);
  await expect(page.getByText(say('data.done'))).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'data and closing');

  const { memberCash } = await (await apiOf(page, platform)).send(layout, {});
  await page.getByRole('button', { name: say('close.start') }).click();
  if (Number(memberCash) > 0) {
    await page.getByRole('button', { name: say('close.confirm') }).click();
    await expect(page.getByText(say('close.money'))).toBeVisible();
    await page.getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: say('close.confirm') }).click();
  await expect(page.getByText(say('close.done')).first()).toBeVisible();
  await lobby.open();
  await lobby.openLogin();
  await lobby.fillLogin(person);
  await expect(lobby.dialog(text('mf-auth:login.title'))).toContainText(
    text('mf-auth:login.account_disable'),
  );
});
