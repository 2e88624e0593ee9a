import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import {
  amountLeftToday,
  amountRange,
  toWire,
  turnoverMissing,
  type Calls,
  type CodeOf,
} from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { Refused } from '../db/refused.ts';
import {
  bankAccounts,
  withdrawals,
  type BankAccount,
  type CashierSettings,
  type Withdrawal,
} from '../db/schema/cashier.ts';
import type { Member } from '../db/schema/members.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { keyReused } from '../http/refusal.ts';
import { balanceOf, memberAccount, openAccount, type AccountName, type Balance } from '../ledger/accounts.ts';
import { BalanceTooLow, book } from '../ledger/book.ts';
import { siteDay } from '../site/calendar.ts';
import { findBankAccount } from './bank-accounts.ts';
import { isKeptKey } from '../http/idempotency/kept-key.ts';
import { newOrderNumber } from './order-number.ts';
import { refusalOf, RefusedWith, type Outcome } from './refused-with.ts';
import { cashierSettingsOf } from './settings.ts';
import { turnoverOf } from './turnover.ts';

type CreateCode = CodeOf<Calls['withdrawalCreate']>;
type CancelCode = CodeOf<Calls['withdrawalCancel']>;

interface WithdrawalRequest {
  readonly member: Pick<Member, 'id' | 'currency'>;
  readonly bankAccountId: number;
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly operation: string | null;
}

interface Moved {
  readonly withdrawal: Withdrawal;
  /** The member's, afterwards. */
  readonly balance: Balance;
  /** `false` where this repeats a request that was carried out before. */
  readonly isNew: boolean;
}

/** What a member has asked for and not yet got: out of the balance, and still the member's if it is refused. */
export const heldAccount = ({
  memberId,
  currency,
}: Pick<Withdrawal, 'memberId' | 'currency'>): AccountName => ({
  kind: 'withdrawal',
  owner: String(memberId),
  currency,
});

/** Asks for a withdrawal, in one serialisable transaction. That the member asks has been proved before. */
export async function requestWithdrawal(
  db: Database,
  request: WithdrawalRequest,
  now: Date,
): Promise<Outcome<Moved, CreateCode>> {
  try {
    return { kind: 'done', ...(await serializable(db, (tx) => hold(tx, request, now))) };
  } catch (error) {
    if (error instanceof BalanceTooLow) return { kind: 'refused', code: '104' };
    return refusalOf<CreateCode>(error);
  }
}

async function hold(tx: Transaction, request: WithdrawalRequest, now: Date): Promise<Moved> {
  const { member, bankAccountId, amount, operation } = request;
  const { currency } = member;
  const from = await openAccount(tx, memberAccount(member.id, currency));
  const known = operation === null ? undefined : await findByOperation(tx, member.id, operation);
  if (known && !isKeptKey(known.createdAt, now)) {
    await tx.update(withdrawals).set({ operation: null }).where(eq(withdrawals.id, known.id));
  } else if (known) {
    if (known.bankAccountId !== bankAccountId || known.amount !== amount) {
      throw keyReused('this idempotency key was used for another withdrawal');
    }
    return { withdrawal: known, balance: await balanceOf(tx, from), isNew: false };
  }
  const account = await findBankAccount(tx, member.id, bankAccountId);
  if (account?.currency !== currency) throw new Refused<CreateCode>('109');
  const settings = await cashierSettingsOf(tx, currency);
  await checkLimits(tx, request, settings, now);
  const withdrawal = await placeWithdrawal(tx, { ...request, notWagered: 0n }, now);
  return { withdrawal, balance: await balanceOf(tx, from), isNew: true };
}

/** Asks for all that a member has, whatever the limits: an operator sees what was not wagered, and decides. */
export async function requestAll(
  tx: Transaction,
  request: WithdrawalRequest,
  now: Date,
): Promise<Withdrawal> {
  const notWagered = await notWageredBy(tx, request.member);
  return placeWithdrawal(tx, { ...request, notWagered }, now);
}

/** Returns what a member must still wager before an ordinary withdrawal, in minor units. */
export async function notWageredBy(
  queries: Queries,
  member: Pick<Member, 'id' | 'currency'>,
): Promise<bigint> {
  const { turnoverPercent } = await cashierSettingsOf(queries, member.currency);
  const { required, done } = await turnoverOf(queries, member, turnoverPercent);
  return required - done;
}

/** Takes the amount out of the balance, and lets it wait for an operator. @throws BalanceTooLow */
async function placeWithdrawal(
  tx: Transaction,
  {
    member,
    bankAccountId,
    amount,
    operation,
    notWagered,
  }: WithdrawalRequest & Pick<Withdrawal, 'notWagered'>,
  now: Date,
): Promise<Withdrawal> {
  const { currency } = member;
  const orderNumber = newOrderNumber('W', now);
  const from = await openAccount(tx, memberAccount(member.id, currency));
  const to = await openAccount(tx, heldAccount({ memberId: member.id, currency }));
  await book(tx, { key: `withdrawal:${orderNumber}:hold`, kind: 'withdrawal_hold', from, to, amount });
  const [withdrawal] = await tx
    .insert(withdrawals)
    .values({
      orderNumber,
      memberId: member.id,
      bankAccountId,
      currency,
      amount,
      notWagered,
      day: siteDay(now),
      operation,
      createdAt: now,
    })
    .returning();
  if (!withdrawal) throw new Error('the withdrawal was not written');
  return withdrawal;
}

