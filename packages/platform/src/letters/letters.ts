import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Calls, ReceivedOf } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { letters, type LetterRow } from '../db/schema/content.ts';

/** Which of a member's letters are meant, as the wire says it. */
export type LetterQuery = Omit<ReceivedOf<Calls['letterList']>, 'siteId' | 'language'>;

/** A member's box; what was deleted is not in it. */
const boxOf = (memberId: number) => and(eq(letters.memberId, memberId), isNull(letters.deletedAt));
const holds = or(isNull(letters.expiresAt), gt(letters.expiresAt, sql`now()`));
const isOver = lte(letters.expiresAt, sql`now()`);

const whereOf = (memberId: number, { active, isRead, id }: LetterQuery): SQL | undefined =>
  and(
    boxOf(memberId),
    id === undefined ? undefined : eq(letters.id, id),
    active === 1 ? holds : isOver,
    isRead === undefined ? undefined : isRead === 1 ? isNotNull(letters.readAt) : isNull(letters.readAt),
  );

function orderOf({ sortField, sortOrder }: LetterQuery): SQL[] {
  const towards = sortOrder === 'asc' ? asc : desc;
  if (sortField === 'is_read') return [towards(isNotNull(letters.readAt)), desc(letters.id)];
  return [towards(sortField === 'id' ? letters.id : letters.sentAt), towards(letters.id)];
}

export function lettersOf(queries: Queries, memberId: number, query: LetterQuery): Promise<LetterRow[]> {
  const { page, count: size } = query;
  return queries
    .select()
    .from(letters)
    .where(whereOf(memberId, query))
    .orderBy(...orderOf(query))
    .limit(size)
    .offset((page - 1) * size);
}

export async function countLetters(
  queries: Queries,
  memberId: number,
  query: LetterQuery,
): Promise<{ totalCount: number; unreadCount: number }> {
  const [total] = await queries.select({ n: count() }).from(letters).where(whereOf(memberId, query));
  const unread = and(boxOf(memberId), holds, isNull(letters.readAt));
  const [open] = await queries.select({ n: count() }).from(letters).where(unread);
  return { totalCount: total?.n ?? 0, unreadCount: open?.n ?? 0 };
}

/** @returns `missing` where the member has no such letter, `unchanged` where it had been read before */
export async function readLetter(
  queries: Queries,
  memberId: number,
  id: number,
): Promise<'read' | 'unchanged' | 'missing'> {
  const mine = and(boxOf(memberId), eq(letters.id, id));
  const read = await queries
    .update(letters)
    .set({ readAt: sql`now()` })
    .where(and(mine, isNull(letters.readAt)))
    .returning({ id: letters.id });
  if (read.length > 0) return 'read';
  const known = await queries.select({ id: letters.id }).from(letters).where(mine);
  return known.length > 0 ? 'unchanged' : 'missing';
}

/**
 * Marks all valid letters of a member as read.
 * @returns the latest one's id, or `undefined` where none was unread
 */
export async function readAllLetters(queries: Queries, memberId: number): Promise<number | undefined> {
  const read = await queries
    .update(letters)
    .set({ readAt: sql`now()` })
    .where(and(boxOf(memberId), holds, isNull(letters.readAt)))
    .returning({ id: letters.id });
  return latestOf(read);
}

const latestOf = (rows: readonly { readonly id: number }[]): number | undefined =>
  rows.length === 0 ? undefined : rows.reduce((latest, { id }) => Math.max(latest, id), 0);

/** @returns the ids of those that were there to delete */
export async function deleteLetters(
  queries: Queries,
  memberId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const deleted = await queries
    .update(letters)
    .set({ deletedAt: sql`now()` })
    .where(and(boxOf(memberId), inArray(letters.id, [...ids])))
    .returning({ id: letters.id });
  return deleted.map(({ id }) => id);
}

/**
 * Deletes the letters of a list on all of its pages.
 * @returns the latest one's id, or `undefined` where there was none
 */
export async function deleteListed(
  queries: Queries,
  memberId: number,
  query: LetterQuery,
): Promise<number | undefined> {
  const deleted = await queries
    .update(letters)
    .set({ deletedAt: sql`now()` })
    .where(whereOf(memberId, query))
    .returning({ id: letters.id });
  return latestOf(deleted);
}
