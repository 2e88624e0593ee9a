import type { Page } from '@playwright/test';
import {
  bankAccountAdd,
  bankAccountRemove,
  callUrl,
  depositCreate,
  editWithdrawPassword,
  withdrawalCreate,
  type Call,
} from '@tessera/wire';
import { apiOf, logInByWire } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

type Values = Readonly<Record<string, string>>;
const say = (id: string, values?: Values) => text(`mf-member-center:${id}`, values);
const DIGITS = '2468';

/** Code → message, of each call; a code that the call declares and that is missing fails the journey. */
type Table = Readonly<Record<string, readonly [id: string, values?: Values]>>;
const DEPOSIT: Table = {
  '101': ['deposit.err_method'],
  '102': ['cashier.err_range', { minimum: '$5.00', maximum: '$500.00' }],
  '103': ['deposit.err_open'],
  '104': ['deposit.err_limit'],
  '105': ['deposit.bankText'],
  '106': ['deposit.err_away'],
};
const WITHDRAWAL: Table = {
  '101': ['cashier.err_digits'],
  '102': ['cashier.noDigits'],
  '103': ['err.locked'],
  '104': ['withdrawal.err_balance'],
  '105': ['cashier.err_range', { minimum: '$20.00', maximum: '$1,000.00' }],
  '106': ['withdrawal.err_count'],
  '107': ['withdrawal.err_left', { amount: '$10,000.00' }],
  '108': ['withdrawal.err_turnover'],
  '109': ['bank.err_unknown'],
};
const ADD: Table = {
  '101': ['cashier.err_digits'],
  '102': ['cashier.noDigits'],
  '103': ['err.locked'],
  '104': ['bank.err_name'],
  '105': ['bank.full'],
  '106': ['bank.err_format'],
  '107': ['bank.err_taken'],
  '108': ['bank.noBanks'],
};
const REMOVE: Table = { '101': ['bank.err_unknown'], '102': ['bank.err_inUse'] };

const TABLES: readonly (readonly [Call, Table])[] = [
  [depositCreate, DEPOSIT],
  [withdrawalCreate, WITHDRAWAL],
  [bankAccountAdd, ADD],
  [bankAccountRemove, REMOVE],
];

test('has a row for each code of the cashier’s calls', () => {
  for (const [call, table] of TABLES) {
    expect(Object.keys(table).sort(), call.name).toEqual(Object.keys(call.codes).sort());
  }
});

/** Shows each refusal of a call in place of the platform's answer. @param send presses what sends the call */
async function showEach(page: Page, call: Call, table: Table, send: () => Promise<void>): Promise<void> {
  const address = `**${callUrl(call)}`;
  for (const [code, [id, values]] of Object.entries(table)) {
    await test.step(`${call.name} ${code}`, async () => {
      await page.unroute(address);
      await page.route(address, (route) => route.fulfill({ json: { code, message: '', data: null } }));
      const answer = page.waitForResponse(address);
      await send();
      await answer;
      await expect(page.getByText(say(id, values)).first()).toBeVisible();
    });
  }
  await page.unroute(address);
}

test(
  'shows every refusal of deposits, withdrawals and bank accounts',
  { tag: ['@mf-member-center'] },
  async ({ lobby, page, platform }) => {
    const person = await logInByWire(page, platform);
    const api = await apiOf(page, platform);
    await api.send(editWithdrawPassword, { password: person.password, withdrawPassword: DIGITS });

    await lobby.open('/user/BindAccount');
    await page.getByRole('button', { name: say('bank.add') }).click();
    const dialog = lobby.dialog(say('bank.add'));
    await dialog.getByLabel(say('bank.name'), { exact: true }).fill('First Bank');
    await dialog.getByLabel(say('bank.holder')).fill('Ana Li');
    await dialog.getByLabel(say('bank.number')).fill('0012345678');
    await dialog.getByLabel(say('bank.routing')).fill('021000021');
    await dialog.getByLabel(say('info.withdrawPassword')).fill(DIGITS);
    const add = () => dialog.getByRole('button', { name: say('bank.add') }).click();
    await showEach(page, bankAccountAdd, ADD, add);
    await add();
    await expect(dialog).toBeHidden();
    await showEach(page, bankAccountRemove, REMOVE, async () => {
      await page.getByRole('button', { name: new RegExp(`^${say('edit.remove')}: First Bank`) }).click();
      await lobby
        .question(say('bank.removeAsk'))
        .getByRole('button', { name: say('edit.remove') })
        .click();
    });

    await lobby.open('/user/Withdrawal');
    await page.getByRole('textbox', { name: say('wallet.amount') }).fill('120');
    await page.getByLabel(say('info.withdrawPassword')).fill(DIGITS);
    await showEach(page, withdrawalCreate, WITHDRAWAL, () =>
      page.getByRole('button', { name: say('withdrawal.doAmount', { amount: '$120.00' }) }).click(),
    );

    await lobby.open('/user/Deposit');
    await page.getByRole('textbox', { name: say('wallet.amount') }).fill('20');
    await showEach(page, depositCreate, DEPOSIT, async () => {
      // The window waits for an address, and closes without one.
      const [waiting] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: say('deposit.payAmount', { amount: '$20.00' }) }).click(),
      ]);
      if (!waiting.isClosed()) await waiting.waitForEvent('close');
    });
  },
);
