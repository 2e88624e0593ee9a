import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { bankAccountAdd, editWithdrawPassword } from '@tessera/wire';
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
const WHY = 'The name of the account is not yours.';

const amountOf = (page: Page): Locator => page.getByRole('textbox', { name: say('wallet.amount') });
const steps = (page: Page, id: string): Locator => page.getByRole('list', { name: say(id), exact: true });
const orderOf = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? '';

async function seen(page: Page, name: string): Promise<void> {
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

/** The sample site's methods with a payment page: all but the bank transfer. */
const HOSTED = [
  { name: 'Fast payment', amount: '5' },
  { name: 'Card', amount: '10' },
  { name: 'E-wallet', amount: '6' },
  { name: 'Crypto', amount: '20' },
] as const;

test('deposits by each method of the sample site', TAGS, async ({ lobby, page, platform }) => {
  await logInByWire(page, platform);
  await lobby.open('/user/Deposit');
  for (const { name, amount } of HOSTED) {
    await test.step(name, async () => {
      await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
      await amountOf(page).fill(amount);
      await payAt(page, say('deposit.payAmount', { amount: `$${amount}.00` }), 'Pay');
      await expect(steps(page, 'payment.deposit')).toContainText(
        say('deposit.success', { amount: `$${amount}.00` }),
      );
      await page.getByRole('button', { name: say('deposit.another') }).click();
    });
  }
  await test.step('Bank transfer', async () => {
    await page.getByRole('radio', { name: /^Bank transfer/ }).check();
    await amountOf(page).fill('20.05');
    await page.getByRole('button', { name: say('deposit.showAccount') }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Sample Bank')).toBeVisible();
    await expect(main.getByText('000123000456')).toBeVisible();
    await expect(
      page.getByRole('button', { name: say('history.copy', { name: say('transfer.reference') }) }),
    ).toBeVisible();
    await seen(page, 'a bank transfer that is waited for');
    await operate('deposits confirm', '--id', orderOf(page));
    await expect(steps(page, 'payment.deposit')).toContainText(say('deposit.success', { amount: '$20.05' }));
    await expect(main.getByText('000123000456')).toBeHidden();
  });
});

test('pays a fast payment on its own page', ON_PHONE, async ({ lobby, page, platform }) => {
  await logInByWire(page, platform);
  await lobby.open('/fastPayment');
  await amountOf(page).fill('5');
  await payAt(page, say('deposit.payAmount', { amount: '$5.00' }), 'Pay');
  await expect(steps(page, 'payment.deposit')).toContainText(say('deposit.success', { amount: '$5.00' }));
  await seen(page, 'a paid fast payment');
});

test(
  'opens fast payments in a window of their own from a link of a letter',
  { tag: ['@mf-member-center'] },
  async ({ lobby, page, platform }) => {
    const { account } = await logInByWire(page, platform);
    const content = '<p><a href="/fastPayment">To the fast payment</a></p>';
    await operate('letters send', '--to', account, '--title', 'Tiles', '--content', content);
    await lobby.open('/user/Letter');
    await page
      .getByRole('list', { name: say('letter.title') })
      .getByRole('link', { name: /Tiles/ })
      .click();
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'To the fast payment' }).click(),
    ]);
    await expect(window).toHaveURL('/fastPayment');
    await expect(window).toHaveTitle(say('fast.title'));
    await expect(amountOf(window)).toBeVisible();
    await expect(window.getByRole('contentinfo')).toHaveCount(0);
    await seen(window, 'a fast payment in its window');
  },
);

test(
  'shows the review and the refusal of a withdrawal without a reload',
  TAGS,
  async ({ lobby, page, platform }) => {
    const person = await logInByWire(page, platform);
    const api = await apiOf(page, platform);
    await api.send(editWithdrawPassword, { password: person.password, withdrawPassword: DIGITS });
    await api.send(bankAccountAdd, {
      bankName: 'First Bank',
      holderName: 'Ana Li',
      accountNumber: String(randomInt(10 ** 9, 10 ** 10)),
      branchCode: '021000021',
      withdrawPassword: DIGITS,
    });
    await lobby.open('/user/Withdrawal');
    await amountOf(page).fill('120');
    await page.getByLabel(say('info.withdrawPassword')).fill(DIGITS);
    await page.getByRole('button', { name: say('withdrawal.doAmount', { amount: '$120.00' }) }).click();
    const timeline = steps(page, 'payment.withdrawal');
    await expect(timeline).toContainText(say('withdrawal.reviewText'));
    const order = orderOf(page);
    await operate('withdrawals review', '--id', order);
    await expect(timeline).toContainText(say('withdrawal.checkingText'));
    await operate('withdrawals reject', '--id', order, '--why', WHY);
    await expect(timeline).toContainText(say('payment.rejected'));
    await expect(timeline).toContainText(WHY);
    await expect(timeline).toContainText(say('withdrawal.returned', { amount: '$120.00' }));
    await seen(page, 'a refused withdrawal');
    await page.getByRole('button', { name: say('withdrawal.another') }).click();
    await expect(page.getByText('$1,000.00').first()).toBeVisible();
  },
);
