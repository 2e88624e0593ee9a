import { CURRENCIES, type CurrencyCode } from '@tessera/domain';
import { openAccount } from './accounts.ts';
import { book } from './book.ts';
import { addWelcomeMoney } from './welcome-money.ts';
import type { Transaction } from '../db/serializable.ts';

/** Units of a currency that the house gives for one US dollar of play money: fixed, and near enough to feel right. */
const PER_USD: Readonly<Record<CurrencyCode, number>> = {
  USD: 1,
  RMB: 7,
  VND: 25_000,
  WON: 1_350,
  JPY: 150,
  THB: 35,
  INR: 84,
  MMK: 2_100,
  BDT: 118,
  BRL: 5,
  NGN: 1_500,
  GP: 1,
};

/** What this number of whole US dollars is in this currency, in its minor unit. */
export function worthOfUsd(usd: number, currency: CurrencyCode): bigint {
  return worthOfUsdCents(BigInt(usd) * 100n, currency);
}

/** The same of US cents, rounded down to the currency's minor unit. */
export function worthOfUsdCents(cents: bigint, currency: CurrencyCode): bigint {
  return (cents * BigInt(PER_USD[currency]) * 10n ** BigInt(CURRENCIES[currency].minorDigits)) / 100n;
}

/** An amount in another currency's minor unit, at the house's fixed rate; of a fraction nothing is left. */
export function exchange(amount: bigint, from: CurrencyCode, to: CurrencyCode): bigint {
  return (amount * minorPerUsd(to)) / minorPerUsd(from);
}

const minorPerUsd = (currency: CurrencyCode): bigint =>
  BigInt(PER_USD[currency]) * 10n ** BigInt(CURRENCIES[currency].minorDigits);

/** Credits an account out of nothing: that is what play money is. */
export async function issue(
  tx: Transaction,
  accountId: number,
  { currency, amount, kind, key }: Issue,
): Promise<void> {
  if (amount === 0n) return;
  const house = await openAccount(tx, { kind: 'issue', owner: 'house', currency });
  await book(tx, { key, kind, from: house, to: accountId, amount });
  if (kind === 'welcome') await addWelcomeMoney(tx, accountId, amount);
}

interface Issue {
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly amount: bigint;
  readonly kind: 'welcome' | 'demo_credit';
  readonly key: string;
}
