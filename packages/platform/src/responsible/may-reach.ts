import { eq, type SQL } from 'drizzle-orm';
import { mayShow, type Message } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { members, type Member } from '../db/schema/members.ts';
import { responsibleSettings } from '../db/schema/responsible.ts';
import { exclusionAt, settingsOf } from './settings.ts';

type Known = Pick<Member, 'id' | 'status'>;

/** Returns whether a member may be shown or sent a message now. */
export async function mayReach(
  queries: Queries,
  { id, status }: Known,
  message: Message,
  now: Date,
): Promise<boolean> {
  const { exclusion } = await settingsOf(queries, id, now);
  return mayShow(message, { exclusion: exclusion?.kind, isClosed: status !== 'active' });
}

/** Returns the members of a query whom a message may reach now, and those whom it may not. */
export async function recipientsOf(
  queries: Queries,
  where: SQL | undefined,
  message: Message,
  now: Date,
): Promise<{ readonly reached: Member[]; readonly leftAlone: Member[] }> {
  const rows = await queries
    .select({ member: members, settings: responsibleSettings })
    .from(members)
    .leftJoin(responsibleSettings, eq(responsibleSettings.memberId, members.id))
    .where(where)
    .orderBy(members.id);
  const found = rows.map(({ member, settings }) => {
    const exclusion = settings ? exclusionAt(settings, now)?.kind : undefined;
    return { member, mayReach: mayShow(message, { exclusion, isClosed: member.status !== 'active' }) };
  });
  return {
    reached: found.filter((one) => one.mayReach).map(({ member }) => member),
    leftAlone: found.filter((one) => !one.mayReach).map(({ member }) => member),
  };
}
