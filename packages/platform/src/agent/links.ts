import { and, asc, count, desc, eq, notExists, sql } from 'drizzle-orm';
import { comparedText, storedText, type CurrencyCode } from '@tessera/domain';
import type { Calls, CodeOf } from '@tessera/wire';
import { giveRecommendCode } from '../auth/introducers.ts';
import type { Database, Queries } from '../db/connect.ts';
import { Refused } from '../db/refused.ts';
import { agentLinks, linkVisits } from '../db/schema/agent.ts';
import type { Member } from '../db/schema/members.ts';
import { agentDomains, introductions, recommendCodes } from '../db/schema/registration.ts';
import { brokenConstraint, serializable } from '../db/serializable.ts';
import { exchange } from '../ledger/play-money.ts';

type CreateCode = CodeOf<Calls['agentLinkCreate']>;

const MOST_CAMPAIGNS = 100;

export interface Campaign {
  readonly code: string;
  readonly campaign: string;
  /** Empty: the campaign's own link. */
  readonly subId: string;
  readonly isActive: boolean;
  readonly createdAt: Date;
}

/** What came of one link. */
export interface LinkCounts {
  readonly clicks: number;
  readonly registrations: number;
  readonly firstDeposits: number;
  /** In the agent's currency. */
  readonly firstDepositAmount: bigint;
}

export const NO_COUNTS: LinkCounts = {
  clicks: 0,
  registrations: 0,
  firstDeposits: 0,
  firstDepositAmount: 0n,
};

const campaignColumns = {
  code: agentLinks.code,
  campaign: agentLinks.campaign,
  subId: agentLinks.subId,
  isActive: recommendCodes.isActive,
  createdAt: agentLinks.createdAt,
};

/** The agent's campaigns, the latest first. */
export async function campaignsOf(
  queries: Queries,
  agentId: number,
  { page, count: size }: { readonly page: number; readonly count: number },
): Promise<{ readonly list: Campaign[]; readonly totalCount: number }> {
  const list = await queries
    .select(campaignColumns)
    .from(agentLinks)
    .innerJoin(recommendCodes, eq(recommendCodes.code, agentLinks.code))
    .where(eq(agentLinks.agentId, agentId))
    .orderBy(desc(agentLinks.createdAt), asc(agentLinks.code))
    .limit(size)
    .offset((page - 1) * size);
  return { list, totalCount: await countCampaigns(queries, agentId) };
}

async function countCampaigns(queries: Queries, agentId: number): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(agentLinks).where(eq(agentLinks.agentId, agentId));
  return row?.n ?? 0;
}

/** The code that the agent has had from the beginning, as every member; `undefined`: it is switched off. */
export async function ownCodeOf(queries: Queries, agentId: number): Promise<string | undefined> {
  const [row] = await queries
    .select({ code: recommendCodes.code })
    .from(recommendCodes)
    .where(
      and(
        eq(recommendCodes.memberId, agentId),
        eq(recommendCodes.isActive, true),
        notExists(
          queries
            .select({ one: sql`1` })
            .from(agentLinks)
            .where(eq(agentLinks.code, recommendCodes.code)),
        ),
      ),
    )
    .orderBy(asc(recommendCodes.createdAt), asc(recommendCodes.code))
    .limit(1);
  return row?.code;
}

export const domainsOf = (queries: Queries, agentId: number) =>
  queries
    .select({
      host: agentDomains.host,
      currency: agentDomains.currency,
      isActive: agentDomains.isActive,
    })
    .from(agentDomains)
    .where(eq(agentDomains.agentId, agentId))
    .orderBy(asc(agentDomains.host));

