import { and, desc, eq } from 'drizzle-orm';
import type { Calls, CodeOf } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { Refused } from '../db/refused.ts';
import { agentConsents, type AgentApplication } from '../db/schema/agent.ts';
import { serializable } from '../db/serializable.ts';
import { currentAgreement } from './agreements.ts';

export interface Consent {
  readonly version: number;
  readonly agreedAt: Date;
}

/** Returns what the member agreed to last: as an agent, or with the application; `undefined`: to none. */
export async function latestConsent(
  queries: Queries,
  memberId: number,
  application: AgentApplication | undefined,
): Promise<Consent | undefined> {
  const [later] = await queries
    .select({ version: agentConsents.version, agreedAt: agentConsents.createdAt })
    .from(agentConsents)
    .where(eq(agentConsents.agentId, memberId))
    .orderBy(desc(agentConsents.version))
    .limit(1);
  if (!application || (later && later.version >= application.agreementVersion)) return later;
  return { version: application.agreementVersion, agreedAt: application.createdAt };
}

/**
 * Keeps that the agent accepts this version. Accepted again, it keeps the first time.
 * @throws Refused 103 where another version is the present one
 */
export const consentTo = (db: Database, agentId: number, version: number): Promise<Consent> =>
  serializable(db, async (tx) => {
    if ((await currentAgreement(tx))?.version !== version) {
      throw new Refused<CodeOf<Calls['agentConsent']>>('103');
    }
    await tx.insert(agentConsents).values({ agentId, version }).onConflictDoNothing();
    const [kept] = await tx
      .select({ version: agentConsents.version, agreedAt: agentConsents.createdAt })
      .from(agentConsents)
      .where(and(eq(agentConsents.agentId, agentId), eq(agentConsents.version, version)));
    if (!kept) throw new Error('the consent was not written');
    return kept;
  });
