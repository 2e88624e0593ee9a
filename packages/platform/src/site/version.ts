import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { facts } from '../db/schema/site.ts';
import { channelOf } from '../live/channels.ts';
import type { Notice } from '../live/notices.ts';

const NAME = 'site-version';
const NONE = '0';

/** Differs after each change that {@link raiseVersion} was called for. */
export async function versionOf(queries: Queries): Promise<string> {
  const [row] = await queries.select().from(facts).where(eq(facts.name, NAME));
  return row?.value ?? NONE;
}

/** Raises the version when the transaction is committed. Of two at a time, the second waits for the first. */
export async function raiseVersion(tx: Pick<Queries, 'insert'>): Promise<void> {
  await tx
    .insert(facts)
    .values({ name: NAME, value: '1' })
    .onConflictDoUpdate({ target: facts.name, set: { value: sql`(${facts.value}::bigint + 1)::text` } });
}

/** Whether a notice reports a change that guests see too, so that public pages are no longer as they were. */
export const changesPages = (notice: Notice): boolean =>
  notice.to === 'channel' && channelOf(notice.channel)?.kind === 'public';
