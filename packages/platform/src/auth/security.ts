import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { memberSecurity, type MemberSecurity } from '../db/schema/registration.ts';

type Security = Omit<MemberSecurity, 'memberId'>;

const NOTHING: Security = {
  withdrawPasswordHash: null,
  asksOnNewDevice: false,
  awaitsTransfer: false,
  severalSessions: false,
  identityId: null,
};

/** What secures this member beside the password; of one without a row: nothing. */
export async function securityOf(queries: Queries, memberId: number): Promise<Security> {
  const [row] = await queries.select().from(memberSecurity).where(eq(memberSecurity.memberId, memberId));
  return row ?? NOTHING;
}

export async function changeSecurity(
  queries: Queries,
  memberId: number,
  change: Partial<Security>,
): Promise<void> {
  await queries
    .insert(memberSecurity)
    .values({ memberId, ...change })
    .onConflictDoUpdate({ target: memberSecurity.memberId, set: change });
}

export const identityKeyOf = (identity: string): string => identity.replace(/[\s-]/g, '').toUpperCase();
