import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { startRedEnvelope } from '../activities/red-envelope.ts';
import { envelopePlans, type EnvelopePlan } from '../db/schema/activities.ts';
import type { Transaction } from '../db/serializable.ts';
import { giveNotice } from '../live/notices.ts';
import { dayBefore, sameTimeOn, siteDay } from '../site/calendar.ts';

const MINUTE_MS = 60_000;
/** The site's zone has no summer time, so each day's start is as far from the last one's. */

/**
 * Starts the red envelopes whose time has come, each with what is left of its minutes. One whose minutes passed while no
 * platform ran is left out.
 */
export async function startDueEnvelopes(tx: Transaction, now: Date): Promise<void> {
  const plans = await tx
    .select()
    .from(envelopePlans)
    .where(
      and(
        isNull(envelopePlans.withdrawnAt),
        lte(envelopePlans.startAt, now),
        or(isNull(envelopePlans.endAt), gt(envelopePlans.endAt, now)),
        or(eq(envelopePlans.isDaily, true), isNull(envelopePlans.startedAt)),
      ),
    )
    .for('update');
  for (const plan of plans) await startIfDue(tx, plan, now);
}

async function startIfDue(tx: Transaction, plan: EnvelopePlan, now: Date): Promise<void> {
  const { id, currency, amount, shares, audience, startedAt } = plan;
  const start = latestStart(plan, now);
  const leftMs = start.getTime() + plan.minutes * MINUTE_MS - now.getTime();
  // By the day, not the time: the operator may have moved the start to later on the same day.
  if (leftMs <= 0 || (startedAt && siteDay(startedAt) >= siteDay(start))) return;
  const minutes = leftMs / MINUTE_MS;
  await startRedEnvelope(tx, { currency, amount, shares, minutes, audience }, async (...notices) => {
    for (const notice of notices) await giveNotice(tx, notice);
  });
  await tx.update(envelopePlans).set({ startedAt: start }).where(eq(envelopePlans.id, id));
}

/** Returns the latest start of a plan that is not after now. */
export function latestStart(
  { startAt, isDaily }: Pick<EnvelopePlan, 'startAt' | 'isDaily'>,
  now: Date,
): Date {
  if (!isDaily) return startAt;
  // At the same time by the site's clock, whose days are not all of one length.
  const today = sameTimeOn(siteDay(now), startAt);
  return today <= now ? today : sameTimeOn(dayBefore(siteDay(now)), startAt);
}
