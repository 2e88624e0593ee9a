import type { LocalText } from '../db/columns.ts';
import type { Withdrawal } from '../db/schema/cashier.ts';
import { letters } from '../db/schema/content.ts';
import type { Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { queueLetterPush, queuePush } from '../push/queue-push.ts';
import { approvalLetter, rejectionLetter, type LetterFacts } from './decision.texts.ts';
import { withdrawalFacts, writeStep } from './withdrawal-steps.ts';
import {
  closeWithdrawal,
  findWithdrawal,
  giveBack,
  heldAccount,
  type PlacedWithdrawal,
} from './withdrawals.ts';

export type Decided =
  | {
      readonly kind: 'done';
      readonly withdrawal: Withdrawal;
      /** The member's, afterwards. */
      readonly balance: Balance;
      readonly letterId: number;
    }
  | { readonly kind: 'unknown' }
  /** The member had not wagered enough. */
  | { readonly kind: 'not wagered'; readonly withdrawal: Withdrawal }
  | { readonly kind: 'closed'; readonly status: Withdrawal['status'] };

/**
 * Pays a pending withdrawal out: what was held leaves the house, and the member gets a letter.
 * @param provider owner of the account that pays
 * @param evenIfNotWagered also what its member should have wagered before
 */
export async function approveWithdrawal(
  tx: Transaction,
  orderNumber: string,
  provider: string,
  evenIfNotWagered = false,
): Promise<Decided> {
  const asked = (await findWithdrawal(tx, orderNumber))?.withdrawal;
  if (asked?.status === 'pending' && asked.notWagered > 0n && !evenIfNotWagered)
    return { kind: 'not wagered', withdrawal: asked };
  return decide(tx, orderNumber, 'pending', async ({ withdrawal }) => {
    const { memberId, currency, amount } = withdrawal;
    const closed = await closeWithdrawal(tx, withdrawal, { status: 'approved' });
    // The payment provider has it from now on.
    await writeStep(tx, withdrawal, 'in_progress');
    const from = await openAccount(tx, heldAccount(withdrawal));
    const to = await openAccount(tx, { kind: 'payment_provider', owner: provider, currency });
    await book(tx, { key: `withdrawal:${orderNumber}:paid`, kind: 'withdrawal', from, to, amount });
    const own = await openAccount(tx, memberAccount(memberId, currency));
    return { closed, balance: await balanceOf(tx, own), letter: approvalLetter };
  });
}

/** Refuses a pending withdrawal: what was held comes back, and the member gets a letter that says why. */
export const rejectWithdrawal = (tx: Transaction, orderNumber: string, why: LocalText): Promise<Decided> =>
  decide(tx, orderNumber, 'pending', async ({ withdrawal }) => {
    const closed = await closeWithdrawal(tx, withdrawal, { status: 'rejected', why });
    return { closed, balance: await giveBack(tx, closed), letter: becauseOf(why) };
  });

/**
 * Undoes an approved withdrawal whose payment the member's bank did not take, or sent back: the amount comes back to the
 * member, with a letter that says why.
 * @param provider owner of the account that had paid
 */
export const returnWithdrawal = (
  tx: Transaction,
  orderNumber: string,
  why: LocalText,
  provider: string,
): Promise<Decided> =>
  decide(tx, orderNumber, 'approved', async ({ withdrawal }) => {
    const { memberId, currency, amount } = withdrawal;
    const closed = await closeWithdrawal(tx, withdrawal, { status: 'rejected', why });
    const from = await openAccount(tx, { kind: 'payment_provider', owner: provider, currency });
    const to = await openAccount(tx, memberAccount(memberId, currency));
    const key = `withdrawal:${orderNumber}:return`;
    await book(tx, { key, kind: 'withdrawal_return', from, to, amount });
    return { closed, balance: await balanceOf(tx, to), letter: becauseOf(why) };
  });

const becauseOf = (why: LocalText) => (facts: LetterFacts) => rejectionLetter(facts, why);

interface Decision {
  readonly closed: Withdrawal;
  readonly balance: Balance;
  readonly letter: (facts: LetterFacts) => { readonly title: LocalText; readonly content: LocalText };
}

async function decide(
  tx: Transaction,
  orderNumber: string,
  from: 'pending' | 'approved',
  carryOut: (placed: PlacedWithdrawal) => Promise<Decision>,
): Promise<Decided> {
  const placed = await findWithdrawal(tx, orderNumber);
  if (!placed) return { kind: 'unknown' };
  const { status, memberId } = placed.withdrawal;
  if (status !== from) return { kind: 'closed', status };
  const { closed: withdrawal, balance, letter } = await carryOut(placed);
  const facts = withdrawalFacts(placed);
  const [written] = await tx
    .insert(letters)
    .values({ memberId, ...letter(facts) })
    .returning({ id: letters.id });
  if (!written) throw new Error('the letter was not written');
  const kind = withdrawal.status === 'approved' ? 'withdrawalApproved' : 'withdrawalRejected';
  await queuePush(tx, { kind, ...facts }, { memberId });
  await queueLetterPush(tx, [{ id: written.id, memberId }], { without: 'money' });
  return { kind: 'done', withdrawal, balance, letterId: written.id };
}