/** Of each link by its code; the agent's own link, and with it the agent's hosts, by the empty text. */
export async function linkCountsOf(
  queries: Queries,
  agent: Pick<Member, 'id' | 'currency'>,
): Promise<(code: string) => LinkCounts> {
  const visits = await queries
    .select({ code: linkVisits.code, n: count() })
    .from(linkVisits)
    .where(eq(linkVisits.memberId, agent.id))
    .groupBy(linkVisits.code);
  const registrations = await queries
    .select({ code: sql<string>`coalesce(${introductions.code}, '')`, n: count() })
    .from(introductions)
    .where(eq(introductions.introducerId, agent.id))
    .groupBy(introductions.code);
  const counts = new Map<string, LinkCounts>();
  const add = (code: string, more: Partial<LinkCounts>) =>
    counts.set(code, { ...NO_COUNTS, ...counts.get(code), ...more });
  for (const { code, n } of visits) add(code, { clicks: n });
  for (const { code, n } of registrations) add(code, { registrations: n });
  for (const { code, currency, n, amount } of await firstDepositsOf(queries, agent.id)) {
    const { firstDeposits, firstDepositAmount } = counts.get(code) ?? NO_COUNTS;
    add(code, {
      firstDeposits: firstDeposits + n,
      firstDepositAmount: firstDepositAmount + exchange(BigInt(amount), currency, agent.currency),
    });
  }
  return (code) => counts.get(code) ?? NO_COUNTS;
}

interface FirstDeposits extends Record<string, unknown> {
  readonly code: string;
  readonly currency: CurrencyCode;
  readonly n: number;
  readonly amount: string;
}

/** The first deposit of each member whom the agent introduced, by link and currency. */
async function firstDepositsOf(queries: Queries, agentId: number): Promise<readonly FirstDeposits[]> {
  const { rows } = await queries.execute<FirstDeposits>(
    sql`SELECT coalesce(introductions.code, '') AS code, account.currency, count(*)::int AS n, sum(deposit.amount) AS amount
      FROM introductions
      JOIN ledger_accounts account ON account.kind = 'member' AND account.owner = introductions.member_id::text
      CROSS JOIN LATERAL (
        SELECT entry.amount FROM ledger_entries entry
        JOIN ledger_transactions booked ON booked.id = entry.transaction_id AND booked.kind = 'deposit'
        WHERE entry.account_id = account.id
        ORDER BY entry.created_at, entry.id LIMIT 1) deposit
      WHERE introductions.introducer_id = ${agentId}
      GROUP BY 1, 2`,
  );
  return rows;
}

export type CreateOutcome =
  | { readonly kind: 'created'; readonly campaign: Campaign }
  | { readonly kind: 'refused'; readonly code: CreateCode };

/** Makes a campaign with a code of its own. */
export async function createCampaign(
  db: Database,
  agentId: number,
  { campaign: name, subId = '' }: { readonly campaign: string; readonly subId?: string | undefined },
): Promise<CreateOutcome> {
  const campaign = storedText(name).replace(/\s+/g, ' ');
  try {
    return await serializable(db, async (tx) => {
      if ((await countCampaigns(tx, agentId)) >= MOST_CAMPAIGNS) throw new Refused<CreateCode>('102');
      const code = await giveRecommendCode(tx, agentId);
      const [made] = await tx
        .insert(agentLinks)
        .values({ code, agentId, campaign, campaignKey: comparedText(campaign), subId })
        .returning({
          code: agentLinks.code,
          campaign: agentLinks.campaign,
          subId: agentLinks.subId,
          createdAt: agentLinks.createdAt,
        });
      if (!made) throw new Error('the campaign was not written');
      return { kind: 'created', campaign: { ...made, isActive: true } };
    });
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', code: error.code as CreateCode };
    if (brokenConstraint(error) === 'agent_links_campaign') return { kind: 'refused', code: '101' };
    throw error;
  }
}

/** @returns `undefined` where the agent has no such campaign */
export async function switchCampaign(
  db: Database,
  agentId: number,
  { code, isActive }: { readonly code: string; readonly isActive: boolean },
): Promise<Campaign | undefined> {
  return db.transaction(async (tx) => {
    const [campaign] = await tx
      .select(campaignColumns)
      .from(agentLinks)
      .innerJoin(recommendCodes, eq(recommendCodes.code, agentLinks.code))
      .where(and(eq(agentLinks.agentId, agentId), eq(agentLinks.code, code.toUpperCase())));
    if (!campaign) return undefined;
    await tx.update(recommendCodes).set({ isActive }).where(eq(recommendCodes.code, campaign.code));
    return { ...campaign, isActive };
  });
}
