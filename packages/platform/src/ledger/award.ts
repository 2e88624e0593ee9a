import type { CurrencyCode } from '@tessera/domain';
import type { TransactionKind } from '../db/schema/ledger.ts';
import type { Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from './accounts.ts';
import { book } from './book.ts';

/** What the house gives in its activities. Welcome money is given apart from these. */
export const AWARD_KINDS = [
  'red_envelope',
  'roulette_prize',
  'sign_in',
  'recommendation',
  'bonus',
  'mission',
] as const satisfies readonly TransactionKind[];
export type AwardKind = (typeof AWARD_KINDS)[number];

interface Award {
  readonly memberId: number;
  readonly currency: CurrencyCode;
  /** Minor units; 0 books nothing. */
  readonly amount: bigint;
  readonly kind: AwardKind;
  /** Names the operation once and for all. */
  readonly key: string;
}

/** Gives a member something out of the house's pocket. @returns what the member has then */
export async function award(
  tx: Transaction,
  { memberId, currency, amount, kind, key }: Award,
): Promise<Balance> {
  const to = await openAccount(tx, memberAccount(memberId, currency));
  if (amount > 0n) {
    const from = await openAccount(tx, { kind: 'promotion', owner: 'house', currency });
    await book(tx, { key, kind, from, to, amount });
  }
  return balanceOf(tx, to);
}
