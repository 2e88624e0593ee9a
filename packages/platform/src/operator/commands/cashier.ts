import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { toDecimal, type CurrencyCode } from '@tessera/domain';
import {
  CHANNELS,
  DEPOSIT_STATUSES,
  WITHDRAWAL_STATUSES,
  letterSent,
  memberCash,
  profileUpdated,
} from '@tessera/wire';
import {
  approveWithdrawal,
  rejectWithdrawal,
  returnWithdrawal,
  type Decided,
} from '../../cashier/decisions.ts';
import { takeStep } from '../../cashier/withdrawal-steps.ts';
import {
  bankAccounts,
  depositMethods,
  deposits,
  withdrawals,
  type BankAccount,
  type Withdrawal,
} from '../../db/schema/cashier.ts';
import { members } from '../../db/schema/members.ts';
import { toChannel } from '../../live/notices.ts';
import { SANDBOX_NAME } from '../../sandbox-pay/payments.ts';
import { ID, localText, type Command, type Option, type Work } from '../command.ts';
import { OperatorFailure } from '../failure.ts';
import { findMember } from '../find-member.ts';
import { needed, type Given } from '../given.ts';
import { printable } from '../printable.ts';
import { cashierSettingCommands } from './cashier-settings.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { heldPaymentCommands } from './held-payments.ts';

const MOST_ROWS = 1_000;
const COUNT: Option = { type: 'string', value: '<number>', says: '20 unless said' };
const ORDER: Option = { type: 'string', value: '<order>', says: 'its order number' };
const MEMBER: Option = { type: 'string', value: '<account>', says: 'only this member’s' };

const countOf = (given: Given): number => given.number('count', { from: 1, to: MOST_ROWS }) ?? 20;

/** The condition of a list that may be narrowed to one member. */
async function ofMember(work: Work, given: Given): Promise<SQL | undefined> {
  const account = given.text('member');
  return account === undefined ? undefined : eq(members.id, (await findMember(work, account)).id);
}

const listDeposits: Command = {
  name: 'deposits list',
  reads: true,
  says: 'lists deposits, the latest first',
  options: {
    status: { type: 'string', value: '<status>', says: `one of ${DEPOSIT_STATUSES.join(', ')}` },
    member: MEMBER,
    count: COUNT,
  },
  async run(work, given) {
    const status = given.choice('status', DEPOSIT_STATUSES);
    const rows = await work.tx
      .select({ deposit: deposits, account: members.account, method: depositMethods.kind })
      .from(deposits)
      .innerJoin(members, eq(members.id, deposits.memberId))
      .innerJoin(depositMethods, eq(depositMethods.id, deposits.methodId))
      .where(and(status === undefined ? undefined : eq(deposits.status, status), await ofMember(work, given)))
      .orderBy(desc(deposits.createdAt), desc(deposits.id))
      .limit(countOf(given));
    const lines = rows.map(
      ({ deposit, account, method }) =>
        `${deposit.orderNumber}  ${deposit.createdAt.toISOString()}  ${account}  ${money(deposit)}  ${method}  ${deposit.status}`,
    );
    return lines.join('\n') || 'None.';
  },
};

const listWithdrawals: Command = {
  name: 'withdrawals list',
  reads: true,
  says: 'lists withdrawals; those that wait for a decision, the oldest first, unless another status is asked for',
  options: {
    status: { type: 'string', value: '<status>', says: `one of ${WITHDRAWAL_STATUSES.join(', ')}` },
    member: MEMBER,
    count: COUNT,
  },
  async run(work, given) {
    const status = given.choice('status', WITHDRAWAL_STATUSES) ?? 'pending';
    const rows = await work.tx
      .select({ withdrawal: withdrawals, account: members.account, bank: bankAccounts })
      .from(withdrawals)
      .innerJoin(members, eq(members.id, withdrawals.memberId))
      .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
      .where(and(eq(withdrawals.status, status), await ofMember(work, given)))
      .orderBy(status === 'pending' ? asc(withdrawals.createdAt) : desc(withdrawals.createdAt))
      .limit(countOf(given));
    const lines = rows.map(
      ({ withdrawal, account, bank }) =>
        `${withdrawal.orderNumber}  ${withdrawal.createdAt.toISOString()}  ${account}  ${money(withdrawal)}  to ${bankOf(bank)}  ${withdrawal.status}${notWageredOf(withdrawal)}`,
    );
    return lines.join('\n') || 'None.';
  },
};

const review = stepCommand(
  'withdrawals review',
  'review',
  'says to its member that a pending withdrawal is being reviewed',
);
const paid = stepCommand(
  'withdrawals paid',
  'paid',
  'says to its member that an approved withdrawal has arrived',
);

function stepCommand(name: string, step: 'review' | 'paid', says: string): Command {
  return {
    name,
    says,
    options: { id: ORDER },
    async run(work, given) {
      const orderNumber = needed(given.text('id'), 'id');
      const stepped = await takeStep(work.tx, orderNumber, step);
      if (stepped.kind === 'unknown') throw new OperatorFailure(`There is no withdrawal ${orderNumber}.`);
      if (stepped.kind === 'not now') {
        throw new OperatorFailure(
          `The withdrawal ${orderNumber} is ${stepped.status}: this was done, or is not possible.`,
        );
      }
      const { memberId } = stepped.withdrawal;
      await work.audit(`withdrawal ${orderNumber}`, null, { step, member: memberId });
      await work.tell(toChannel(CHANNELS.member(memberId), profileUpdated, {}));
      return `The withdrawal ${orderNumber} of ${money(stepped.withdrawal)}: ${step}.`;
    },
  };
}

