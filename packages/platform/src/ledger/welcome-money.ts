import { sql } from 'drizzle-orm';
import { welcomeMoney } from '../db/schema/ledger.ts';
import type { Transaction } from '../db/serializable.ts';

/**
 * Welcome money of which agents earn nothing. A member's stakes use it up first, and what it wins is welcome money again.
 * Withdrawals and moves between wallets leave it as it is: otherwise such a detour would make commission of it.
 */

/** Notes welcome money that an account has received. The caller books it. */
export async function addWelcomeMoney(tx: Transaction, accountId: number, amount: bigint): Promise<void> {
  if (amount === 0n) return;
  await tx
    .insert(welcomeMoney)
    .values({ accountId, amount })
    .onConflictDoUpdate({
      target: welcomeMoney.accountId,
      set: { amount: sql`${welcomeMoney.amount} + excluded.amount` },
    });
}

/** Takes as much of an account's welcome money as it has, at most this amount. Returns what was taken. */
export async function takeWelcomeMoney(tx: Transaction, accountId: number, amount: bigint): Promise<bigint> {
  const { rows } = await tx.execute<{ taken: string }>(sql`
    WITH kept AS (
      SELECT account_id, least(amount, ${amount}) AS taken FROM welcome_money
      WHERE account_id = ${accountId} AND amount > 0 FOR UPDATE)
    UPDATE welcome_money SET amount = amount - kept.taken FROM kept
    WHERE welcome_money.account_id = kept.account_id RETURNING kept.taken`);
  return BigInt(rows[0]?.taken ?? 0);
}

/** Passes welcome money on with a transfer between members: it stays welcome money. */
export async function passWelcomeMoney(
  tx: Transaction,
  { from, to, amount }: { readonly from: number; readonly to: number; readonly amount: bigint },
): Promise<void> {
  await addWelcomeMoney(tx, to, await takeWelcomeMoney(tx, from, amount));
}

/**
 * Returns what of an amount that a round gives back belongs to its welcome money: in proportion to the stake, rounded down.
 * Amounts are minor units.
 */
export function welcomeShareOf(
  amount: bigint,
  { stake, welcomeStake }: { readonly stake: bigint; readonly welcomeStake: bigint },
): bigint {
  return stake === 0n ? 0n : (amount * welcomeStake) / stake;
}
