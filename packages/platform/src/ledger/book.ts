import type { Transaction } from '../db/serializable.ts';
import { brokenConstraint } from '../db/serializable.ts';
import { ledgerEntries, ledgerTransactions, type TransactionKind } from '../db/schema/ledger.ts';

interface Booking {
  /** Names the operation once and for all. */
  readonly key: string;
  readonly kind: TransactionKind;
  readonly from: number;
  readonly to: number;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/** The account that pays has less than that. */
export class BalanceTooLow extends Error {
  override readonly name = 'BalanceTooLow';
}

/**
 * Moves money between two accounts. The database checks that the entries sum to zero, that the key is new and
 * that no member's balance goes below zero; after a refusal the transaction can only be rolled back.
 * @throws BalanceTooLow
 */
export async function book(tx: Transaction, { key, kind, from, to, amount }: Booking): Promise<void> {
  if (amount <= 0n) throw new RangeError(`an amount above zero is booked, not ${amount}`);
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values({ key, kind })
    .returning({ id: ledgerTransactions.id });
  if (!transaction) throw new Error('the transaction was not written');
  const entry = { transactionId: transaction.id };
  try {
    await tx.insert(ledgerEntries).values([
      { ...entry, accountId: from, amount: -amount },
      { ...entry, accountId: to, amount },
    ]);
  } catch (error) {
    if (brokenConstraint(error) === 'ledger_balances_not_below_zero') {
      throw new BalanceTooLow(`account ${from} has less than ${amount}`, { cause: error });
    }
    throw error;
  }
}
