import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { LocaleCode } from '@tessera/domain';
import type { ListEntry } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import type { Queries } from '../db/connect.ts';
import {
  siteListEntries,
  type ListPicture,
  type SiteListEntry,
  type SiteListKind,
} from '../db/schema/content.ts';
import type { Picture } from '../media/images.ts';
import type { Media } from '../media/media.ts';
import { admits, type Visitor } from './visitor.ts';

interface Asked {
  /** `undefined`: whatever template they are for. */
  readonly template?: string | undefined;
  /** `undefined`: whomever they are for. */
  readonly visitor?: Visitor;
}

/** The entries of a list that are shown now, in the site's order. */
export function entriesOf(
  queries: Queries,
  kind: SiteListKind,
  { template, visitor }: Asked = {},
): Promise<SiteListEntry[]> {
  const { startAt, endAt, audience } = siteListEntries;
  const forTemplate =
    template === undefined
      ? undefined
      : or(isNull(siteListEntries.template), eq(siteListEntries.template, template));
  return queries
    .select()
    .from(siteListEntries)
    .where(
      and(
        eq(siteListEntries.kind, kind),
        isNull(siteListEntries.withdrawnAt),
        or(isNull(startAt), lte(startAt, sql`now()`)),
        or(isNull(endAt), gt(endAt, sql`now()`)),
        visitor && admits(audience, visitor),
        forTemplate,
      ),
    )
    .orderBy(asc(siteListEntries.position), asc(siteListEntries.id));
}

export const presentEntry =
  (media: Media, language: LocaleCode) =>
  (row: SiteListEntry): ListEntry => ({
    id: row.id,
    title: inLanguage(row.title, language),
    content: row.content && inLanguage(row.content, language),
    image: row.picture && media.image(pictureOf(row.picture)),
    url: row.url,
  });

/** The path of the largest form of an entry's picture. */
export function photoOf(media: Media, row: SiteListEntry | undefined): string | null {
  if (!row?.picture) return null;
  const { sources } = media.image(pictureOf(row.picture));
  const [largest] = Object.entries(sources).toSorted(([a], [b]) => Number(b) - Number(a));
  return largest?.[1] ?? null;
}

const pictureOf = (picture: ListPicture): Picture =>
  picture.kind === 'banner' ? { ...picture, crop: 'desktop' } : picture;
