import { and, count, desc, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { envelopeCommitment } from '@tessera/domain/fairness';
import type { AnswerOf, EndedEnvelope, redEnvelopePromotion } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { redEnvelopes, redEnvelopeShares, type RedEnvelope } from '../db/schema/activities.ts';
import type { Member } from '../db/schema/members.ts';
import { siteInstant } from '../site/calendar.ts';
import { hasFreeShare } from './red-envelope.ts';

const SHOWN_ENVELOPES = 5;

type Presented = NonNullable<AnswerOf<typeof redEnvelopePromotion>['envelope']>;

/** What a member may know of an envelope before it is over: its pot, and the commitment to its shares. */
export async function presentEnvelope(queries: Queries, envelope: RedEnvelope): Promise<Presented> {
  const { id, endAt, seed } = envelope;
  const presented = { id, endAt: siteInstant(endAt) };
  if (seed === null) return presented;
  return { ...presented, fairness: potOf(envelope, seed, await countShares(queries, id)) };
}

function potOf({ currency, amount }: RedEnvelope, seed: string, shares: number) {
  const hash = envelopeCommitment({ seed, currency, amount, shares });
  return { hash, amount: toDecimal(amount, currency), shares };
}

async function countShares(queries: Queries, envelopeId: number): Promise<number> {
  const [row] = await queries
    .select({ shares: count() })
    .from(redEnvelopeShares)
    .where(eq(redEnvelopeShares.envelopeId, envelopeId));
  return row?.shares ?? 0;
}

/** The member's currency's last envelopes that are over, with what their shares were cut from. */
export async function endedEnvelopes(
  queries: Queries,
  { id: memberId, currency }: Pick<Member, 'id' | 'currency'>,
): Promise<EndedEnvelope[]> {
  const isOver = or(sql`${redEnvelopes.endAt} <= now()`, not(hasFreeShare));
  const isOwn = and(
    eq(redEnvelopeShares.envelopeId, redEnvelopes.id),
    eq(redEnvelopeShares.memberId, memberId),
  );
  const rows = await queries
    .select({
      envelope: redEnvelopes,
      place: redEnvelopeShares.position,
      won: redEnvelopeShares.amount,
    })
    .from(redEnvelopes)
    .leftJoin(redEnvelopeShares, isOwn)
    .where(and(eq(redEnvelopes.currency, currency), isNotNull(redEnvelopes.seed), isOver))
    .orderBy(desc(redEnvelopes.id))
    .limit(SHOWN_ENVELOPES);
  return Promise.all(
    rows.map(async ({ envelope, place, won }) => ({
      id: envelope.id,
      endAt: siteInstant(envelope.endAt),
      ...potOf(envelope, envelope.seed ?? '', await countShares(queries, envelope.id)),
      seed: envelope.seed ?? '',
      mine: place === null || won === null ? null : { place, cash: toDecimal(won, currency) },
    })),
  );
}
