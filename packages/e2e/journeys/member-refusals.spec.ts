import type { Page } from '@playwright/test';
import { accountClose, callUrl, editWithdrawPassword, profileEdit, type Call } from '@tessera/wire';
import { logInByWire } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string) => text(`mf-member-center:${id}`);
/** Codes that are shown in the server's own words. */
const OWN = 'The server’s own words.';

/** Code → message, of each call (spec §8); a code that the call declares and that is missing fails the journey. */
const EDIT: Readonly<Record<string, string>> = {
  '103': 'err.nameTaken',
  '104': 'err.phoneTaken',
  '105': 'err.emailTaken',
  '113': 'err.codeWrong',
  '114': 'err.identityTaken',
  '120': 'edit.changed',
  '121': 'edit.closed',
  '122': 'edit.locked',
  '123': 'err.password',
  '124': 'err.locked',
  '206': 'err.email',
  '209': 'err.phone',
  '214': 'err.blocked',
  '215': OWN,
  '216': 'err.blocked',
  '222': 'err.codeUnknown',
  '223': 'err.identityTaken',
  '227': 'err.name',
  '301': OWN,
  '302': OWN,
  '304': OWN,
  '305': OWN,
  '306': OWN,
  '307': OWN,
  '308': OWN,
};
const WITHDRAW: Readonly<Record<string, string>> = { '101': 'err.password', '103': 'err.locked' };
const CLOSE: Readonly<Record<string, string>> = {
  '101': 'err.password',
  '103': 'err.locked',
  '104': 'close.providers',
  '105': 'close.deposit',
  '106': 'close.round',
  '107': 'close.money',
  '108': 'close.agent',
};

const wordsOf = (id: string) => (id === OWN ? OWN : say(id));

/** Answers a call with a code from now on, in place of the platform. */
async function refuseWith(page: Page, call: Call, code: string): Promise<void> {
  const address = `**${callUrl(call)}`;
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ json: { code, message: OWN, data: null } }));
}

test('has a row for each code of these calls', () => {
  expect(Object.keys(EDIT).sort()).toEqual(Object.keys(profileEdit.codes).sort());
  expect(Object.keys(WITHDRAW).sort()).toEqual(Object.keys(editWithdrawPassword.codes).sort());
  expect(Object.keys(CLOSE).sort()).toEqual(Object.keys(accountClose.codes).sort());
});

test(
  'shows every refusal of the profile, the withdrawal password and the closing',
  { tag: ['@mf-member-center'] },
  async ({ lobby, page, platform }) => {
    const person = await logInByWire(page, platform);
    await lobby.open('/user/Info');
    await page.getByRole('button', { name: say('edit.start'), exact: true }).click();
    await page.getByLabel(/^Telegram/).fill('ana_lima');
    for (const [code, id] of Object.entries(EDIT)) {
      await test.step(`profile ${code}`, async () => {
        await refuseWith(page, profileEdit, code);
        const answer = page.waitForResponse(`**${callUrl(profileEdit)}`);
        await page.getByRole('button', { name: say('save') }).click();
        await answer;
        await expect(page.getByText(wordsOf(id)).first()).toBeVisible();
      });
    }
    await page.getByRole('button', { name: say('cancel') }).click();

    await lobby.open('/user/Security');
    const label = say('info.withdrawPassword');
    await page.getByRole('button', { name: `${say('security.set')}: ${label}` }).click();
    const dialog = lobby.dialog(label);
    await dialog.getByLabel(say('account.password')).fill(person.password);
    await dialog.getByLabel(say('withdraw.digits')).fill('2468');
    await dialog.getByLabel(say('withdraw.again')).fill('2468');
    for (const [code, id] of Object.entries(WITHDRAW)) {
      await refuseWith(page, editWithdrawPassword, code);
      await dialog.getByRole('button', { name: say('save') }).click();
      await expect(dialog.getByText(wordsOf(id))).toBeVisible();
    }

    await lobby.open('/user/Data');
    await page.getByRole('button', { name: say('close.start') }).click();
    const stays = page.getByRole('checkbox');
    if (await stays.isVisible()) await stays.check();
    for (const [code, id] of Object.entries(CLOSE)) {
      await refuseWith(page, accountClose, code);
      const answer = page.waitForResponse(`**${callUrl(accountClose)}`);
      await page.getByRole('button', { name: say('close.confirm') }).click();
      await answer;
      await expect(page.getByText(wordsOf(id)).first()).toBeVisible();
    }
  },
);
