import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { registrationSettings, type RegistrationSettings } from '../db/schema/registration.ts';
import { malformed } from '../http/refusal.ts';

/** How this site is registered on. @throws Refusal 400 where there is no site of this id */
export async function registrationSettingsOf(
  queries: Queries,
  siteId: number,
): Promise<RegistrationSettings> {
  const [settings] = await queries
    .select()
    .from(registrationSettings)
    .where(eq(registrationSettings.siteId, siteId));
  if (!settings) throw malformed('site_id', 'there is no such site');
  return settings;
}
