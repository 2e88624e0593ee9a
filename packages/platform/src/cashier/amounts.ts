import { isDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { malformed } from '../http/refusal.ts';

/** What was typed as an amount, in minor units. @throws Refusal 400 where it is finer than the currency */
export function minorOf(amount: string, currency: CurrencyCode): bigint {
  if (!isDecimal(amount, currency)) throw malformed('amount', `is finer than ${currency} allows`);
  return toMinor(amount, currency);
}
