import { and, eq, gt, sql } from 'drizzle-orm';
import type { Calls, CodeOf } from '@tessera/wire';
import { notWageredBy, requestAll } from '../../cashier/withdrawals.ts';
import { bankAccountsOf } from '../../cashier/bank-accounts.ts';
import type { Queries } from '../../db/connect.ts';
import { Refused } from '../../db/refused.ts';
import { auditEntries } from '../../db/schema/content.ts';
import { deposits, type BankAccount } from '../../db/schema/cashier.ts';
import { ledgerAccounts, ledgerBalances } from '../../db/schema/ledger.ts';
import { members, type Member } from '../../db/schema/members.ts';
import { rounds } from '../../db/schema/play.ts';
import { sessions } from '../../db/schema/security.ts';
import type { Transaction } from '../../db/serializable.ts';
import { memberBalance } from '../../ledger/accounts.ts';
import { filledWallets } from '../../money/wallets.ts';
import { closeGames } from '../../play/launch.ts';
import { forgetDevices } from '../../push/subscriptions.ts';

type CloseCode = CodeOf<Calls['accountClose']>;

/** What closing the account would meet. Amounts are minor units. */
export interface Closing {
  readonly cash: bigint;
  /** What must still be wagered before an ordinary withdrawal. */
  readonly notWagered: bigint;
  readonly atProviders: bigint;
  readonly waiting: bigint;
  readonly bankAccount: BankAccount | undefined;
  readonly hasOpenDeposit: boolean;
  readonly hasOpenRound: boolean;
}

export async function closingOf(
  queries: Queries,
  member: Pick<Member, 'id' | 'currency'>,
  now: Date,
): Promise<Closing> {
  const { id, currency } = member;
  const { balance: cash } = await memberBalance(queries, id, currency);
  const wallets = await filledWallets(queries, id);
  const [bankAccount] = await bankAccountsOf(queries, id);
  const open = await queries
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.memberId, id), eq(deposits.status, 'pending'), gt(deposits.expiresAt, now)))
    .limit(1);
  const running = await queries
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.memberId, id), eq(rounds.state, 'open')))
    .limit(1);
  return {
    cash,
    notWagered: await notWageredBy(queries, member),
    atProviders: wallets.reduce((sum, { balance }) => sum + balance, 0n),
    waiting: await heldFor(queries, id),
    bankAccount: bankAccount?.currency === currency ? bankAccount : undefined,
    hasOpenDeposit: open.length > 0,
    hasOpenRound: running.length > 0,
  };
}

/** What earlier withdrawals hold. */
async function heldFor(queries: Queries, memberId: number): Promise<bigint> {
  const [row] = await queries
    .select({ held: sql<string>`coalesce(sum(${ledgerBalances.balance}), 0)` })
    .from(ledgerAccounts)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.kind, 'withdrawal'), eq(ledgerAccounts.owner, String(memberId))));
  return BigInt(row?.held ?? 0);
}

/** There is money, and the withdraw password was not proved. */
export class Unproved extends Error {
  override readonly name = 'Unproved';
}

/**
 * Closes the account in one serialisable transaction, and asks for its money to be paid out. The limits of withdrawals do not
 * apply: an operator approves the last one as any other, and sees what was not wagered.
 * @returns the order number of the withdrawal, and the sessions that have ended
 * @throws Refused, Unproved
 */
export async function closeAccount(
  tx: Transaction,
  {
    member,
    leaveMoney,
    isProved,
    operation,
    address,
  }: {
    readonly member: Member;
    readonly leaveMoney: boolean;
    /** Whether the withdraw password was proved. */
    readonly isProved: boolean;
    readonly operation: string | null;
    /** The visitor's. */
    readonly address: string;
  },
  now: Date,
): Promise<{ orderNumber: string | null; ended: string[] }> {
  const { cash, atProviders, bankAccount, hasOpenDeposit, hasOpenRound } = await closingOf(tx, member, now);
  if (atProviders > 0n) throw new Refused<CloseCode>('104');
  if (hasOpenDeposit) throw new Refused<CloseCode>('105');
  if (hasOpenRound) throw new Refused<CloseCode>('106');
  if (cash > 0n && !bankAccount && !leaveMoney) throw new Refused<CloseCode>('107');
  if (cash > 0n && !isProved) throw new Unproved();
  const withdrawal =
    cash > 0n && bankAccount
      ? await requestAll(tx, { member, bankAccountId: bankAccount.id, amount: cash, operation }, now)
      : undefined;
  await tx.update(members).set({ status: 'disabled', closedAt: now }).where(eq(members.id, member.id));
  await closeGames(tx, { memberId: member.id });
  await forgetDevices(tx, member.id);
  const ended = await tx
    .update(sessions)
    .set({ endsAt: sql`now()` })
    .where(and(eq(sessions.memberId, member.id), gt(sessions.endsAt, sql`now()`)))
    .returning({ id: sessions.id });
  await tx.insert(auditEntries).values({
    operator: `${member.account} from ${address}`,
    command: 'account close',
    subject: `member ${member.id}`,
    before: { status: member.status },
    after: { status: 'disabled', withdrawal: withdrawal?.orderNumber ?? null },
  });
  return { orderNumber: withdrawal?.orderNumber ?? null, ended: ended.map(({ id }) => id) };
}
