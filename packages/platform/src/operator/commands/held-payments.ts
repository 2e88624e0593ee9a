import { asc, eq, isNull, sql } from 'drizzle-orm';
import { isDecimal, toDecimal, toMinor } from '@tessera/domain';
import { CHANNELS, depositHeld, depositSuccess, memberCash } from '@tessera/wire';
import { creditHeld, findHeld, resolveHeld, type PlacedPayment } from '../../cashier/held-payments.ts';
import { deposits, heldPayments, type HeldPayment } from '../../db/schema/cashier.ts';
import { members, type Member } from '../../db/schema/members.ts';
import { toChannel } from '../../live/notices.ts';
import { ID, type Command, type Work } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { findMember } from '../find-member.ts';
import { needed, type Given } from '../given.ts';
import { printable } from '../printable.ts';

/** For payments that were reported as paid and fit no order. */

/** What became of the latest payment before that has no number and looks the same: a repeated notice may be of that one. */
const EARLIER = sql<HeldPayment['resolution']>`(SELECT earlier.resolution FROM ${heldPayments} earlier
  WHERE earlier.provider = ${heldPayments.provider} AND earlier.order_number = ${heldPayments.orderNumber}
    AND earlier.currency = ${heldPayments.currency} AND earlier.amount = ${heldPayments.amount}
    AND earlier.payment_id IS NULL AND ${heldPayments.paymentId} IS NULL AND earlier.id < ${heldPayments.id}
  ORDER BY earlier.id DESC LIMIT 1)`;

const list: Command = {
  name: 'deposits held',
  reads: true,
  says: 'lists payments that were paid and fit no order, the oldest first; credit or return each of them',
  options: {},
  async run({ tx }) {
    const rows = await tx
      .select({ held: heldPayments, account: members.account, earlier: EARLIER })
      .from(heldPayments)
      .leftJoin(deposits, eq(deposits.orderNumber, heldPayments.orderNumber))
      .leftJoin(members, eq(members.id, deposits.memberId))
      .where(isNull(heldPayments.resolvedAt))
      .orderBy(asc(heldPayments.id));
    const lines = rows.map(({ held, account, earlier }) =>
      [
        held.id,
        held.receivedAt.toISOString(),
        printable(held.provider),
        printable(held.orderNumber),
        `${held.amount} ${held.currency}`,
        account ?? '-',
        held.reason,
        ...(held.notices > 1 ? [`${held.notices} notices`] : []),
        ...(earlier ? [`an equal one was ${earlier}`] : []),
      ].join('  '),
    );
    return lines.join('\n') || 'None.';
  },
};

const credit: Command = {
  name: 'deposits credit',
  says: 'credits a held payment to the member whose order it names, or to the member who is given',
  options: {
    id: ID,
    member: { type: 'string', value: '<account>', says: 'who paid, where no order says it' },
  },
  async run(work, given) {
    const placed = await heldOf(work, given);
    const { held } = placed;
    const member = await payerOf(work, given, placed);
    const { currency } = member;
    if (held.currency !== currency || !isDecimal(held.amount, currency)) {
      throw new OperatorFailure(
        `${held.amount} ${held.currency} is no amount of ${member.account}, who has ${currency}: pay it back, then "deposits return".`,
      );
    }
    const { deposit, balance } = await creditHeld(work.tx, placed, member, toMinor(held.amount, currency));
    const amount = toDecimal(toMinor(held.amount, currency), currency);
    await work.audit(`deposit ${held.orderNumber}`, beforeOf(placed), {
      status: 'paid',
      amount: `${amount} ${currency}`,
      member: member.id,
    });
    const channel = CHANNELS.member(member.id);
    const cash = { cash: toDecimal(balance.balance, currency), version: balance.version };
    await work.tell(toChannel(channel, memberCash, cash));
    await reportReleased(work, placed);
    if (deposit) {
      const { orderNumber, depositTimes } = deposit;
      const success = { orderNumber, depositAmount: amount, depositTimes: depositTimes ?? 0 };
      await work.tell(toChannel(channel, depositSuccess, success));
    }
    return `${amount} ${currency} of the payment ${held.orderNumber} is credited to ${member.account}.`;
  },
};

const giveBack: Command = {
  name: 'deposits return',
  says: 'ends the wait of a held payment that was paid back at the payment provider',
  options: { id: ID, why: { type: 'string', value: '"text"', says: 'how it was paid back, for the audit' } },
  async run(work, given) {
    const placed = await heldOf(work, given);
    const why = needed(given.text('why'), 'why');
    const { held } = placed;
    await resolveHeld(work.tx, held, 'returned');
    const amount = `${held.amount} ${held.currency}`;
    await work.audit(`deposit ${held.orderNumber}`, beforeOf(placed), { returned: true, amount, why });
    await reportReleased(work, placed);
    return `${amount} of the payment ${held.orderNumber} is returned.`;
  },
};

/** Reports to the order's member that its payment waits no longer. */
async function reportReleased(work: Work, { held, deposit }: PlacedPayment): Promise<void> {
  if (!deposit) return;
  const { id, orderNumber } = held;
  await work.tell(toChannel(CHANNELS.member(deposit.memberId), depositHeld, { id, orderNumber, isHeld: 0 }));
}

async function heldOf({ tx }: Work, given: Given): Promise<PlacedPayment> {
  const id = needed(given.id('id'), 'id');
  const placed = await findHeld(tx, id);
  if (!placed) throw new OperatorFailure(`There is no held payment ${id}: "deposits held" lists them.`);
  return placed;
}

async function payerOf(work: Work, given: Given, { held, deposit }: PlacedPayment): Promise<Member> {
  const account = given.text('member');
  if (account !== undefined) return findMember(work, account);
  const [member] = deposit
    ? await work.tx.select().from(members).where(eq(members.id, deposit.memberId))
    : [];
  if (!member) throw new OperatorFailure(`No order is named ${held.orderNumber}: say who paid by --member.`);
  return member;
}

const beforeOf = ({ held, deposit }: PlacedPayment) => ({
  held: held.reason,
  ...(deposit && { status: deposit.status }),
});

export const heldPaymentCommands: readonly Command[] = [list, credit, giveBack];
