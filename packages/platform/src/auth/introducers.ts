import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Calls, CodeOf } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { agentLinks } from '../db/schema/agent.ts';
import { members, type Member } from '../db/schema/members.ts';
import { agentDomains, recommendCodes, type introductions } from '../db/schema/registration.ts';
import { registrationSettingsOf } from './registration-settings.ts';

export type Introducer = Pick<typeof introductions.$inferInsert, 'introducerId' | 'via' | 'code'>;
type Found = { readonly introducer: Introducer } | { readonly refused: CodeOf<Calls['register']> };

/** Of ids: an integer column's. */
const MAX_ID = 2 ** 31 - 1;
/** Nothing that looks like something else: codes are read out. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_SIGNS = `${CODE_LETTERS}23456789`;
const CODE_LENGTH = 8;

/** Who a visitor names as introducer: an agent by id, or a member by recommend code (spec §8 Register codes). */
export async function findIntroducer(queries: Queries, siteId: number, given: string): Promise<Found> {
  const text = given.trim();
  if (/^\d{1,10}$/.test(text)) return findAgent(queries, Number(text));
  if (/^[a-z][a-z0-9]{3,15}$/i.test(text)) return findRecommender(queries, siteId, text.toUpperCase());
  return { refused: '228' };
}

async function findAgent(queries: Queries, id: number): Promise<Found> {
  const agent = id <= MAX_ID ? await agentOf(queries, id) : undefined;
  if (!agent) return { refused: '106' };
  if (!isActiveAgent(agent)) return { refused: '108' };
  return { introducer: { introducerId: agent.id, via: 'member_agent' } };
}

/** A code with a campaign is an agent's, and no matter of the recommendation programme. */
async function findRecommender(queries: Queries, siteId: number, code: string): Promise<Found> {
  const [found] = await queries
    .select({ isActive: recommendCodes.isActive, member: members, campaign: agentLinks.campaign })
    .from(recommendCodes)
    .innerJoin(members, eq(members.id, recommendCodes.memberId))
    .leftJoin(agentLinks, eq(agentLinks.code, recommendCodes.code))
    .where(eq(recommendCodes.code, code));
  const isCampaign = typeof found?.campaign === 'string';
  if (!isCampaign && !(await registrationSettingsOf(queries, siteId)).recommendOpen)
    return { refused: '107' };
  if (!found) return { refused: '112' };
  if (!found.isActive) return { refused: '110' };
  if (isCampaign && !isActiveAgent(found.member)) return { refused: '108' };
  if (found.member.status !== 'active') return { refused: '109' };
  const via = isCampaign ? 'member_agent' : 'recommend_code';
  return { introducer: { introducerId: found.member.id, via, code } };
}

/** The agent of this id, active or not; other members are nobody here. */
export async function agentOf(queries: Queries, id: number): Promise<Member | undefined> {
  const [agent] = await queries
    .select()
    .from(members)
    .where(and(eq(members.id, id), eq(members.isAgent, true)));
  return agent;
}

export const isActiveAgent = ({ agentActive, status }: Pick<Member, 'agentActive' | 'status'>): boolean =>
  agentActive && status === 'active';

/** The agent whose host this is, and the currency that it holds its visitors to; `undefined` of other hosts. */
export async function agentDomainOf(queries: Queries, siteId: number, host: string) {
  const [found] = await queries
    .select({ agentId: agentDomains.agentId, currency: agentDomains.currency })
    .from(agentDomains)
    .innerJoin(members, eq(members.id, agentDomains.agentId))
    .where(
      and(
        eq(agentDomains.siteId, siteId),
        eq(agentDomains.host, hostKeyOf(host)),
        eq(agentDomains.isActive, true),
        eq(members.agentActive, true),
        eq(members.status, 'active'),
      ),
    );
  return found;
}

/** Without port, and in lower case: `Agent.example:443` is `agent.example`. */
const hostKeyOf = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Gives the member a code to bring others with. @returns the code */
export async function giveRecommendCode(queries: Queries, memberId: number): Promise<string> {
  const sign = (signs: string) => signs[randomInt(signs.length)] ?? '';
  // Two alike are rarer than one in a thousand million; another is made where it happens.
  for (;;) {
    const code =
      sign(CODE_LETTERS) + Array.from({ length: CODE_LENGTH - 1 }, () => sign(CODE_SIGNS)).join('');
    const rows = await queries
      .insert(recommendCodes)
      .values({ code, memberId })
      .onConflictDoNothing()
      .returning({ code: recommendCodes.code });
    if (rows.length > 0) return code;
  }
}
