import { toDecimal, type CurrencyCode } from '@tessera/domain';
import { memberCash } from '@tessera/wire';
import type { Balance } from '../ledger/accounts.ts';
import type { Live } from '../live/live.ts';

/** Tells all of a member's browsers the new balance, after the commit that made it. */
export function tellCash(
  live: Pick<Live, 'toMember'>,
  member: { readonly id: number; readonly currency: CurrencyCode },
  { balance, version }: Balance,
): void {
  live.toMember(member.id, memberCash, { cash: toDecimal(balance, member.currency), version });
}
