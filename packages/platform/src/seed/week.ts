import { eq, gte, and, sql } from 'drizzle-orm';
import { CURRENCY_CODES } from '@tessera/domain';
import { envelopePlans, signIns } from '../db/schema/activities.ts';
import { articles, bulletins } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { announcements, facts, promotions } from '../db/schema/site.ts';
import type { Database } from '../db/connect.ts';
import type { Transaction } from '../db/serializable.ts';
import { award } from '../ledger/award.ts';
import { worthOfUsdCents } from '../ledger/play-money.ts';
import { presentRewards } from '../activities/sign-in.ts';
import { mondayOf } from '../agent/days.ts';
import { dayBefore, siteDay, startOfSiteDay } from '../site/calendar.ts';
import { SIGN_IN_USD_CENTS } from './activities.ts';
import * as content from './content-rows.ts';
import { SEED_LOCK } from './lock.ts';
import * as site from './site-rows.ts';
import { upsertUnlessEdited } from './upsert.ts';

/**
 * Moves the sample site's content to the present week, whenever the site is started: news of the last days, pop-ups and
 * a tournament of this week, an envelope each evening, and a member half through the sign-in calendar. What an operator
 * has rewritten stays as it is.
 */
export async function seedWeek(
  db: Database,
  { seedAccounts }: { readonly seedAccounts: boolean },
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    // The hashes of what was seeded are of instants as text.
    await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
    await moveContent(tx, now);
    await planEvenings(tx);
    if (seedAccounts) await signInSample(tx, now);
  });
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_OF_WEEK = 7;

/** When this week of the site's calendar began, on Monday. */
function startOfWeek(now: Date): Date {
  return startOfSiteDay(mondayOf(siteDay(now)));
}

async function moveContent(tx: Transaction, now: Date): Promise<void> {
  const monday = startOfWeek(now);
  const today = startOfSiteDay(siteDay(now)).getTime();
  const news = content.articleRows.filter(({ kind }) => kind === 'news');
  // Each at noon, the latest yesterday.
  const dated = news.map((row, index) => ({
    ...row,
    publishedAt: new Date(today - (news.length - index) * DAY_MS + 12 * HOUR_MS),
  }));
  const popUps = content.bulletinRows.map((row) => ({ ...row, startAt: monday, updatedAt: monday }));
  const running = site.promotionRows.map((row) =>
    row.artKey === 'tournament'
      ? { ...row, startAt: monday, endAt: new Date(monday.getTime() + 2 * DAYS_OF_WEEK * DAY_MS) }
      : row,
  );
  const announced = site.announcementRows.map((row) => ({ ...row, updatedAt: monday }));
  await upsertUnlessEdited(tx, articles, [articles.kind, articles.id], dated);
  await upsertUnlessEdited(tx, bulletins, [bulletins.id], popUps);
  await upsertUnlessEdited(tx, promotions, [promotions.id], running);
  await upsertUnlessEdited(tx, announcements, [announcements.id], announced);
}

const EVENINGS = 'evenings';
const ENVELOPE = { usdCents: 2_000n, shares: 50, minutes: 30 } as const;

/** Put up once, and the operator's from then on. */
async function planEvenings(tx: Transaction): Promise<void> {
  const [known] = await tx.select().from(facts).where(eq(facts.name, EVENINGS));
  if (known) return;
  const { usdCents, shares, minutes } = ENVELOPE;
  const startAt = new Date('2026-01-01T20:00:00-04:00');
  const rows = CURRENCY_CODES.map((currency, index) => ({
    ...{ id: index + 1, currency, shares, minutes, startAt, isDaily: true },
    amount: worthOfUsdCents(usdCents, currency),
  }));
  await tx.insert(envelopePlans).values(rows).onConflictDoNothing();
  await tx.insert(facts).values({ name: EVENINGS, value: 'seeded' });
}

const SIGNED_IN_DAYS = 3;
const SAMPLE = 'player01';

/** Signs the sample member in on the last days, unless it has done so itself of late. */
async function signInSample(tx: Transaction, now: Date): Promise<void> {
  const [member] = await tx.select().from(members).where(eq(members.accountKey, SAMPLE));
  if (!member) return;
  const { id: memberId, currency } = member;
  let day = siteDay(now);
  const days = Array.from({ length: SIGNED_IN_DAYS }, () => (day = dayBefore(day))).reverse();
  const [late] = await tx
    .select({ day: signIns.day })
    .from(signIns)
    .where(and(eq(signIns.memberId, memberId), gte(signIns.day, dayBefore(day))))
    .limit(1);
  if (late) return;
  for (const [index, { reward: amount }] of presentRewards(SIGN_IN_USD_CENTS, currency)
    .slice(0, SIGNED_IN_DAYS)
    .entries()) {
    const signedOn = days[index] ?? day;
    await tx.insert(signIns).values({ memberId, day: signedOn, streak: index + 1, amount });
    await award(tx, { memberId, currency, amount, kind: 'sign_in', key: `sign_in:${memberId}:${signedOn}` });
  }
}
