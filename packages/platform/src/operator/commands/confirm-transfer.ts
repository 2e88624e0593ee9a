import { eq } from 'drizzle-orm';
import { isDecimal, toDecimal, toMinor } from '@tessera/domain';
import { CHANNELS, depositSuccess, memberCash } from '@tessera/wire';
import { creditDeposit } from '../../cashier/settle-deposit.ts';
import { depositMethods, deposits } from '../../db/schema/cashier.ts';
import { toChannel } from '../../live/notices.ts';
import type { Command } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { needed } from '../given.ts';

/** Owner of the account in the books that transfers to the site's bank account come from. */
const BANK_NAME = 'bank transfer';

/** Credits an order whose transfer has arrived, whatever it had become before, with the amount that arrived. */
export const confirmTransfer: Command = {
  name: 'deposits confirm',
  says: 'credits a deposit whose bank transfer has arrived on the site’s account',
  options: {
    id: {
      type: 'string',
      value: '<order>',
      says: 'its order number, which the transfer has as its reference',
    },
    amount: {
      type: 'string',
      value: '<amount>',
      says: 'what has arrived, where it is not the amount of the order',
    },
  },
  async run(work, given) {
    const orderNumber = needed(given.text('id'), 'id');
    const [found] = await work.tx
      .select({ deposit: deposits, account: depositMethods.transferAccount })
      .from(deposits)
      .innerJoin(depositMethods, eq(depositMethods.id, deposits.methodId))
      .where(eq(deposits.orderNumber, orderNumber));
    if (!found) throw new OperatorFailure(`There is no deposit ${orderNumber}.`);
    const { deposit: before, account } = found;
    if (!account) throw new OperatorFailure(`The deposit ${orderNumber} is not paid by a bank transfer.`);
    if (before.status === 'paid') throw new OperatorFailure(`The deposit ${orderNumber} is paid already.`);
    const { currency, memberId } = before;
    const text = given.text('amount') ?? toDecimal(before.amount, currency);
    if (!/^\d{1,15}(\.\d+)?$/.test(text) || !isDecimal(text, currency) || toMinor(text, currency) <= 0n) {
      throw new OperatorFailure(`--amount "${text}" must be an amount of ${currency} above zero, like 100`);
    }
    const arrived = toMinor(text, currency);
    const { deposit, balance } = await creditDeposit(work.tx, before, arrived, BANK_NAME);
    const amount = toDecimal(arrived, currency);
    await work.audit(
      `deposit ${orderNumber}`,
      { status: before.status, amount: `${toDecimal(before.amount, currency)} ${currency}` },
      { status: 'paid', amount: `${amount} ${currency}`, member: memberId },
    );
    const channel = CHANNELS.member(memberId);
    const cash = { cash: toDecimal(balance.balance, currency), version: balance.version };
    const success = { orderNumber, depositAmount: amount, depositTimes: deposit.depositTimes ?? 0 };
    await work.tell(toChannel(channel, memberCash, cash), toChannel(channel, depositSuccess, success));
    return `The deposit ${orderNumber} of ${amount} ${currency} is credited.`;
  },
};
