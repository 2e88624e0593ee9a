import { and, eq } from 'drizzle-orm';
import type { JurisdictionRules } from '@tessera/domain';
import type { Database, Queries } from '../db/connect.ts';
import { responsibleChanges } from '../db/schema/responsible.ts';
import { serializable } from '../db/serializable.ts';
import { MEMBER, noteChange } from './changes.ts';

/** Whether the member has yet to read about protection, as the law asks before the first stake. */
export async function mustRead(
  queries: Queries,
  { informsFirst }: Pick<JurisdictionRules, 'informsFirst'>,
  memberId: number,
): Promise<boolean> {
  return informsFirst && !(await hasRead(queries, memberId));
}

async function hasRead(queries: Queries, memberId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: responsibleChanges.id })
    .from(responsibleChanges)
    .where(and(eq(responsibleChanges.memberId, memberId), eq(responsibleChanges.subject, 'information_read')))
    .limit(1);
  return rows.length > 0;
}

/** Notes once that the member has read about protection. */
export async function noteRead(db: Database, memberId: number, now: Date): Promise<void> {
  await serializable(db, async (tx) => {
    if (await hasRead(tx, memberId)) return;
    const change = { subject: 'information_read', before: null, after: null, effectiveAt: now } as const;
    await noteChange(tx, memberId, MEMBER, change, now);
  });
}
