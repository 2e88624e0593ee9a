import { randomUUID } from 'node:crypto';
import type { BankAccount, Withdrawal } from '../db/schema/cashier.ts';
import type { Member } from '../db/schema/members.ts';
import type { Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { filledWallets, hasOpenRound } from '../money/wallets.ts';
import { settingsOf } from '../responsible/settings.ts';
import { bankAccountsOf } from './bank-accounts.ts';
import { requestAll } from './withdrawals.ts';

export type PayOut =
  | {
      readonly kind: 'done';
      readonly withdrawal: Withdrawal;
      readonly account: BankAccount;
      /** The member's, afterwards. */
      readonly balance: Balance;
    }
  /** Who can log in asks for it at the cashier. */
  | { readonly kind: 'may log in' }
  | { readonly kind: 'round open' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'no bank account' };

/**
 * Asks for the withdrawal of all that a member has who cannot ask any more, being self-excluded or having a closed account:
 * that money stays the member's. What is put aside at providers is in it; the cashier's limits are not for this.
 * @param bankAccountId the default one unless given
 */
export async function payOut(
  tx: Transaction,
  member: Pick<Member, 'id' | 'currency' | 'status'>,
  bankAccountId: number | undefined,
  now: Date,
): Promise<PayOut> {
  if (!(await isKeptOut(tx, member, now))) return { kind: 'may log in' };
  const accounts = await bankAccountsOf(tx, member.id);
  const account = bankAccountId === undefined ? accounts[0] : accounts.find(({ id }) => id === bankAccountId);
  if (account?.currency !== member.currency) return { kind: 'no bank account' };
  const wallets = await filledWallets(tx, member.id);
  const providerIds = wallets.map(({ provider }) => provider.id);
  if (wallets.length > 0 && (await hasOpenRound(tx, member.id, providerIds))) return { kind: 'round open' };
  const own = await openAccount(tx, memberAccount(member.id, member.currency));
  const name = `pay_out:${randomUUID()}`;
  for (const { accountId, balance, provider } of wallets) {
    const key = `${name}:${provider.id}`;
    await book(tx, { key, kind: 'wallet_transfer', from: accountId, to: own, amount: balance });
  }
  const { balance: amount } = await balanceOf(tx, own);
  if (amount === 0n) return { kind: 'nothing' };
  const request = { member, bankAccountId: account.id, amount, operation: null };
  const withdrawal = await requestAll(tx, request, now);
  return { kind: 'done', withdrawal, account, balance: await balanceOf(tx, own) };
}

async function isKeptOut(
  tx: Transaction,
  { id, status }: Pick<Member, 'id' | 'status'>,
  now: Date,
): Promise<boolean> {
  if (status !== 'active') return true;
  return (await settingsOf(tx, id, now)).exclusion?.kind === 'self_exclusion';
}
