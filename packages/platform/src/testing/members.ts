import type { CurrencyCode } from '@tessera/domain';
import type { Database } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import { freshName } from './test-run.ts';

/** So many members whom nobody can log in as: for crowds. */
export async function makeMembers(
  db: Database,
  count: number,
  currency: CurrencyCode = 'USD',
): Promise<{ id: number; currency: CurrencyCode }[]> {
  const crowd = freshName();
  const rows = Array.from({ length: count }, (_, index) => {
    const account = `${crowd}_${index}`;
    return { account, accountKey: account, passwordHash: '', currency, language: 'en_US' as const };
  });
  return db.insert(members).values(rows).returning({ id: members.id, currency: members.currency });
}
