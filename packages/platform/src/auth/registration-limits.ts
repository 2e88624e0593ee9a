import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import { networkOf } from '@tessera/server/network';
import { ruleAgainst } from './address-rules.ts';
import type { Wrong } from './registration-fields.ts';
import { registrationSettingsOf } from './registration-settings.ts';

interface Visitor {
  readonly siteId: number;
  readonly address: string;
  /** The setting that widens every limit. */
  readonly factor: number;
}

/**
 * Whether this address may register: 218 where it is kept out, 996 and 997 where as many as the site's settings allow
 * have registered from its network within a minute or a day. Two at once may pass the limit by one; that is no harm.
 */
export async function limitedOf(
  queries: Queries,
  { siteId, address, factor }: Visitor,
): Promise<Wrong | undefined> {
  if (await ruleAgainst(queries, address)) return { code: '218' };
  const { perMinute, perDay } = await registrationSettingsOf(queries, siteId);
  const registeredWithin = async (interval: string) => {
    const [row] = await queries
      .select({ members: count() })
      .from(members)
      .where(
        and(
          eq(members.registeredFrom, networkOf(address)),
          gt(members.createdAt, sql`now() - ${interval}::interval`),
        ),
      );
    return row?.members ?? 0;
  };
  if ((await registeredWithin('1 day')) >= perDay * factor) return { code: '997' };
  return (await registeredWithin('1 minute')) >= perMinute * factor ? { code: '996' } : undefined;
}
