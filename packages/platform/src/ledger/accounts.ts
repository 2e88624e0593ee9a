import { and, eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import type { Transaction } from '../db/serializable.ts';
import { ledgerAccounts, ledgerBalances, type AccountKind } from '../db/schema/ledger.ts';

/** Accounts whose balance is kept beside the entries, and never goes below zero. */
const GUARDED: ReadonlySet<AccountKind> = new Set(['member', 'demo', 'provider_wallet', 'withdrawal']);

export interface AccountName {
  readonly kind: AccountKind;
  readonly owner: string;
  readonly currency: CurrencyCode;
}

export const memberAccount = (memberId: number, currency: CurrencyCode): AccountName => ({
  kind: 'member',
  owner: String(memberId),
  currency,
});

/** The account's id; opened where there is none yet, with its balance or not at all. */
export async function openAccount(tx: Transaction, name: AccountName): Promise<number> {
  const known = await findAccount(tx, name);
  if (known !== undefined) return known;
  await tx.insert(ledgerAccounts).values(name).onConflictDoNothing();
  const id = await findAccount(tx, name);
  if (id === undefined) throw new Error(`the account ${name.kind} ${name.owner} could not be opened`);
  if (GUARDED.has(name.kind)) {
    await tx.insert(ledgerBalances).values({ accountId: id }).onConflictDoNothing();
  }
  return id;
}

async function findAccount(tx: Transaction, name: AccountName): Promise<number | undefined> {
  const [row] = await tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isNamed(name));
  return row?.id;
}

const isNamed = ({ kind, owner, currency }: AccountName) =>
  and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.owner, owner), eq(ledgerAccounts.currency, currency));

export interface Balance {
  /** Minor units. */
  readonly balance: bigint;
  /** Grows with every change. */
  readonly version: number;
}

/** Of a guarded account. */
export async function balanceOf(queries: Queries, accountId: number): Promise<Balance> {
  const [row] = await queries.select().from(ledgerBalances).where(eq(ledgerBalances.accountId, accountId));
  if (!row) throw new Error(`account ${accountId} keeps no balance`);
  return { balance: row.balance, version: row.version };
}

/** The member's balance in this currency; nothing where there is no such account yet. */
export async function memberBalance(
  queries: Queries,
  memberId: number,
  currency: CurrencyCode,
): Promise<Balance> {
  const [row] = await queries
    .select({ balance: ledgerBalances.balance, version: ledgerBalances.version })
    .from(ledgerAccounts)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
    .where(isNamed(memberAccount(memberId, currency)));
  return row ?? { balance: 0n, version: 0 };
}
