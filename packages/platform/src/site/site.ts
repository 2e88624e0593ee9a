import { eq } from 'drizzle-orm';
import type { SiteSettings } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { sites } from '../db/schema/site.ts';
import { malformed } from '../http/refusal.ts';

/** The settings of a site. @throws Refusal 400 where there is none of this id */
export async function requireSite(queries: Queries, siteId: number): Promise<SiteSettings> {
  const [site] = await queries.select().from(sites).where(eq(sites.id, siteId));
  if (!site) throw malformed('site_id', 'there is no such site');
  return site.settings;
}
