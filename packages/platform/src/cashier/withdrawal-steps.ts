import { asc, eq } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import type { WithdrawalStep } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { withdrawalSteps, type Withdrawal, type WithdrawalStepName } from '../db/schema/cashier.ts';
import type { Transaction } from '../db/serializable.ts';
import { flag } from '../http/flag.ts';
import { maskPhone as maskNumber } from '../member/mask.ts';
import { queuePush } from '../push/queue-push.ts';
import type { LetterFacts } from './decision.texts.ts';
import { cashierSettingsOf } from './settings.ts';
import { findWithdrawal, type PlacedWithdrawal } from './withdrawals.ts';

const HOUR_MS = 3_600_000;

/** Returns what has happened to a withdrawal, by when the next step is expected, and whether its member may cancel it. */
export async function progressOf(queries: Queries, withdrawal: Withdrawal) {
  const { id, status, createdAt, closedAt, currency } = withdrawal;
  const kept = await queries
    .select()
    .from(withdrawalSteps)
    .where(eq(withdrawalSteps.withdrawalId, id))
    .orderBy(asc(withdrawalSteps.at));
  const settings = await cashierSettingsOf(queries, currency);
  const atOf = (name: WithdrawalStepName) => kept.find(({ step }) => step === name)?.at;
  type Happened = readonly [WithdrawalStep['step'], Date | null | undefined];
  const decision: readonly Happened[] = status === 'pending' ? [] : [[status, closedAt]];
  const payment: readonly Happened[] = [
    ['in_progress', atOf('in_progress')],
    ['paid', atOf('paid')],
  ];
  const happened: readonly Happened[] = [
    ['requested', createdAt],
    ['review', atOf('review')],
    // What a bank returned was rejected after it was paid.
    ...(status === 'rejected' ? [...payment, ...decision] : [...decision, ...payment]),
  ];
  const steps = happened.flatMap(([step, at]) => (at ? [{ step, at: at.toISOString() }] : []));
  const after = (from: Date | null, hours: number) => from && new Date(from.getTime() + hours * HOUR_MS);
  const isPaid = atOf('paid') !== undefined;
  const expected =
    status === 'pending'
      ? after(createdAt, settings.reviewHours)
      : status === 'approved' && !isPaid
        ? after(closedAt, settings.payoutHours)
        : null;
  return {
    steps,
    expectedAt: expected?.toISOString() ?? null,
    isCancellable: flag(status === 'pending' && settings.mayCancelWithdrawal),
  };
}

export type Stepped =
  | { readonly kind: 'done'; readonly withdrawal: Withdrawal }
  | { readonly kind: 'unknown' }
  /** It is not in the state in which this can happen, or it has happened before. */
  | { readonly kind: 'not now'; readonly status: Withdrawal['status'] };

/** Writes down that an operator has begun to review a pending withdrawal, or that an approved one has arrived. */
export async function takeStep(
  tx: Transaction,
  orderNumber: string,
  step: 'review' | 'paid',
): Promise<Stepped> {
  const placed = await findWithdrawal(tx, orderNumber);
  if (!placed) return { kind: 'unknown' };
  const { withdrawal } = placed;
  const isTime = withdrawal.status === (step === 'review' ? 'pending' : 'approved');
  const written = isTime && (await writeStep(tx, withdrawal, step));
  if (written && step === 'paid') {
    const message = { kind: 'withdrawalPaid', ...withdrawalFacts(placed) } as const;
    await queuePush(tx, message, { memberId: withdrawal.memberId });
  }
  return written ? { kind: 'done', withdrawal } : { kind: 'not now', status: withdrawal.status };
}

/** Returns what letters and push messages name of a withdrawal. */
export function withdrawalFacts({ withdrawal, account }: PlacedWithdrawal): LetterFacts {
  const { orderNumber, amount, currency } = withdrawal;
  return {
    orderNumber,
    amount: `${toDecimal(amount, currency)} ${currency}`,
    account: `${account.bankName} ${maskNumber(account.number)}`,
  };
}

/** @returns whether it was not there before */
export async function writeStep(
  tx: Transaction,
  { id }: Withdrawal,
  step: WithdrawalStepName,
): Promise<boolean> {
  const rows = await tx
    .insert(withdrawalSteps)
    .values({ withdrawalId: id, step })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}
