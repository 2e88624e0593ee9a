import { asc } from 'drizzle-orm';
import { sites } from '../db/schema/site.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { requireSite } from './site.ts';

export function siteHandlers({ db }: Services): Pick<Handlers, 'siteDetail'> {
  return {
    async siteDetail({ siteId }) {
      return { detail: await requireSite(db, siteId ?? (await firstSite())) };
    },
  };

  async function firstSite(): Promise<number> {
    const [site] = await db.select({ id: sites.id }).from(sites).orderBy(asc(sites.id)).limit(1);
    if (!site) throw new Error('the database holds no site: it was not seeded');
    return site.id;
  }
}
