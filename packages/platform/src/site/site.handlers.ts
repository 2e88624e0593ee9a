import { asc } from 'drizzle-orm';
import { sites } from '../db/schema/site.ts';
import { MOBILE_TEMPLATES } from '@tessera/wire';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { requireSite } from './site.ts';
import { trackEvent } from './tracking.ts';
import { versionOf } from './version.ts';

export function siteHandlers({
  db,
}: Services): Pick<Handlers, 'fbTracking' | 'siteDetail' | 'siteVersion' | 'templateConfig'> {
  return {
    async siteDetail({ siteId }) {
      return { detail: await requireSite(db, siteId ?? (await firstSite())) };
    },

    async siteVersion() {
      return { version: await versionOf(db) };
    },

    async templateConfig({ mobileTemplateName = '' }, { refuse }) {
      if (!MOBILE_TEMPLATES.some((name) => name === mobileTemplateName)) throw refuse('404');
      const { mobileTemplate } = await requireSite(db, await firstSite());
      return { mobileTemplateName, isDefault: flag(mobileTemplate === mobileTemplateName) };
    },

    async fbTracking(payload, { member }) {
      await requireSite(db, payload.siteId);
      await trackEvent(db, payload, member?.id);
      return {};
    },
  };

  async function firstSite(): Promise<number> {
    const [site] = await db.select({ id: sites.id }).from(sites).orderBy(asc(sites.id)).limit(1);
    if (!site) throw new Error('the database holds no site: it was not seeded');
    return site.id;
  }
}
