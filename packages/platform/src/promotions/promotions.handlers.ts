import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { LocaleCode } from '@tessera/domain';
import type { PromotionSummary } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { promotions, type Promotion } from '../db/schema/site.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';

/** Running ones and those to come; what is over or withdrawn is gone. */
const isCurrent = and(
  isNull(promotions.withdrawnAt),
  or(isNull(promotions.endAt), gt(promotions.endAt, sql`now()`)),
);

export function promotionHandlers({
  db,
  media,
}: Services): Pick<Handlers, 'promotionList' | 'promotionDetail'> {
  const present = (row: Promotion, language: LocaleCode): PromotionSummary => ({
    id: row.id,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    category: row.category,
    image: media.image({ kind: 'promotion', key: row.artKey }),
    startAt: row.startAt?.toISOString() ?? null,
    endAt: row.endAt?.toISOString() ?? null,
  });

  return {
    async promotionList({ language }) {
      const rows = await db.select().from(promotions).where(isCurrent).orderBy(asc(promotions.position));
      return { list: rows.map((row) => present(row, language)) };
    },

    async promotionDetail({ id, language }, { refuse }) {
      const [row] = await db
        .select()
        .from(promotions)
        .where(and(eq(promotions.id, id), isCurrent));
      if (!row) throw refuse('404');
      return { promotion: { ...present(row, language), content: inLanguage(row.content, language) } };
    },
  };
}
