import { and, count, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { LocaleCode } from '@tessera/domain';
import type { Bulletin } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import type { Queries } from '../db/connect.ts';
import { admits, type Visitor } from '../site/visitor.ts';
import {
  bulletinHides,
  bulletinPlaces,
  bulletins,
  type BulletinLocation,
  type BulletinRow,
} from '../db/schema/content.ts';

/** A place in a layout where pop-ups are shown. */
export interface BulletinPlace {
  readonly displayDevice: 1 | 2;
  readonly displayLocation: BulletinLocation;
}

/** The pop-ups of a place, the latest first, and how long a closed one stays away. */
export async function listBulletins(
  queries: Queries,
  { displayDevice, displayLocation }: BulletinPlace,
  visitor: Visitor & { readonly language: LocaleCode; readonly memberId?: number },
): Promise<{ list: Bulletin[]; displayFrequency: number }> {
  const [place] = await queries
    .select()
    .from(bulletinPlaces)
    .where(eq(bulletinPlaces.location, displayLocation));
  const hidden = sql`(SELECT hidden_at FROM ${bulletinHides} WHERE ${and(
    eq(bulletinHides.memberId, visitor.memberId ?? 0),
    eq(bulletinHides.displayDevice, displayDevice),
    eq(bulletinHides.displayLocation, displayLocation),
  )})`;
  const isNews = sql`${bulletins.updatedAt} > coalesce(${hidden}, '-infinity')`;
  const rows = await queries
    .select()
    .from(bulletins)
    .where(
      and(
        isPublished,
        or(isNull(bulletins.endAt), gt(bulletins.endAt, sql`now()`)),
        admits(bulletins.audience, visitor),
        onDevice(displayDevice),
        inPlaces([displayLocation]),
        isNews,
      ),
    )
    .orderBy(desc(bulletins.updatedAt), desc(bulletins.id));
  const list = rows.map((row) => present(row, visitor.language));
  return { list, displayFrequency: place?.displayFrequency ?? 0 };
}

interface HistoryPage {
  readonly locations: readonly BulletinLocation[];
  readonly displayDevice: 1 | 2 | undefined;
  readonly page: number;
  readonly count: number;
}

/** What was shown in these places, ended ones included; what was withdrawn is gone from here too. */
export async function bulletinsShown(
  queries: Queries,
  { locations, displayDevice, page, count: size }: HistoryPage,
  visitor: Visitor & { readonly language: LocaleCode },
): Promise<{ list: Bulletin[]; totalCount: number }> {
  const isForVisitor = admits(bulletins.audience, visitor);
  const where = and(isPublished, onDevice(displayDevice), inPlaces(locations), isForVisitor);
  const rows = await queries
    .select()
    .from(bulletins)
    .where(where)
    .orderBy(desc(bulletins.updatedAt), desc(bulletins.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await queries.select({ n: count() }).from(bulletins).where(where);
  return { list: rows.map((row) => present(row, visitor.language)), totalCount: total?.n ?? 0 };
}

/** Hides what the place shows now; what changes later is shown again. */
export async function hideBulletins(queries: Queries, place: BulletinPlace, memberId: number): Promise<void> {
  const hiddenAt = new Date();
  await queries
    .insert(bulletinHides)
    .values({ ...place, memberId, hiddenAt })
    .onConflictDoUpdate({
      target: [bulletinHides.memberId, bulletinHides.displayDevice, bulletinHides.displayLocation],
      set: { hiddenAt },
    });
}

const BOTH_DEVICES = 0;
const isPublished = and(isNull(bulletins.withdrawnAt), lte(bulletins.startAt, sql`now()`));

const onDevice = (device: 1 | 2 | undefined): SQL | undefined =>
  device === undefined ? undefined : inArray(bulletins.displayDevice, [BOTH_DEVICES, device]);

const inPlaces = (places: readonly BulletinLocation[]): SQL | undefined =>
  or(...places.map((place) => sql`${bulletins.locations} @> ${JSON.stringify([place])}::jsonb`));

const present = (row: BulletinRow, language: LocaleCode): Bulletin => ({
  id: row.id,
  content: inLanguage(row.content, language),
  displayContent: inLanguage(row.title, language),
  displayDevice: row.displayDevice,
  updatedAt: row.updatedAt.toISOString(),
});
