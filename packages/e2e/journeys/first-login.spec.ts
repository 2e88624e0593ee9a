import type { Page } from '@playwright/test';
import { editPassword, isRefusal, layout, withdrawalCreate } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { createLobby } from '../harness/lobby.ts';
import { watchMemberCalls } from '../harness/member-calls.ts';
import { apiOf, registerPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) => text(`mf-auth:${id}`, values);
const NEW_PASSWORD = 'm4vq8tzkw2';

/** The calls that the first change of a password needs. */
const NEEDED: ReadonlySet<string> = new Set([layout.name, editPassword.name]);

/** Where the form is: a dialog on desktop, the Info page on the phone. */
const placeOf = (page: Page, isPhone: boolean) =>
  isPhone ? page.getByRole('main') : page.getByRole('dialog', { name: say('password.change.required') });

const isAsked = async (page: Page, isPhone: boolean) => {
  await expect(placeOf(page, isPhone).getByLabel(say('password.change.old'), { exact: true })).toBeVisible();
  if (isPhone) await expect(page).toHaveURL(/\/user\/Info$/);
};

test(
  'a member who must choose a new password does nothing else before, in any tab',
  { tag: [TAG.sizes, '@mf-auth'] },
  async ({ context, isPhone, lobby, page, platform }) => {
    const person = await registerPerson(platform);
    await operate('members require-password-change', '--member', person.account);
    const place = placeOf(page, isPhone);
    const sent = watchMemberCalls(context);
    await lobby.open();
    await lobby.logIn(person);
    await isAsked(page, isPhone);

    await test.step('there is no way around it', async () => {
      if (!isPhone) {
        await page.keyboard.press('Escape');
        await isAsked(page, isPhone);
      }
      await page.goto('/discount', { waitUntil: 'domcontentloaded' });
      await isAsked(page, isPhone);
      await expectNoSideways(page);
      await expectAccessible(page, 'the first change of a password');
      const api = await apiOf(page, platform);
      const payOut = { bankAccountId: 1, amount: '10.00', withdrawPassword: '1234' };
      const refused: unknown = await api.send(withdrawalCreate, payOut).catch((error: unknown) => error);
      expect(isRefusal(refused, '403')).toBe(true);
    });

    const other = await context.newPage();
    const otherLobby = createLobby(other, isPhone);
    await otherLobby.openWithFault('/faq');
    await isAsked(other, isPhone);

    await test.step('the form says what is wrong', async () => {
      await place.getByLabel(say('password.change.old'), { exact: true }).fill('wrong1234');
      await place.getByLabel(say('transfer.password'), { exact: true }).fill('letmein1');
      await expect(place.getByText(say('password.weakness.common'))).toBeVisible();
      await place.getByLabel(say('signup.checkPassword'), { exact: true }).fill('letmein1');
      await page.keyboard.press('Enter');
      await expect(place.getByText(say('signup.err_psw_common'))).toBeVisible();
      await place.getByLabel(say('transfer.password'), { exact: true }).fill(NEW_PASSWORD);
      await place.getByLabel(say('signup.checkPassword'), { exact: true }).fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(place.getByText(say('prove.err_password'))).toBeVisible();
    });

    await test.step('no other call of a member was sent before, by any tab', () => {
      expect(new Set(sent)).toEqual(NEEDED);
    });

    await test.step('the new password frees every tab, at the page that was wanted', async () => {
      await place.getByLabel(say('password.change.old'), { exact: true }).fill(person.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('password.change.done'))).toBeVisible();
      const old = say('password.change.old');
      await expect(page.getByLabel(old, { exact: true })).toBeHidden();
      await expect(other.getByLabel(old, { exact: true })).toBeHidden();
      await expect(page).toHaveURL(/\/discount$/);
      await expect(other).toHaveURL(/\/faq$/);
      // The calls that waited follow.
      await expect.poll(() => sent.filter((name) => !NEEDED.has(name)).length).toBeGreaterThan(0);
    });

    await test.step('the next login asks for nothing more', async () => {
      await other.close();
      await lobby.logOut();
      await lobby.usable();
      await lobby.logIn({ ...person, password: NEW_PASSWORD });
      await expect(lobby.balance()).toBeVisible();
      await expect(page.getByLabel(say('password.change.old'), { exact: true })).toBeHidden();
    });
  },
);
