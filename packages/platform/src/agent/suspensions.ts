import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { agentSuspensions } from '../db/schema/agent.ts';
import type { Member } from '../db/schema/members.ts';

/** Returns why the member is suspended as an agent; `undefined` for all others. */
export async function suspensionOf(
  queries: Queries,
  { id, isAgent, agentActive }: Pick<Member, 'id' | 'isAgent' | 'agentActive'>,
): Promise<typeof agentSuspensions.$inferSelect | undefined> {
  if (!isAgent || agentActive) return undefined;
  const [found] = await queries.select().from(agentSuspensions).where(eq(agentSuspensions.agentId, id));
  return found;
}
