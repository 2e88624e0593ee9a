import { and, count, desc, eq, gte, isNull, not, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { announcementReads } from '../db/schema/recommendation.ts';
import { announcements } from '../db/schema/site.ts';

/** What members are told. */
const isForMembers = and(isNull(announcements.withdrawnAt), eq(announcements.afterLogin, true));
const isRead = sql<boolean>`coalesce(${gte(announcementReads.readAt, announcements.updatedAt)}, false)`;

const readBy = (memberId: number) =>
  and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.memberId, memberId));

interface AnnouncementPage {
  /** Only this one, whichever page it is on. */
  readonly id?: number | undefined;
  readonly onlyUnread: boolean;
  readonly page: number;
  readonly count: number;
}

// An id is compared as what it is on the wire: the column's own type has no room for the larger ones.
const hasId = (id: number) => sql`${announcements.id}::int = ${id}`;

/** A page of a member's announcements, the latest first, and how many the query has in all. */
export async function announcementsOf(
  queries: Queries,
  memberId: number,
  { id, onlyUnread, page, count: size }: AnnouncementPage,
) {
  const which = id === undefined ? undefined : hasId(id);
  const rows = await queries
    .select({
      id: announcements.id,
      content: announcements.content,
      updatedAt: announcements.updatedAt,
      isRead,
    })
    .from(announcements)
    .leftJoin(announcementReads, readBy(memberId))
    .where(and(isForMembers, which, onlyUnread ? not(isRead) : undefined))
    .orderBy(desc(announcements.updatedAt), desc(announcements.id))
    .limit(size)
    .offset((page - 1) * size);
  const { all, unread } = await countAnnouncements(queries, memberId);
  const totalCount = id === undefined ? (onlyUnread ? unread : all) : rows.length;
  return { rows, totalCount, unreadCount: unread };
}

export async function countAnnouncements(
  queries: Queries,
  memberId: number,
): Promise<{ all: number; unread: number }> {
  const [row] = await queries
    .select({ all: count(), unread: sql<number>`(count(*) FILTER (WHERE ${not(isRead)}))::int` })
    .from(announcements)
    .leftJoin(announcementReads, readBy(memberId))
    .where(isForMembers);
  return row ?? { all: 0, unread: 0 };
}

/**
 * Marks one as read, or all of them.
 * @returns how many there are of this id, and the latest of those that were unread before
 */
export async function readAnnouncements(
  queries: Queries,
  memberId: number,
  id: number | undefined,
): Promise<{ readonly known: number; readonly latestRead: number | undefined }> {
  const which = id === undefined ? sql`true` : hasId(id);
  const { rows } = await queries.execute<{ known: number; latest: number | null }>(sql`
    WITH chosen AS (
      SELECT id, greatest(now(), updated_at) AS read_at, ${isRead} AS is_read
      FROM announcements LEFT JOIN announcement_reads ON ${readBy(memberId)}
      WHERE ${isForMembers} AND ${which}
    ), marked AS (
      INSERT INTO announcement_reads (member_id, announcement_id, read_at)
      SELECT ${memberId}::int, id, read_at FROM chosen WHERE NOT is_read
      ON CONFLICT (member_id, announcement_id) DO UPDATE SET read_at = excluded.read_at
      RETURNING announcement_id
    )
    SELECT (SELECT count(*) FROM chosen)::int AS known, (SELECT max(announcement_id) FROM marked)::int AS latest`);
  return { known: rows[0]?.known ?? 0, latestRead: rows[0]?.latest ?? undefined };
}
