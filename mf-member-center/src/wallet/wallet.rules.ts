import type { Member } from '@tessera/contracts';
import { toDecimal, toMinor, toMinorDown, type CurrencyCode } from '@tessera/domain';
import type { AnswerOf, ProviderWallet, wallets } from '@tessera/wire';
import type { MessageId } from '../text.ts';

export type Direction = 'in' | 'out';

/** Sorts by provider, and active before closed where a provider has several wallets (spec §9). */
export function sortWallets(list: readonly ProviderWallet[]): ProviderWallet[] {
  return list.toSorted((one, other) => one.gpId - other.gpId || other.isLight - one.isLight);
}

/** What the site lets this member do with money at providers; on where an older shell does not say. */
export function walletRights({ details }: Member) {
  const hasWallets = details?.wallet !== 'off';
  return { hasWallets, canBringBack: hasWallets && details?.cashBack !== 'off' };
}

/**
 * Returns the direction that a form opens with: the kept one. Without it, money that a provider holds is brought back.
 * @param kept of the form's draft; empty without one
 */
export function firstDirection(kept: string, held: string): Direction {
  if (kept === 'in' || kept === 'out') return kept;
  return Number(held) > 0 ? 'out' : 'in';
}

/** Returns what is wrong with an amount to move, or `undefined`. */
export function amountProblem(
  amount: string,
  available: string,
  currency: CurrencyCode,
): MessageId | undefined {
  const minor = toMinor(amount, currency);
  if (minor <= 0n) return 'wallet.err_format';
  return minor > toMinorDown(available, currency) ? 'wallet.err_too_low' : undefined;
}

/**
 * Returns the balance with all that is held at providers. Not the answer's own total: the balance changes between two
 * answers.
 */
export function totalOf(balance: string, list: readonly ProviderWallet[], currency: CurrencyCode): string {
  const held = list.reduce(
    (sum, { cash }) => sum + toMinorDown(cash, currency),
    toMinorDown(balance, currency),
  );
  return toDecimal(held, currency);
}

/** Returns the provider played last, if it holds money that can be brought back. */
export function playedLast({ lastGpId, myCashList }: AnswerOf<typeof wallets>): ProviderWallet | undefined {
  return myCashList.find(({ gpId, cash }) => gpId === lastGpId && Number(cash) > 0);
}
