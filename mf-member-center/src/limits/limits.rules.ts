import { toMinor, type CurrencyCode } from '@tessera/domain';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type AnswerOf,
  type responsible,
  type ResponsibleLimit,
} from '@tessera/wire';
import type { MessageId } from '../text.ts';

/** Which of the nine limits. */
export interface Which {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** Returns the limit that an address names: the month's limit of deposits by default, since many think in months. */
export function whichIn(values: { readonly kind: string; readonly period: string }): Which {
  return {
    kind: LIMIT_KINDS.find((kind) => kind === values.kind) ?? 'deposit',
    period: LIMIT_PERIODS.find((period) => period === values.period) ?? 'month',
  };
}

/** Returns what is wrong with the amount of a limit, or `undefined`. */
export const limitProblem = (amount: string, currency: CurrencyCode): MessageId | undefined =>
  toMinor(amount, currency) > 0n ? undefined : 'wallet.err_format';

/** Returns how much of a limit is used, in percent from 0 to 100. */
export function percentUsed({ amount, used }: Pick<ResponsibleLimit, 'amount' | 'used'>): number {
  if (amount === null) return 0;
  return Math.min(100, Math.max(0, Math.floor((Number(used) / Number(amount)) * 100)));
}

/** Whether the site's law invites this member to set a limit now. One who has a limit, or is taking a break, is not asked. */
export function isInvited(
  { limits, exclusion, rules }: AnswerOf<typeof responsible>,
  at: 'registration' | 'first_deposit',
): boolean {
  return (
    exclusion === null && rules.invitations.includes(at) && limits.every(({ amount }) => amount === null)
  );
}
