import { count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { responsibleChanges } from '../db/schema/responsible.ts';

/** Who changes something, and an operator's reason. */
export type Author = { readonly by: 'member' } | { readonly by: 'operator'; readonly why: string };

export const MEMBER: Author = { by: 'member' };

type Row = typeof responsibleChanges.$inferInsert;
export type Change = Pick<Row, 'subject' | 'effectiveAt'> &
  Partial<Pick<Row, 'limitKind' | 'limitPeriod' | 'before' | 'after'>>;

/** Writes a change down, in the transaction that makes it. */
export async function noteChange(
  tx: Queries,
  memberId: number,
  author: Author,
  change: Change,
  now: Date,
): Promise<void> {
  const why = author.by === 'operator' ? author.why : null;
  await tx.insert(responsibleChanges).values({ memberId, by: author.by, why, at: now, ...change });
}

/** The latest first. */
export async function changesOf(
  queries: Queries,
  memberId: number,
  { page, count: size }: { readonly page: number; readonly count: number },
) {
  const own = eq(responsibleChanges.memberId, memberId);
  const list = await queries
    .select()
    .from(responsibleChanges)
    .where(own)
    .orderBy(desc(responsibleChanges.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await queries.select({ n: count() }).from(responsibleChanges).where(own);
  return { list, totalCount: total?.n ?? 0 };
}
