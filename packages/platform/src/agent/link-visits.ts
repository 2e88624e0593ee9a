import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { networkOf } from '@tessera/server/network';
import { siteDay } from '../site/calendar.ts';

interface Visit {
  readonly introducerId: number;
  /** Of the link; `undefined`: the one by the agent's id. */
  readonly code?: string | null | undefined;
  /** The visitor's. */
  readonly address: string;
}

/**
 * Writes down that somebody came by a link of an agent's: asked by the page that a visitor arrives on. A network counts
 * once a day, however often its pages ask. Members who are no agents have no use for it, and nothing is kept.
 */
export async function countVisit(queries: Queries, { introducerId, code, address }: Visit): Promise<void> {
  const day = siteDay(new Date());
  const link = code ?? '';
  const visitor = createHash('sha256')
    .update([day, introducerId, link, networkOf(address)].join(' '))
    .digest('base64url');
  await queries.execute(
    sql`INSERT INTO link_visits (member_id, code, day, visitor)
      SELECT id, ${link}, ${day}::date, ${visitor} FROM members WHERE id = ${introducerId} AND is_agent
      ON CONFLICT DO NOTHING`,
  );
}
