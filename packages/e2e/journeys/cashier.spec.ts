import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { editWithdrawPassword } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { apiOf, logInByWire } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { payAt } from '../harness/payments.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);
const TAGS = { tag: [TAG.proofOnPhone, '@mf-member-center'] };
const ON_PHONE = { tag: [TAG.proofOnDesktop, '@mf-member-center'] };
const DIGITS = '2468';

async function seen(page: Page, name: string): Promise<void> {
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

const amountOf = (page: Page): Locator => page.getByRole('textbox', { name: say('wallet.amount') });
const steps = (page: Page, id: string): Locator => page.getByRole('list', { name: say(id), exact: true });

test(
  'deposits, binds an account and withdraws; the operator’s approval is shown without a reload',
  TAGS,
  async ({ lobby, page, platform }) => {
    const person = await logInByWire(page, platform);
    await (
      await apiOf(page, platform)
    ).send(editWithdrawPassword, { password: person.password, withdrawPassword: DIGITS });

    await test.step('deposits by the hosted payment page', async () => {
      await lobby.open('/user/Deposit');
      await expect(page).toHaveTitle(say('deposit.title'));
      await expect(page.getByText(say('deposit.lastNone'))).toBeVisible();
      await seen(page, 'the form of a deposit');
      await page.getByRole('radio', { name: /^Card/ }).check();
      await page.getByRole('button', { name: '$20.00', exact: true }).click();
      await payAt(page, say('deposit.payAmount', { amount: '$20.00' }), 'Pay');
      await expect(steps(page, 'payment.deposit')).toContainText(
        say('deposit.success', { amount: '$20.00' }),
      );
      await seen(page, 'a paid deposit');
    });

    await test.step('binds an account', async () => {
      await lobby.open('/user/Withdrawal');
      await expect(page.getByText('$1,020.00').first()).toBeVisible();
      await page.getByRole('link', { name: say('bank.add') }).click();
      await expect(page).toHaveURL('/user/BindAccount');
      await page.getByRole('button', { name: say('bank.add') }).click();
      const dialog = lobby.dialog(say('bank.add'));
      await dialog.getByLabel(say('bank.name'), { exact: true }).fill('First Bank');
      await dialog.getByLabel(say('bank.holder')).fill('Ana Li');
      await dialog.getByLabel(say('bank.number')).fill(String(randomInt(10 ** 9, 10 ** 10)));
      await dialog.getByLabel(say('bank.routing')).fill('021000022');
      await dialog.getByLabel(say('info.withdrawPassword')).fill(DIGITS);
      await dialog.getByRole('button', { name: say('bank.add') }).click();
      const routing = dialog.getByLabel(say('bank.routing'));
      await expect(routing).toHaveAccessibleDescription(say('bank.err_format'));
      await expect(routing).toBeFocused();
      await seen(page, 'the form of a bank account');
      await routing.fill('021000021');
      await dialog.getByRole('button', { name: say('bank.add') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('main').getByText('First Bank')).toBeVisible();
      await seen(page, 'the bank accounts');
    });

    await test.step('withdraws, and follows the decision', async () => {
      await lobby.open('/user/Withdrawal');
      await amountOf(page).fill('120');
      await page.getByLabel(say('info.withdrawPassword')).fill(DIGITS);
      await seen(page, 'the form of a withdrawal');
      await page.getByRole('button', { name: say('withdrawal.doAmount', { amount: '$120.00' }) }).click();
      const timeline = steps(page, 'payment.withdrawal');
      await expect(timeline).toContainText(say('withdrawal.review'));
      await seen(page, 'a withdrawal under review');
      const order = new URL(page.url()).searchParams.get('order') ?? '';
      await operate('withdrawals approve', '--id', order);
      await expect(timeline).toContainText(
        say('withdrawal.approvedText', { amount: '$120.00', bank: 'First Bank' }),
      );
      await expect(timeline).toContainText(say('withdrawal.providerText'));
      await operate('withdrawals paid', '--id', order);
      await expect(timeline).toContainText(
        say('withdrawal.paidText', { amount: '$120.00', bank: 'First Bank' }),
      );
      await seen(page, 'a paid withdrawal');
      await page.getByRole('button', { name: say('withdrawal.another') }).click();
      await expect(page.getByText('$900.00').first()).toBeVisible();
    });
  },
);

test(
  'shows a declined fast payment, and leads to another one',
  ON_PHONE,
  async ({ lobby, page, platform }) => {
    await logInByWire(page, platform);
    await lobby.open('/fastPayment');
    await expect(page).toHaveTitle(say('fast.title'));
    await expect(amountOf(page)).toBeVisible();
    await seen(page, 'a fast payment');
    await amountOf(page).fill('5');
    await payAt(page, say('deposit.payAmount', { amount: '$5.00' }), 'Decline');
    await expect(steps(page, 'payment.deposit')).toContainText(say('deposit.failedText'));
    await page.getByRole('button', { name: say('deposit.another') }).click();
    await expect(amountOf(page)).toBeVisible();
  },
);
