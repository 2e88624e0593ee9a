import { and, eq } from 'drizzle-orm';
import { CURRENCY_CODES } from '@tessera/domain';
import { correct } from '../agent/corrections.ts';
import { addDays, weekOf } from '../agent/days.ts';
import { reckonWeek, writeWeek } from '../agent/settlement.ts';
import { accountKeyOf } from '../auth/registration-fields.ts';
import {
  agentAgreements,
  agentConsents,
  agentLinks,
  agentSettlements,
  agentTiers,
  agentTransferLimits,
  linkVisits,
} from '../db/schema/agent.ts';
import { members } from '../db/schema/members.ts';
import { recommendCodes } from '../db/schema/registration.ts';
import type { Transaction } from '../db/serializable.ts';
import { worthOfUsd } from '../ledger/play-money.ts';
import { siteDay } from '../site/calendar.ts';
import { insertDownline } from './agent-history.ts';
import { SAMPLE_ACCOUNTS } from './samples.ts';
import { agentCorrectionCause } from './texts/agent-correction.texts.ts';
import { agentAgreementSections } from './texts/agent-agreement.texts.ts';

/** The sample plan: levels by a week's figures, shares by the levels of the downline. */
const TIERS = [
  { netRevenueFromUsd: 0, activeMembersFrom: 1, basisPoints: [2_000, 400, 100] },
  { netRevenueFromUsd: 1_000, activeMembersFrom: 5, basisPoints: [2_500, 500, 150] },
  { netRevenueFromUsd: 5_000, activeMembersFrom: 15, basisPoints: [3_000, 600, 200] },
  { netRevenueFromUsd: 15_000, activeMembersFrom: 40, basisPoints: [3_500, 700, 250] },
  { netRevenueFromUsd: 40_000, activeMembersFrom: 100, basisPoints: [4_000, 800, 300] },
] as const;

const TRANSFER_LIMITS_USD = { least: 1, most: 2_000, mostPerDay: 10_000 } as const;
const AGREEMENT_VERSION = 1;
const AGREEMENT_SINCE = new Date('2026-04-01T04:00:00Z');
const CAMPAIGNS = [
  { code: 'AUTUMN26', campaign: 'Autumn newsletter' },
  { code: 'MATCHDAY', campaign: 'Match day' },
] as const;
const DAYS_OF_VISITS = 21;
const SETTLED_WEEKS = 3;
/** US cents. */
const SAMPLE_CORRECTION = -12_50n;

/** The sample site's agent programme: put up once, and the operator's from then on. */
export async function seedAgents(tx: Transaction): Promise<void> {
  await tx.insert(agentTiers).values(
    CURRENCY_CODES.flatMap((currency) =>
      TIERS.map(({ netRevenueFromUsd, activeMembersFrom, basisPoints }, index) => ({
        currency,
        level: index + 1,
        netRevenueFrom: worthOfUsd(netRevenueFromUsd, currency),
        activeMembersFrom,
        basisPoints: [...basisPoints],
      })),
    ),
  );
  await tx.insert(agentAgreements).values({
    version: AGREEMENT_VERSION,
    sections: agentAgreementSections,
    publishedAt: AGREEMENT_SINCE,
  });
  await tx.insert(agentTransferLimits).values(
    CURRENCY_CODES.map((currency) => ({
      currency,
      least: worthOfUsd(TRANSFER_LIMITS_USD.least, currency),
      most: worthOfUsd(TRANSFER_LIMITS_USD.most, currency),
      mostPerDay: worthOfUsd(TRANSFER_LIMITS_USD.mostPerDay, currency),
    })),
  );
}

/** The sample agent's campaigns and downline, with a past: of a new site only. */
export async function seedSampleAgent(tx: Transaction, now: Date): Promise<void> {
  const sample = SAMPLE_ACCOUNTS.find(({ agentLevel }) => agentLevel !== undefined);
  const [agent] = await tx
    .select()
    .from(members)
    .where(eq(members.accountKey, accountKeyOf(sample?.account ?? '')));
  if (!agent) return;
  const today = siteDay(now);
  await tx
    .insert(agentConsents)
    .values({ agentId: agent.id, version: AGREEMENT_VERSION, createdAt: AGREEMENT_SINCE });
  await insertCampaigns(tx, agent.id, today);
  await insertDownline(tx, agent, today, CAMPAIGNS[0].code);
  await settleHistory(tx, agent.id, now);
}

async function insertCampaigns(tx: Transaction, agentId: number, today: string): Promise<void> {
  await tx.insert(recommendCodes).values(CAMPAIGNS.map(({ code }) => ({ code, memberId: agentId })));
  await tx.insert(agentLinks).values(
    CAMPAIGNS.map(({ code, campaign }) => ({
      code,
      agentId,
      campaign,
      campaignKey: campaign.toLowerCase(),
    })),
  );
  const links = ['', ...CAMPAIGNS.map(({ code }) => code)];
  const visits = links.flatMap((code, link) =>
    Array.from({ length: DAYS_OF_VISITS }, (_, ago) =>
      Array.from({ length: (ago * 5 + link * 3) % (7 - link * 2) }, (_visitor, visitor) => ({
        memberId: agentId,
        code,
        day: addDays(today, -1 - ago),
        visitor: `sample ${visitor}`,
      })),
    ).flat(),
  );
  await tx.insert(linkVisits).values(visits);
}

/** Three weeks, the first one corrected later. The last one that is over is left for the operator. */
async function settleHistory(tx: Transaction, agentId: number, now: Date): Promise<void> {
  const today = siteDay(now);
  for (let ago = SETTLED_WEEKS + 1; ago >= 2; ago -= 1) {
    const week = weekOf(addDays(today, -7 * ago));
    const outcome = await reckonWeek(tx, week, now);
    if (outcome.kind === 'settled') await writeWeek(tx, week, outcome);
    if (ago === SETTLED_WEEKS + 1) await correctSample(tx, agentId, week);
  }
}

async function correctSample(tx: Transaction, agentId: number, week: string): Promise<void> {
  const [settlement] = await tx
    .select()
    .from(agentSettlements)
    .where(
      and(
        eq(agentSettlements.agentId, agentId),
        eq(agentSettlements.week, week),
        eq(agentSettlements.currency, 'USD'),
      ),
    );
  if (settlement) await correct(tx, settlement, { amount: SAMPLE_CORRECTION, cause: agentCorrectionCause });
}