const approve: Command = {
  name: 'withdrawals approve',
  says: 'pays a pending withdrawal out; its member gets a letter',
  options: {
    id: ORDER,
    'not-wagered': { type: 'boolean', says: 'also where its member had to wager more before' },
  },
  async run(work, given) {
    const orderNumber = needed(given.text('id'), 'id');
    const isAllowed = given.flag('not-wagered');
    return writeDown(
      work,
      orderNumber,
      await approveWithdrawal(work.tx, orderNumber, SANDBOX_NAME, isAllowed),
    );
  },
};

const reject: Command = {
  name: 'withdrawals reject',
  says: 'refuses a pending withdrawal: the amount goes back, and its member gets a letter with the reason',
  options: { id: ORDER, why: localText('the reason, as the member reads it') },
  async run(work, given) {
    const orderNumber = needed(given.text('id'), 'id');
    const why = needed(given.localText('why'), 'why');
    return writeDown(work, orderNumber, await rejectWithdrawal(work.tx, orderNumber, why));
  },
};

const bringBack: Command = {
  name: 'withdrawals return',
  says: 'brings an approved withdrawal back that its bank returned; its member is sent the reason by letter',
  options: { id: ORDER, why: localText('the reason, as the member reads it') },
  async run(work, given) {
    const orderNumber = needed(given.text('id'), 'id');
    const why = needed(given.localText('why'), 'why');
    const decided = await returnWithdrawal(work.tx, orderNumber, why, SANDBOX_NAME);
    if (decided.kind === 'closed') {
      throw new OperatorFailure(`The withdrawal ${orderNumber} is ${decided.status}: it was not paid out.`);
    }
    return writeDown(work, orderNumber, decided, 'approved');
  },
};

async function writeDown(
  work: Work,
  orderNumber: string,
  decided: Decided,
  before: 'pending' | 'approved' = 'pending',
): Promise<string> {
  if (decided.kind === 'unknown') throw new OperatorFailure(`There is no withdrawal ${orderNumber}.`);
  if (decided.kind === 'closed') {
    throw new OperatorFailure(`The withdrawal ${orderNumber} is ${decided.status} already.`);
  }
  if (decided.kind === 'not wagered') {
    const { currency, notWagered: amount } = decided.withdrawal;
    throw new OperatorFailure(
      `Before the withdrawal ${orderNumber} its member had to wager ${money({ amount, currency })} more: reject it, or approve it with --not-wagered.`,
    );
  }
  const { withdrawal, balance, letterId } = decided;
  const { memberId, currency, status, why, notWagered } = withdrawal;
  await work.audit(
    `withdrawal ${orderNumber}`,
    { status: before },
    {
      ...{ status, member: memberId, amount: money(withdrawal) },
      ...(notWagered > 0n && { notWagered: money({ amount: notWagered, currency }) }),
      ...(why && { why }),
    },
  );
  const channel = CHANNELS.member(memberId);
  const cash = { cash: toDecimal(balance.balance, currency), version: balance.version };
  await work.tell(
    toChannel(channel, memberCash, cash),
    toChannel(channel, letterSent, { id: letterId }),
    toChannel(channel, profileUpdated, {}),
  );
  return `The withdrawal ${orderNumber} of ${money(withdrawal)} is ${status}.`;
}

const listBankAccounts: Command = {
  name: 'bank-accounts list',
  reads: true,
  says: 'lists the bank accounts that members have bound, the latest first',
  options: { member: MEMBER, count: COUNT },
  async run(work, given) {
    const rows = await work.tx
      .select({ bank: bankAccounts, account: members.account })
      .from(bankAccounts)
      .innerJoin(members, eq(members.id, bankAccounts.memberId))
      .where(and(isNull(bankAccounts.removedAt), await ofMember(work, given)))
      .orderBy(desc(bankAccounts.id))
      .limit(countOf(given));
    const lines = rows.map(
      ({ bank, account }) =>
        `${bank.id}  ${account}  ${bank.currency}  ${bankOf(bank)}${bank.verifiedAt ? '  verified' : ''}`,
    );
    return lines.join('\n') || 'None.';
  },
};

const verifyBankAccount: Command = {
  name: 'bank-accounts verify',
  says: 'takes a member’s bank account for what it says it is',
  options: { id: ID },
  async run(work, given) {
    const id = needed(given.id('id'), 'id');
    const [account] = await work.tx
      .update(bankAccounts)
      .set({ verifiedAt: work.now })
      .where(and(eq(bankAccounts.id, id), isNull(bankAccounts.verifiedAt), isNull(bankAccounts.removedAt)))
      .returning();
    if (!account) throw new OperatorFailure(`There is no bank account ${id} that is still to be verified.`);
    await work.audit(`bank account ${id}`, { verifiedAt: null }, { verifiedAt: work.now });
    await work.tell(toChannel(CHANNELS.member(account.memberId), profileUpdated, {}));
    return `The bank account ${id} is verified.`;
  },
};

const bankOf = ({ bankName, branchCode, number, holderName }: BankAccount): string =>
  printable(`${bankName} ${branchCode ?? ''} ${number} (${holderName})`);

/** Words about what its member still had to wager; empty where that is nothing. */
const notWageredOf = ({ notWagered: amount, currency }: Withdrawal): string =>
  amount === 0n ? '' : `  ${money({ amount, currency })} not wagered`;

const money = ({ amount, currency }: { readonly amount: bigint; readonly currency: CurrencyCode }): string =>
  `${toDecimal(amount, currency)} ${currency}`;

export const cashierCommands: readonly Command[] = [
  listDeposits,
  confirmTransfer,
  ...heldPaymentCommands,
  listWithdrawals,
  review,
  approve,
  paid,
  reject,
  bringBack,
  listBankAccounts,
  verifyBankAccount,
  ...cashierSettingCommands,
];
