import type { Queries } from '../db/connect.ts';
import type { Member } from '../db/schema/members.ts';
import { hasVerifiedAccount } from './bank-accounts.ts';
import { cashierSettingsOf } from './settings.ts';

/** Whether this member must have a bank account verified before the next deposit (spec §3). */
export async function needsVerifiedAccount(
  queries: Queries,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
): Promise<boolean> {
  const { needsVerifiedAccount: isNeeded } = await cashierSettingsOf(queries, currency);
  return isNeeded && !(await hasVerifiedAccount(queries, id));
}
