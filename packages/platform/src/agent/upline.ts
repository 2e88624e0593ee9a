import { eq } from 'drizzle-orm';
import { agentOf, isActiveAgent } from '../auth/introducers.ts';
import type { Queries } from '../db/connect.ts';
import type { Member } from '../db/schema/members.ts';
import { introductions } from '../db/schema/registration.ts';
import { depthUnder } from './downline.ts';

/** Who brought this member; `undefined`: nobody. */
export async function introducerOf(queries: Queries, memberId: number): Promise<number | undefined> {
  const [row] = await queries
    .select({ id: introductions.introducerId })
    .from(introductions)
    .where(eq(introductions.memberId, memberId));
  return row?.id;
}

/**
 * Whether an agent could take this member in: another active one of the same currency, who is not below the member. A
 * member whom somebody brought stays there, so no other agent could.
 */
export async function canTakeIn(
  queries: Queries,
  agentId: number,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
): Promise<boolean> {
  if (agentId === id) return false;
  const agent = await agentOf(queries, agentId);
  if (!agent || !isActiveAgent(agent) || agent.currency !== currency) return false;
  const introducer = await introducerOf(queries, id);
  if (introducer !== undefined) return introducer === agentId;
  return (await depthUnder(queries, id, agentId)) === undefined;
}
