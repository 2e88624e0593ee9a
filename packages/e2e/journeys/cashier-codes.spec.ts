import type { Route } from '@playwright/test';
import {
  callUrl,
  depositCancel,
  depositCreate,
  depositDetail,
  depositMethods,
  responsibleLimit,
  withdrawalCancel,
  withdrawalCreate,
  withdrawalDetail,
  withdrawalTerms,
} from '@tessera/wire';
import {
  createMember,
  lockDigits,
  type Member,
  type MemberRow,
  requestOf,
  sendDeposit,
  sendWithdrawal,
  test,
} from '../harness/cashier-refusals.ts';
import { operate } from '../harness/operator.ts';
import { each, expectAllRefusals } from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';

/**
 * Deposits and withdrawals; bank accounts are in `cashier-codes-bank.spec.ts`, what needs another state of the site
 * in `cashier-codes-site.spec.ts`.
 */

const TAGS = { tag: [TAG.proof, '@mf-member-center'] };
const NO_ID = 2_000_000;
const NO_ORDER = 'D0-NONE';

/** An order by card, and its payment page. */
async function order({ api }: Member, amount = '10') {
  const { list } = await api.send(depositMethods, {});
  const methodId = list.find(({ kind }) => kind === 'card')?.id ?? 0;
  return api.send(depositCreate, { methodId, amount });
}

/** Lets the platform answer, and replaces fields of its answer. */
async function answerWith(route: Route, fields: object): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { readonly data: object };
  await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...fields } } });
}

/** Presses a button of the payment page. */
const decide = (url: string, decision: 'pay' | 'later' | 'decline') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

test('shows every refusal of a deposit', TAGS, async ({ members }) => {
  await each(members, (member) => member.open('/user/Deposit'));
  const rows: readonly MemberRow[] = [
    { code: '101', says: 'deposit.err_method', change: { method_id: NO_ID } },
    {
      code: '102',
      says: 'cashier.err_range',
      values: { minimum: '$5.00', maximum: '$500.00' },
      change: { amount: '1' },
    },
    {
      code: '104',
      says: 'deposit.err_limitLeft',
      values: { amount: '$30.00' },
      prepare: ({ api }) => api.send(responsibleLimit, { kind: 'deposit', period: 'day', amount: '30' }),
      change: { amount: '31' },
    },
    {
      code: '103',
      says: 'deposit.err_open',
      async prepare(member) {
        for (let index = 0; index < 3; index += 1) await order(member);
      },
    },
  ];
  await expectAllRefusals(members, depositCreate, rows, sendDeposit, ['105', '106']);
});

test('shows every refusal of an order that is looked at or cancelled', TAGS, async ({ members }) => {
  const unknown: readonly MemberRow[] = [{ code: '101', says: 'cashier.unknown' }];
  await expectAllRefusals(members, depositDetail, unknown, ({ open }) =>
    open(`/user/Deposit?order=${NO_ORDER}`),
  );
  await expectAllRefusals(members, withdrawalDetail, unknown, ({ open }) =>
    open(`/user/Withdrawal?order=${NO_ORDER}`),
  );
  const ofDeposit: readonly MemberRow[] = [
    { code: '101', says: 'cashier.unknown', change: { order_number: NO_ORDER } },
    {
      code: '102',
      says: 'cashier.closed',
      async change(member) {
        const { orderNumber, url } = await order(member);
        await decide(url, 'decline');
        return { order_number: orderNumber };
      },
    },
    {
      code: '103',
      says: 'deposit.err_paying',
      async change(member) {
        const { orderNumber, url } = await order(member);
        await decide(url, 'later');
        return { order_number: orderNumber };
      },
    },
  ];
  await each(members, async (member) => {
    const { orderNumber } = await order(member);
    await member.open(`/user/Deposit?order=${orderNumber}`);
  });
  await expectAllRefusals(members, depositCancel, ofDeposit, ({ page, say }) =>
    page.getByRole('button', { name: say('deposit.cancel') }).click(),
  );
  const ofWithdrawal: readonly MemberRow[] = [
    { code: '101', says: 'cashier.unknown', change: { order_number: NO_ORDER } },
    {
      code: '102',
      says: 'cashier.closed',
      async change(member) {
        const { orderNumber } = await requestOf(member);
        await operate('withdrawals reject', '--id', orderNumber, '--why', 'no');
        return { order_number: orderNumber };
      },
    },
    // The sample site's policy.
    { code: '103', says: 'withdrawal.err_policy' },
  ];
  await each(members, async (member) => {
    // The page offers no cancelling where the policy forbids it.
    await member.page.route(`**${callUrl(withdrawalDetail)}`, (route) =>
      answerWith(route, { is_cancellable: 1 }),
    );
    const { orderNumber } = await requestOf(member);
    await member.open(`/user/Withdrawal?order=${orderNumber}`);
  });
  await expectAllRefusals(members, withdrawalCancel, ofWithdrawal, ({ page, say }) =>
    page.getByRole('button', { name: say('withdrawal.cancel') }).click(),
  );
});

test('shows every refusal of a withdrawal', TAGS, async ({ members, platform }) => {
  const { token: withoutDigits } = await createMember(platform, {});
  await each(members, (member) => member.open('/user/Withdrawal'));
  const rows: readonly MemberRow[] = [
    { code: '101', says: 'cashier.err_digits', change: { withdraw_password: '0000' } },
    // The form asks for the digits first.
    { code: '102', says: 'cashier.noDigits', token: withoutDigits },
    { code: '104', says: 'withdrawal.err_balance', change: { amount: '4000' } },
    {
      code: '105',
      says: 'cashier.err_range',
      values: { minimum: '$20.00', maximum: '$1,000.00' },
      change: { amount: '1' },
    },
    { code: '109', says: 'bank.err_unknown', change: { bank_account_id: NO_ID } },
    {
      code: '103',
      says: 'lock.withdraw_password',
      network: lockDigits,
    },
  ];
  const count: MemberRow = {
    code: '106',
    says: 'withdrawal.err_count',
    async prepare(member) {
      // The page hides the form once it knows that none is left.
      await member.page.route(`**${callUrl(withdrawalTerms)}`, (route) =>
        answerWith(route, { count_left: 5 }),
      );
      await member.open('/user/Withdrawal');
      for (let index = 0; index < 5; index += 1) await requestOf(member);
    },
  };
  await expectAllRefusals(members, withdrawalCreate, [...rows, count], sendWithdrawal, ['107', '108']);
});
