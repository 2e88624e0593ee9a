import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { toDecimal, type CurrencyCode } from '@tessera/domain';
import { amountRange, depositRestriction, toWire, type Calls, type CodeOf } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { Refused } from '../db/refused.ts';
import { deposits, depositMethods, type Deposit, type DepositMethod } from '../db/schema/cashier.ts';
import type { Member } from '../db/schema/members.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { keyReused } from '../http/refusal.ts';
import { restrictionOf, type Restriction } from '../responsible/guard.ts';
import { remindOfDeposit } from '../responsible/reminders.ts';
import { isKeptKey } from '../http/idempotency/kept-key.ts';
import { newOrderNumber } from './order-number.ts';
import type { PaymentOrder, PaymentProvider } from './provider.ts';
import { refusalOf, RefusedWith, type Outcome } from './refused-with.ts';
import { cashierSettingsOf } from './settings.ts';
import { needsVerifiedAccount } from './verified-account.ts';

/** Where the provider's page leads back to: the member's records. */
const RETURN_TO = '/user/DWRecord';
const MINUTE_MS = 60_000;

type CreateCode = CodeOf<Calls['depositCreate']>;
type CancelCode = CodeOf<Calls['depositCancel']>;

/** A deposit and the method it is made by. */
export interface PlacedDeposit {
  readonly deposit: Deposit;
  readonly method: DepositMethod;
}

interface DepositRequest {
  readonly member: Pick<Member, 'id' | 'currency'>;
  readonly methodId: number;
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly operation: string | null;
}

/** The methods that are open to a currency, in their order. */
export const methodsOf = (queries: Queries, currency: Member['currency']): Promise<DepositMethod[]> =>
  queries
    .select()
    .from(depositMethods)
    .where(and(eq(depositMethods.currency, currency), sql`${depositMethods.closedAt} IS NULL`))
    .orderBy(asc(depositMethods.position), asc(depositMethods.id));

/** Deposits of a member that wait for their payment. */
export async function countOpen(queries: Queries, memberId: number, now: Date): Promise<number> {
  const [row] = await queries
    .select({ n: count() })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.status, 'pending'), gt(deposits.expiresAt, now)));
  return row?.n ?? 0;
}

interface OpenedDeposit extends PlacedDeposit {
  /** `false`: the same request has opened it before. */
  readonly isNew: boolean;
}

/** Opens a deposit, in one serialisable transaction: limits hold for several at once, too. */
export async function openDeposit(
  db: Database,
  request: DepositRequest,
  now: Date,
): Promise<Outcome<OpenedDeposit, CreateCode>> {
  try {
    return { kind: 'done', ...(await serializable(db, (tx) => place(tx, request, now))) };
  } catch (error) {
    return refusalOf<CreateCode>(error);
  }
}

async function place(tx: Transaction, request: DepositRequest, now: Date): Promise<OpenedDeposit> {
  const { member, methodId, amount, operation } = request;
  const { currency } = member;
  const known = operation === null ? undefined : await findByOperation(tx, member.id, operation);
  if (known && !isKeptKey(known.deposit.createdAt, now)) {
    await tx.update(deposits).set({ operation: null }).where(eq(deposits.id, known.deposit.id));
  } else if (known) {
    if (known.deposit.methodId !== methodId || known.deposit.amount !== amount) {
      throw keyReused('this idempotency key was used for another deposit');
    }
    return { ...known, isNew: false };
  }
  const method = (await methodsOf(tx, currency)).find(({ id }) => id === methodId);
  if (!method) throw new Refused<CreateCode>('101');
  if (amount < method.minimum || amount > method.maximum) {
    const range = {
      minimum: toDecimal(method.minimum, currency),
      maximum: toDecimal(method.maximum, currency),
    };
    throw new RefusedWith<CreateCode>('102', toWire(amountRange, range));
  }
  if (await needsVerifiedAccount(tx, member)) throw new Refused<CreateCode>('105');
  const settings = await cashierSettingsOf(tx, currency);
  if ((await countOpen(tx, member.id, now)) >= settings.openDeposits) throw new Refused<CreateCode>('103');
  const restriction = await restrictionOf(tx, member, { kind: 'deposit', amount }, now);
  if (restriction) throw new RefusedWith<CreateCode>('104', toldOf(restriction, currency));
  const [deposit] = await tx
    .insert(deposits)
    .values({
      orderNumber: newOrderNumber('D', now),
      memberId: member.id,
      methodId,
      currency,
      amount,
      operation,
      createdAt: now,
      expiresAt: new Date(now.getTime() + (method.openMinutes ?? settings.depositMinutes) * MINUTE_MS),
    })
    .returning();
  if (!deposit) throw new Error('the deposit was not written');
  await remindOfDeposit(tx, member, amount, now);
  return { deposit, method, isNew: true };
}