async function checkLimits(
  tx: Transaction,
  { member, amount }: WithdrawalRequest,
  settings: CashierSettings,
  now: Date,
): Promise<void> {
  const { currency } = member;
  const decimal = (minor: bigint) => toDecimal(minor, currency);
  const { withdrawalMinimum: minimum, withdrawalMaximum: maximum } = settings;
  if (amount < minimum || amount > maximum) {
    const range = { minimum: decimal(minimum), maximum: decimal(maximum) };
    throw new RefusedWith<CreateCode>('105', toWire(amountRange, range));
  }
  const left = await leftToday(tx, member.id, settings, now);
  if (left.count === 0) throw new Refused<CreateCode>('106');
  if (amount > left.amount) {
    throw new RefusedWith<CreateCode>('107', toWire(amountLeftToday, { amountLeft: decimal(left.amount) }));
  }
  const turnover = await turnoverOf(tx, member, settings.turnoverPercent);
  if (turnover.done < turnover.required) {
    const missing = { turnoverRequired: decimal(turnover.required), turnoverDone: decimal(turnover.done) };
    throw new RefusedWith<CreateCode>('108', toWire(turnoverMissing, missing));
  }
}

/** What a member may still take out on this day of the site's calendar; what came back does not count. */
export async function leftToday(
  queries: Queries,
  memberId: number,
  settings: CashierSettings,
  now: Date,
): Promise<{ count: number; amount: bigint }> {
  const [used] = await queries
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<bigint>`coalesce(sum(${withdrawals.amount}), 0)`.mapWith(BigInt),
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        eq(withdrawals.day, siteDay(now)),
        inArray(withdrawals.status, ['pending', 'approved']),
      ),
    );
  const amount = settings.withdrawalAmountPerDay - (used?.amount ?? 0n);
  return {
    count: Math.max(0, settings.withdrawalsPerDay - (used?.count ?? 0)),
    amount: amount > 0n ? amount : 0n,
  };
}

async function findByOperation(queries: Queries, memberId: number, operation: string) {
  const [found] = await queries
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.operation, operation)));
  return found;
}

/** A withdrawal and where it goes. */
export interface PlacedWithdrawal {
  readonly withdrawal: Withdrawal;
  readonly account: BankAccount;
}

/** To be narrowed by what is asked for. */
export const withAccount = (queries: Queries) =>
  queries
    .select({ withdrawal: withdrawals, account: bankAccounts })
    .from(withdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .$dynamic();

/** The withdrawal of this number: the member's, or anybody's. */
export async function findWithdrawal(
  queries: Queries,
  orderNumber: string,
  memberId?: number,
): Promise<PlacedWithdrawal | undefined> {
  const [found] = await withAccount(queries).where(
    and(
      eq(withdrawals.orderNumber, orderNumber),
      memberId === undefined ? undefined : eq(withdrawals.memberId, memberId),
    ),
  );
  return found;
}

/** Takes a withdrawal back while it is pending: of a decision and this at once, one is carried out. */
export async function cancelWithdrawal(
  db: Database,
  { memberId, orderNumber, operation }: { memberId: number; orderNumber: string; operation: string | null },
): Promise<Outcome<Moved & PlacedWithdrawal, CancelCode>> {
  try {
    return await serializable(db, async (tx) => {
      const placed = await findWithdrawal(tx, orderNumber, memberId);
      if (!placed) throw new Refused<CancelCode>('101');
      const { withdrawal, account } = placed;
      const { status, closeOperation } = withdrawal;
      if (status === 'cancelled' && operation !== null && closeOperation === operation) {
        const own = await openAccount(tx, memberAccount(memberId, withdrawal.currency));
        return { kind: 'done', withdrawal, account, balance: await balanceOf(tx, own), isNew: false };
      }
      if (status !== 'pending') throw new Refused<CancelCode>('102');
      const { mayCancelWithdrawal } = await cashierSettingsOf(tx, withdrawal.currency);
      if (!mayCancelWithdrawal) throw new Refused<CancelCode>('103');
      const closed = await closeWithdrawal(tx, withdrawal, {
        status: 'cancelled',
        closeOperation: operation,
      });
      return { kind: 'done', account, withdrawal: closed, balance: await giveBack(tx, closed), isNew: true };
    });
  } catch (error) {
    return refusalOf<CancelCode>(error);
  }
}

/** Closes a withdrawal in the state in which this transaction has found it. */
export async function closeWithdrawal(
  tx: Transaction,
  { id, status }: Withdrawal,
  change: Pick<Partial<Withdrawal>, 'status' | 'why' | 'closeOperation'>,
): Promise<Withdrawal> {
  const [closed] = await tx
    .update(withdrawals)
    .set({ ...change, closedAt: new Date() })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.status, status)))
    .returning();
  if (!closed) throw new Error('the withdrawal was closed in its own transaction');
  return closed;
}

/** Brings what was held back to the member. @returns what the member has then */
export async function giveBack(tx: Transaction, withdrawal: Withdrawal): Promise<Balance> {
  const { orderNumber, memberId, currency, amount } = withdrawal;
  const from = await openAccount(tx, heldAccount(withdrawal));
  const to = await openAccount(tx, memberAccount(memberId, currency));
  await book(tx, { key: `withdrawal:${orderNumber}:return`, kind: 'withdrawal_return', from, to, amount });
  return balanceOf(tx, to);
}
