import { and, desc, eq } from 'drizzle-orm';
import { storedText } from '@tessera/domain';
import type { Calls, CodeOf, ReceivedOf } from '@tessera/wire';
import { isKeptKey } from '../http/idempotency/kept-key.ts';
import type { LocalText } from '../db/columns.ts';
import type { Database, Queries } from '../db/connect.ts';
import { Refused } from '../db/refused.ts';
import { agentApplications, type AgentApplication } from '../db/schema/agent.ts';
import { members, type Member } from '../db/schema/members.ts';
import { introductions } from '../db/schema/registration.ts';
import { brokenConstraint, serializable, type Transaction } from '../db/serializable.ts';
import { currentAgreement } from './agreements.ts';
import { asAgent } from './as-agent.ts';
import { canTakeIn, introducerOf } from './upline.ts';

type ApplyCode = CodeOf<Calls['agentApply']>;

interface Request {
  readonly member: Member;
  readonly form: ReceivedOf<Calls['agentApply']>;
  readonly operation: string | null;
}

export type ApplyOutcome =
  | { readonly kind: 'applied'; readonly application: AgentApplication }
  | { readonly kind: 'refused'; readonly code: ApplyCode };

/** The member's latest application. */
export async function latestApplication(
  queries: Queries,
  memberId: number,
): Promise<AgentApplication | undefined> {
  const [latest] = await queries
    .select()
    .from(agentApplications)
    .where(eq(agentApplications.memberId, memberId))
    .orderBy(desc(agentApplications.id))
    .limit(1);
  return latest;
}

export async function apply(db: Database, request: Request): Promise<ApplyOutcome> {
  try {
    return { kind: 'applied', application: await serializable(db, (tx) => place(tx, request)) };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', code: error.code as ApplyCode };
    // Of two at once the other one was first.
    if (brokenConstraint(error) === 'agent_applications_pending') return { kind: 'refused', code: '104' };
    throw error;
  }
}

async function place(tx: Transaction, { member, form, operation }: Request): Promise<AgentApplication> {
  const latest = await latestApplication(tx, member.id);
  const isRepeated = operation !== null && latest?.operation === operation;
  if (latest && isRepeated && isKeptKey(latest.createdAt, new Date())) return latest;
  const [now] = await tx.select({ isAgent: members.isAgent }).from(members).where(eq(members.id, member.id));
  if (now?.isAgent) throw new Refused<ApplyCode>('102');
  if (latest?.state === 'pending') throw new Refused<ApplyCode>('104');
  if ((await currentAgreement(tx))?.version !== form.agreementVersion) throw new Refused<ApplyCode>('103');
  const { agentId, website } = form;
  if (agentId !== undefined && !(await canTakeIn(tx, agentId, member))) throw new Refused<ApplyCode>('101');
  const [application] = await tx
    .insert(agentApplications)
    .values({
      memberId: member.id,
      agreementVersion: form.agreementVersion,
      contactKind: form.contactKind,
      contact: storedText(form.contact),
      intention: storedText(form.intention),
      website: website ?? null,
      agentId: agentId ?? null,
      operation,
    })
    .returning();
  if (!application) throw new Error('the application was not written');
  return application;
}

/** Why an application cannot be decided as it was asked. */
export class NotDecided extends Error {
  override readonly name = 'NotDecided';
}

/** @throws NotDecided where it is decided already, or there is none */
async function decide(
  tx: Transaction,
  id: number,
  decision: Pick<AgentApplication, 'state' | 'decidedAt'> & { readonly reason?: LocalText },
): Promise<AgentApplication> {
  const [decided] = await tx
    .update(agentApplications)
    .set(decision)
    .where(and(eq(agentApplications.id, id), eq(agentApplications.state, 'pending')))
    .returning();
  if (!decided) throw new NotDecided(`There is no application ${id} that waits for a decision.`);
  return decided;
}

/**
 * Makes an agent of the applicant, on this level of the plan, under the agent who was asked for.
 * @throws NotDecided
 */
export async function approveApplication(
  tx: Transaction,
  { id, level, now }: { readonly id: number; readonly level: number; readonly now: Date },
): Promise<AgentApplication> {
  const application = await decide(tx, id, { state: 'approved', decidedAt: now });
  const { agentId, memberId } = application;
  const [member] = await tx
    .update(members)
    .set(asAgent(level))
    .where(and(eq(members.id, memberId), eq(members.isAgent, false)))
    .returning();
  if (!member) throw new NotDecided(`The member ${memberId} is an agent already.`);
  if (agentId !== null && (await introducerOf(tx, memberId)) !== agentId) {
    if (!(await canTakeIn(tx, agentId, member))) {
      throw new NotDecided(`The agent ${agentId} can no longer take the member ${memberId} in: reject it.`);
    }
    await tx.insert(introductions).values({ memberId, introducerId: agentId, via: 'member_agent' });
  }
  return application;
}

/** @throws NotDecided */
export const rejectApplication = (
  tx: Transaction,
  { id, reason, now }: { readonly id: number; readonly reason: LocalText; readonly now: Date },
): Promise<AgentApplication> => decide(tx, id, { state: 'rejected', decidedAt: now, reason });
