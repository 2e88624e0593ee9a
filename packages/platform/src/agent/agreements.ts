import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { agentAgreements } from '../db/schema/agent.ts';

type Agreement = typeof agentAgreements.$inferSelect;

/** What agents agree to now; `undefined`: the programme has no agreement, and takes nobody in. */
export async function currentAgreement(queries: Queries): Promise<Agreement | undefined> {
  const [current] = await queries
    .select()
    .from(agentAgreements)
    .orderBy(desc(agentAgreements.version))
    .limit(1);
  return current;
}

/** Returns all versions, the latest first. */
export const agreementVersions = (queries: Queries): Promise<Pick<Agreement, 'version' | 'publishedAt'>[]> =>
  queries
    .select({ version: agentAgreements.version, publishedAt: agentAgreements.publishedAt })
    .from(agentAgreements)
    .orderBy(desc(agentAgreements.version));

export async function agreementOf(queries: Queries, version: number): Promise<Agreement | undefined> {
  const [found] = await queries.select().from(agentAgreements).where(eq(agentAgreements.version, version));
  return found;
}
