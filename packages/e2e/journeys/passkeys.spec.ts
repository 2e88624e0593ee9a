import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { enterByCode } from '../harness/entry-code.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { registerPerson } from '../harness/members.ts';
import { openOffered } from '../harness/offers.ts';
import { addAuthenticator } from '../harness/passkeys.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) => text(`mf-auth:${id}`, values);

/** What a player does in the page. */
interface Acts {
  readonly taps: number;
  readonly keys: number;
  /** Requests of the page for a passkey. */
  readonly requests: number;
}

/** Counts in the page what its player does, and requests for passkeys. */
async function countActs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const acts = { taps: 0, keys: 0, requests: 0 };
    Object.assign(window, { acts });
    window.addEventListener('pointerdown', () => void (acts.taps += 1), { capture: true });
    window.addEventListener('keydown', () => void (acts.keys += 1), { capture: true });
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = (options) => {
      acts.requests += 1;
      return get(options);
    };
  });
}

const actsOf = (page: Page): Promise<Acts> =>
  page.evaluate(() => (window as unknown as { readonly acts: Acts }).acts);

test(
  'adds a passkey, logs in by it without a keystroke, proves by it, renames and removes it',
  { tag: [TAG.proofOnPhone, '@mf-auth'] },
  async ({ lobby, page, platform, problems }) => {
    // Refusals for want of a proof are answers that browsers log.
    problems.expect(/^http 428 POST .*\/x\/passkeys\/(enrol\/begin|remove)$/);
    problems.expect(/^console error: Failed to load resource: .*428/);
    const device = await addAuthenticator(page);
    const person = await registerPerson(platform);
    const dialog = lobby.dialog(say('passkeys.title'));
    await lobby.open();

    await test.step('is offered one after a login by the password, and accepts', async () => {
      await lobby.logIn(person);
      const offer = lobby.question(say('passkeys.offer.title'));
      await expect(offer).toBeVisible();
      await expectAccessible(page, 'the offer of a passkey');
      await device.confirmNext();
      await offer.getByRole('button', { name: say('passkeys.add') }).click();
      await expect(page.getByText(say('passkeys.added'))).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await device.count()).toBe(1);
    });

    await test.step('logs in by the autofill', async () => {
      await lobby.logOut();
      await countActs(page);
      await device.confirmNext();
      await lobby.openLogin();
      await expect(lobby.balance()).toBeVisible();
      const { keys, taps } = await actsOf(page);
      expect(keys).toBe(0);
      // The choice in the browser's own list is the second one.
      expect(taps).toBeLessThanOrEqual(1);
    });

    await test.step('logs in by the button, and is not offered another passkey', async () => {
      await lobby.logOut();
      await countActs(page);
      const form = await lobby.openLogin();
      await expectNoSideways(page);
      await expectAccessible(page, 'the login with a passkey');
      // The autofill waits by now: else it would be what the user confirms.
      await expect.poll(async () => (await actsOf(page)).requests).toBe(1);
      await device.confirmNext();
      await form.getByRole('button', { name: say('passkeys.logIn') }).click();
      await expect(lobby.balance()).toBeVisible();
      const { keys, taps } = await actsOf(page);
      expect(keys).toBe(0);
      expect(taps).toBeLessThanOrEqual(2);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    await test.step('proves by it where a session has given no proof', async () => {
      const token = await page.evaluate(() => localStorage.getItem('token'));
      await enterByCode(page, lobby, platform, token ?? '');
      await openOffered(page, 'mf-auth:passkeys', {});
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await expectNoSideways(page);
      await expectAccessible(page, 'the passkeys');
    });

    await test.step('renames it', async () => {
      await dialog.getByRole('button', { name: say('passkeys.rename') }).click();
      await dialog.getByLabel(say('passkeys.name'), { exact: true }).fill('My own phone');
      await dialog.getByRole('button', { name: say('passkeys.save') }).click();
      await expect(dialog.getByRole('listitem')).toContainText('My own phone');
    });

    await test.step('removes it after a proof by itself', async () => {
      await dialog
        .getByRole('button', { name: say('passkeys.remove_named', { name: 'My own phone' }) })
        .click();
      await dialog.getByRole('button', { name: say('passkeys.remove.confirm') }).click();
      const question = lobby.dialog(say('prove.title'));
      await expect(question.getByRole('button', { name: say('prove.passkey') })).toBeFocused();
      await expectAccessible(page, 'the proof by a passkey');
      await device.confirmNext();
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(page.getByText(say('passkeys.removed'))).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveCount(0);
      await dialog.getByRole('button', { name: say('close') }).click();
    });

    await test.step('is refused in words with the removed one', async () => {
      await lobby.logOut();
      await countActs(page);
      const form = await lobby.openLogin();
      await expect.poll(async () => (await actsOf(page)).requests).toBe(1);
      await device.confirmNext();
      await form.getByRole('button', { name: say('passkeys.logIn') }).click();
      await expect(form.getByText(say('passkeys.err_login'))).toBeVisible();
    });
  },
);
