import { and, asc, desc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import { envelopeShares } from '@tessera/domain/fairness';
import { CHANNELS, redEnvelopeDisplay } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { redEnvelopes, redEnvelopeShares, type RedEnvelope } from '../db/schema/activities.ts';
import type { Member } from '../db/schema/members.ts';
import { serializableInLine } from '../db/line.ts';
import type { Transaction } from '../db/serializable.ts';
import type { Balance } from '../ledger/accounts.ts';
import { award } from '../ledger/award.ts';
import { takeTurns } from '../ledger/turns.ts';
import type { Audience } from '../db/audience.ts';
import { admits, type Visitor } from '../site/visitor.ts';
import { giveNotice, toChannel, type Notify } from '../live/notices.ts';
import { queuePush } from '../push/queue-push.ts';
import { newSeed } from './seed.ts';

export const MAX_SHARES = 10_000;

interface EnvelopePlan {
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly amount: bigint;
  readonly shares: number;
  readonly minutes: number;
  /** Of the currency's members; everybody by default. */
  readonly audience?: Audience | null;
}

/**
 * Starts an envelope and notifies the currency's members. All shares are decided and stored here.
 * @throws RangeError where the plan is impossible; its message says what to change
 */
export async function startRedEnvelope(
  tx: Transaction,
  { currency, amount, shares, minutes, audience }: EnvelopePlan,
  notify: Notify,
): Promise<RedEnvelope> {
  if (!Number.isInteger(shares) || shares < 1 || shares > MAX_SHARES) {
    throw new RangeError(`an envelope has 1 to ${MAX_SHARES} shares, not ${shares}`);
  }
  if (!(minutes > 0)) throw new RangeError(`an envelope lasts some minutes, not ${minutes}`);
  const seed = newSeed();
  const sizes = envelopeShares({ seed, currency, amount, shares });
  const [envelope] = await tx
    .insert(redEnvelopes)
    .values({
      currency,
      amount,
      audience,
      seed,
      startAt: sql`now()`,
      endAt: sql`now() + make_interval(secs => ${minutes * 60})`,
    })
    .returning();
  if (!envelope) throw new Error('the envelope was not written');
  await tx
    .insert(redEnvelopeShares)
    .values(sizes.map((size, position) => ({ envelopeId: envelope.id, position, amount: size })));
  await notify(toChannel(CHANNELS.memberCurrency(currency), redEnvelopeDisplay, {}));
  await queuePush(tx, { kind: 'envelope', id: envelope.id }, { currency, expiresAt: envelope.endAt });
  return envelope;
}

const isRunning = and(lte(redEnvelopes.startAt, sql`now()`), gt(redEnvelopes.endAt, sql`now()`));

/** Returns whether an envelope is for this visitor, as far as its audience says. */
export async function isEnvelopeFor(
  queries: Queries,
  envelopeId: number,
  visitor: Visitor,
): Promise<boolean> {
  const [envelope] = await queries
    .select({ id: redEnvelopes.id })
    .from(redEnvelopes)
    .where(and(eq(redEnvelopes.id, envelopeId), admits(redEnvelopes.audience, visitor)));
  return envelope !== undefined;
}

/** The newest envelope that this member can still claim a share of. */
export async function claimableEnvelope(
  queries: Queries,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
  visitor: Visitor,
): Promise<RedEnvelope | undefined> {
  const shares = queries
    .select({ one: sql`1` })
    .from(redEnvelopeShares)
    .where(and(eq(redEnvelopeShares.envelopeId, redEnvelopes.id), eq(redEnvelopeShares.memberId, id)));
  const [envelope] = await queries
    .select()
    .from(redEnvelopes)
    .where(
      and(
        eq(redEnvelopes.currency, currency),
        isRunning,
        notExists(shares),
        hasFreeShare,
        admits(redEnvelopes.audience, visitor),
      ),
    )
    .orderBy(desc(redEnvelopes.id))
    .limit(1);
  return envelope;
}

export const hasFreeShare = sql`EXISTS (SELECT FROM ${redEnvelopeShares}
  WHERE ${redEnvelopeShares.envelopeId} = ${redEnvelopes.id} AND ${redEnvelopeShares.memberId} IS NULL)`;

interface Claim {
  readonly envelopeId: number;
  readonly member: Pick<Member, 'id' | 'currency'>;
  readonly operation: string | null;
}

export interface Claimed {
  /** Minor units. */
  readonly amount: bigint;
  /** What the member has now; `undefined` where this repeats a claim that was carried out before. */
  readonly balance: Balance | undefined;
}

/**
 * Claims of one envelope stand in line. The last one notifies the currency's members that it is empty.
 * @returns claims a share: `undefined` where the envelope is over, empty or not for this member (any more)
 */
export function claimShares(db: Database): (claim: Claim) => Promise<Claimed | undefined> {
  const inTurn = takeTurns();
  const inLine = serializableInLine(db, 'red_envelope');
  return async (claim) => {
    // Almost everybody comes too late: they need not stand in line to hear it, nor lock anything when it is their turn.
    if (!(await isWorthTrying(db, claim))) return undefined;
    return inTurn(claim.envelopeId, async () =>
      (await isWorthTrying(db, claim)) ? inLine(claim.envelopeId, (tx) => claimShare(tx, claim)) : undefined,
    );
  };
}

/** Whether there is a share to claim, or one that this member has claimed. */
async function isWorthTrying(queries: Queries, { envelopeId, member }: Claim): Promise<boolean> {
  const [share] = await queries
    .select({ position: redEnvelopeShares.position })
    .from(redEnvelopeShares)
    .where(
      and(
        eq(redEnvelopeShares.envelopeId, envelopeId),
        sql`(${redEnvelopeShares.memberId} IS NULL OR ${redEnvelopeShares.memberId} = ${member.id})`,
      ),
    )
    .limit(1);
  return share !== undefined;
}

async function claimShare(tx: Transaction, claim: Claim): Promise<Claimed | undefined> {
  const { envelopeId, member, operation } = claim;
  const [mine] = await tx
    .select()
    .from(redEnvelopeShares)
    .where(and(eq(redEnvelopeShares.envelopeId, envelopeId), eq(redEnvelopeShares.memberId, member.id)));
  if (mine) {
    const isRepeated = operation !== null && mine.operation === operation;
    return isRepeated ? { amount: mine.amount, balance: undefined } : undefined;
  }
  const [envelope] = await tx
    .select({ currency: redEnvelopes.currency })
    .from(redEnvelopes)
    .where(and(eq(redEnvelopes.id, envelopeId), eq(redEnvelopes.currency, member.currency), isRunning));
  if (!envelope) return undefined;
  const [free, another] = await tx
    .select({ position: redEnvelopeShares.position, amount: redEnvelopeShares.amount })
    .from(redEnvelopeShares)
    .where(and(eq(redEnvelopeShares.envelopeId, envelopeId), isNull(redEnvelopeShares.memberId)))
    .orderBy(asc(redEnvelopeShares.position))
    .limit(2);
  if (!free) return undefined;
  const { currency } = envelope;
  if (!another) await giveNotice(tx, toChannel(CHANNELS.memberCurrency(currency), redEnvelopeDisplay, {}));
  const { position, amount } = free;
  await tx
    .update(redEnvelopeShares)
    .set({ memberId: member.id, operation, claimedAt: sql`now()` })
    .where(and(eq(redEnvelopeShares.envelopeId, envelopeId), eq(redEnvelopeShares.position, position)));
  const balance = await award(tx, {
    memberId: member.id,
    currency,
    amount,
    kind: 'red_envelope',
    key: `red_envelope:${envelopeId}:${position}`,
  });
  return { amount, balance };
}
