import { and, eq } from 'drizzle-orm';
import { prizesOf } from '../activities/roulette.ts';
import type { Queries } from '../db/connect.ts';
import { envelopePlans, roulettes, signInCalendars } from '../db/schema/activities.ts';
import { bonusOffers, missions } from '../db/schema/bonuses.ts';
import { articles, bulletins } from '../db/schema/content.ts';
import { promotions } from '../db/schema/site.ts';
import type { PreviewTarget } from './preview-token.ts';

/** What a preview shows, in whatever state it is; audience and schedule do not matter. */
const FIND = {
  async popUp(queries: Queries, { id }: PreviewTarget) {
    const [row] = await queries.select().from(bulletins).where(eq(bulletins.id, id));
    return row && { kind: 'popUp' as const, row };
  },
  async promotion(queries: Queries, { id }: PreviewTarget) {
    const [row] = await queries.select().from(promotions).where(eq(promotions.id, id));
    return row && { kind: 'promotion' as const, row };
  },
  async news(queries: Queries, { id }: PreviewTarget) {
    const isIt = and(eq(articles.kind, 'news'), eq(articles.id, id));
    const [row] = await queries.select().from(articles).where(isIt);
    return row && { kind: 'news' as const, row };
  },
  async bonus(queries: Queries, { id, currency }: PreviewTarget) {
    if (!currency) return undefined;
    const [found] = await queries
      .select({ row: bonusOffers, title: promotions.title })
      .from(bonusOffers)
      .innerJoin(promotions, eq(promotions.id, bonusOffers.promotionId))
      .where(and(eq(bonusOffers.promotionId, id), eq(bonusOffers.currency, currency)));
    return found && { kind: 'bonus' as const, ...found };
  },
  async envelope(queries: Queries, { id }: PreviewTarget) {
    const [row] = await queries.select().from(envelopePlans).where(eq(envelopePlans.id, id));
    return row && { kind: 'envelope' as const, row };
  },
  async wheel(queries: Queries, { id }: PreviewTarget) {
    const [row] = await queries.select().from(roulettes).where(eq(roulettes.id, id));
    return row && { kind: 'wheel' as const, row, prizes: await prizesOf(queries, row) };
  },
  async signIn(queries: Queries, { id }: PreviewTarget) {
    const [row] = await queries.select().from(signInCalendars).where(eq(signInCalendars.id, id));
    return row && { kind: 'signIn' as const, row };
  },
  async mission(queries: Queries, { id }: PreviewTarget) {
    const [row] = await queries.select().from(missions).where(eq(missions.id, id));
    return row && { kind: 'mission' as const, row };
  },
};

export type PreviewContent = NonNullable<Awaited<ReturnType<(typeof FIND)[keyof typeof FIND]>>>;

/** Returns what a preview shows; `undefined` where it is not there any more. */
export const contentOf = (queries: Queries, target: PreviewTarget): Promise<PreviewContent | undefined> =>
  FIND[target.kind](queries, target);
