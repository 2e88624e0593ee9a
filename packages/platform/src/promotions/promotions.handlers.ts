import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { presentOffer } from '../bonuses/present-offer.ts';
import { offerOf } from '../bonuses/taking.ts';
import { inLanguage } from '../db/columns.ts';
import { promotions } from '../db/schema/site.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { presentPromotion } from './present-promotion.ts';
import { admits, visitorOf } from '../site/visitor.ts';

/** Running ones and those to come; what is over or withdrawn is gone. */
const isCurrent = and(
  isNull(promotions.withdrawnAt),
  or(isNull(promotions.endAt), gt(promotions.endAt, sql`now()`)),
);

export function promotionHandlers({
  db,
  media,
  settings,
}: Services): Pick<Handlers, 'promotionList' | 'promotionDetail'> {
  return {
    async promotionList({ language, currency, device }, context) {
      const rows = await db
        .select()
        .from(promotions)
        .where(and(isCurrent, admits(promotions.audience, visitorOf(context, { currency, device }))))
        .orderBy(asc(promotions.position), asc(promotions.id));
      return { list: rows.map((row) => presentPromotion(media, row, language)) };
    },

    async promotionDetail({ id, language, currency, device }, context) {
      const visitor = visitorOf(context, { currency, device });
      const [row] = await db
        .select()
        .from(promotions)
        .where(and(eq(promotions.id, id), isCurrent, admits(promotions.audience, visitor)));
      if (!row) throw context.refuse('404');
      const { jurisdiction } = settings;
      const offer = await offerOf(db, { promotionId: id, currency, visitor, jurisdiction });
      return {
        promotion: {
          ...presentPromotion(media, row, language),
          content: inLanguage(row.content, language),
          offer: offer ? presentOffer(offer) : null,
        },
      };
    },
  };
}
