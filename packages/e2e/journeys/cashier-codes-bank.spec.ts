import { randomInt } from 'node:crypto';
import { bankAccountAdd, bankAccountDefault, bankAccountRemove } from '@tessera/wire';
import {
  account,
  createMember,
  DIGITS,
  lockDigits,
  type MemberRow,
  requestOf,
  test,
} from '../harness/cashier-refusals.ts';
import { each, expectAllRefusals } from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';

const TAGS = { tag: [TAG.proof, '@mf-member-center'] };
const NO_ID = 2_000_000;

test('shows every refusal of bank accounts', TAGS, async ({ members, platform }) => {
  const [taken] = members;
  const number = String(randomInt(10 ** 9, 10 ** 10));
  await taken!.api.send(bankAccountAdd, account(number));
  const { token: withoutDigits } = await createMember(platform, {});
  // Members of this currency have given their name; points are kept by no bank.
  const { token: named } = await createMember(platform, { currency: 'RMB', digits: DIGITS });
  const { token: ofPoints } = await createMember(platform, { currency: 'GP', digits: DIGITS });
  const rows: readonly MemberRow[] = [
    { code: '101', says: 'cashier.err_digits', change: { withdraw_password: '0000' } },
    { code: '102', says: 'cashier.noDigits', token: withoutDigits },
    {
      code: '104',
      says: 'bank.err_name',
      token: named,
      change: { account_number: '6222021234567890', branch_code: null },
    },
    { code: '108', says: 'bank.noBanks', token: ofPoints },
    { code: '106', says: 'bank.err_format', change: { branch_code: '021000022' } },
    { code: '107', says: 'bank.err_taken', change: { account_number: number } },
    {
      code: '105',
      says: 'bank.full',
      async prepare({ api }) {
        for (let index = 0; index < 4; index += 1) {
          await api.send(bankAccountAdd, account()).catch((error: unknown) => error);
        }
      },
    },
    { code: '103', says: 'lock.withdraw_password', network: lockDigits },
  ];
  await each(members, async ({ page, say, open }) => {
    await open('/user/BindAccount');
    await page.getByRole('button', { name: say('bank.add') }).click();
    const dialog = page.getByRole('dialog', { name: say('bank.add') });
    await dialog.getByLabel(say('bank.name'), { exact: true }).fill('First Bank');
    await dialog.getByLabel(say('bank.holder')).fill('Ana Li');
    await dialog.getByLabel(say('bank.number')).fill('0012345678');
    await dialog.getByLabel(say('bank.routing')).fill('021000021');
  });
  await expectAllRefusals(members, bankAccountAdd, rows, async ({ page, say }) => {
    const dialog = page.getByRole('dialog', { name: say('bank.add') });
    await dialog.getByLabel(say('info.withdrawPassword')).fill(DIGITS);
    await dialog.getByRole('button', { name: say('bank.add') }).click();
  });

  await each(members, (member) => member.open('/user/BindAccount'));
  const removal: readonly MemberRow[] = [
    { code: '101', says: 'bank.err_unknown', change: { id: NO_ID } },
    {
      code: '102',
      says: 'bank.err_inUse',
      async change(member) {
        await requestOf(member);
        return { id: member.accountId };
      },
    },
  ];
  await expectAllRefusals(members, bankAccountRemove, removal, async ({ page, say }) => {
    await page
      .getByRole('button', { name: new RegExp(`^${say('edit.remove')}: First Bank`) })
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: say('bank.removeAsk') });
    await question.getByRole('button', { name: say('edit.remove') }).click();
  });
  const unknown: readonly MemberRow[] = [{ code: '101', says: 'bank.err_unknown', change: { id: NO_ID } }];
  await expectAllRefusals(members, bankAccountDefault, unknown, ({ page, say }) =>
    page
      .getByRole('button', { name: new RegExp(`^${say('bank.makeDefault')}: First Bank`) })
      .first()
      .click(),
  );
});
