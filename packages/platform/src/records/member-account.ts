import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import type { Member } from '../db/schema/members.ts';

/** Returns the id of a member's account in their currency; `undefined` where there never was money. */
export async function findMemberAccount(
  queries: Queries,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
): Promise<number | undefined> {
  const [account] = await queries
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.kind, 'member'),
        eq(ledgerAccounts.owner, String(id)),
        eq(ledgerAccounts.currency, currency),
      ),
    );
  return account?.id;
}
