import type { LocaleCode } from '@tessera/domain';
import type { PromotionSummary } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import type { Promotion } from '../db/schema/site.ts';
import type { Media } from '../media/media.ts';

/** A promotion as lists have it. */
export const presentPromotion = (
  media: Pick<Media, 'image'>,
  row: Promotion,
  language: LocaleCode,
): PromotionSummary => ({
  id: row.id,
  title: inLanguage(row.title, language),
  summary: inLanguage(row.summary, language),
  category: row.category,
  image: media.image({ kind: 'promotion', key: row.artKey }),
  startAt: row.startAt?.toISOString() ?? null,
  endAt: row.endAt?.toISOString() ?? null,
});
