import { eq } from 'drizzle-orm';
import type { MemberPreferences } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { memberPreferences } from '../db/schema/account.ts';

const DEFAULTS: MemberPreferences = {
  language: null,
  contrast: 'system',
  motion: 'system',
  gameSound: 0,
  sessionClock: 1,
};

/** What the member has chosen, without defaults. */
export async function chosenPreferences(
  queries: Queries,
  memberId: number,
): Promise<Partial<MemberPreferences>> {
  const [row] = await queries
    .select()
    .from(memberPreferences)
    .where(eq(memberPreferences.memberId, memberId));
  return row?.chosen ?? {};
}

export const preferencesOf = async (queries: Queries, memberId: number): Promise<MemberPreferences> => ({
  ...DEFAULTS,
  ...(await chosenPreferences(queries, memberId)),
});