/** A restriction, as the refusal carries it. */
function toldOf({ kind, until, remaining }: Restriction, currency: CurrencyCode): unknown {
  return toWire(depositRestriction, {
    kind,
    until: until?.toISOString() ?? null,
    remaining: remaining === undefined ? null : toDecimal(remaining, currency),
  });
}

export const withMethod = (queries: Queries) =>
  queries
    .select({ deposit: deposits, method: depositMethods })
    .from(deposits)
    .innerJoin(depositMethods, eq(depositMethods.id, deposits.methodId));

async function findByOperation(queries: Queries, memberId: number, operation: string) {
  const [found] = await withMethod(queries).where(
    and(eq(deposits.memberId, memberId), eq(deposits.operation, operation)),
  );
  return found;
}

/** The member's deposit of this number. */
export async function findDeposit(
  queries: Queries,
  memberId: number,
  orderNumber: string,
): Promise<PlacedDeposit | undefined> {
  const [found] = await withMethod(queries).where(
    and(eq(deposits.memberId, memberId), eq(deposits.orderNumber, orderNumber)),
  );
  return found;
}

/** The deposit as its provider is told of it. */
export const orderOf = ({ deposit, method }: PlacedDeposit): PaymentOrder => ({
  orderNumber: deposit.orderNumber,
  amount: deposit.amount,
  currency: deposit.currency,
  method: method.kind,
  expiresAt: deposit.expiresAt,
  returnTo: RETURN_TO,
});

interface Parts {
  readonly db: Database;
  readonly payments: PaymentProvider;
}

/**
 * Cancels the member's deposit. The provider is asked first: what has been paid there is never cancelled here.
 * @param operation the request, by the hash of its key: asked again, it is answered as the first time
 */
export async function cancelDeposit(
  { db, payments }: Parts,
  { memberId, orderNumber, operation }: { memberId: number; orderNumber: string; operation: string | null },
): Promise<Outcome<PlacedDeposit, CancelCode>> {
  const placed = await findDeposit(db, memberId, orderNumber);
  if (!placed) return { kind: 'refused', code: '101' };
  const { deposit, method } = placed;
  if (deposit.status === 'cancelled' && operation !== null && deposit.closeOperation === operation) {
    return { kind: 'done', ...placed };
  }
  if (deposit.status !== 'pending') return { kind: 'refused', code: '102' };
  if (!(await payments.void(orderOf(placed)))) return { kind: 'refused', code: '103' };
  const cancelled = await closePending(db, deposit.id, 'cancelled', operation);
  return cancelled ? { kind: 'done', deposit: cancelled, method } : { kind: 'refused', code: '102' };
}

/**
 * Ends a deposit whose payment could not be opened, so that it counts for no limit. Should it be paid all the same, its
 * notice credits it. Its request may be sent again, for another order.
 */
export async function failUnopened(queries: Queries, id: number): Promise<void> {
  await queries
    .update(deposits)
    .set({ status: 'failed', closedAt: new Date(), operation: null })
    .where(and(eq(deposits.id, id), eq(deposits.status, 'pending')));
}

/** @returns the deposit as it is then; `undefined` where it was closed already */
export async function closePending(
  queries: Queries,
  id: number,
  status: 'cancelled' | 'expired',
  closeOperation: string | null,
): Promise<Deposit | undefined> {
  const [closed] = await queries
    .update(deposits)
    .set({ status, closedAt: new Date(), closeOperation })
    .where(and(eq(deposits.id, id), eq(deposits.status, 'pending')))
    .returning();
  return closed;
}
