import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Calls, CodeOf } from '@tessera/wire';
import type { CurrencyCode, Jurisdiction } from '@tessera/domain';
import type { Database, Queries } from '../db/connect.ts';
import { Refused } from '../db/refused.ts';
import { bonuses, bonusOffers, type BonusOfferRow, type BonusRow } from '../db/schema/bonuses.ts';
import { promotions } from '../db/schema/site.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { admits, type Visitor } from '../site/visitor.ts';
import { startNext } from './closing.ts';
import { isLawfulBonus } from './lawful.ts';

type OptInCode = CodeOf<Calls['bonusOptIn']>;

const isOpen = and(
  isNull(bonusOffers.withdrawnAt),
  isNull(promotions.withdrawnAt),
  or(isNull(promotions.startAt), lte(promotions.startAt, sql`now()`)),
  or(isNull(promotions.endAt), gt(promotions.endAt, sql`now()`)),
  or(isNull(bonusOffers.startAt), lte(bonusOffers.startAt, sql`now()`)),
  or(isNull(bonusOffers.endAt), gt(bonusOffers.endAt, sql`now()`)),
);

interface OfferKey {
  readonly promotionId: number;
  readonly currency: CurrencyCode;
  readonly visitor: Visitor;
  /** Whose law the site follows. */
  readonly jurisdiction: Jurisdiction;
}

const isFor = (visitor: Visitor) =>
  and(admits(promotions.audience, visitor), admits(bonusOffers.audience, visitor));

/** Returns the bonus that a promotion offers this visitor now in this currency, unless the law forbids it. */
export async function offerOf(
  queries: Queries,
  { promotionId, currency, visitor, jurisdiction }: OfferKey,
): Promise<(BonusOfferRow & Pick<BonusRow, 'title'>) | undefined> {
  const [found] = await queries
    .select({ offer: bonusOffers, title: promotions.title })
    .from(bonusOffers)
    .innerJoin(promotions, eq(promotions.id, bonusOffers.promotionId))
    .where(
      and(
        eq(bonusOffers.promotionId, promotionId),
        eq(bonusOffers.currency, currency),
        isOpen,
        isFor({ ...visitor, currency }),
      ),
    );
  if (!found || !isLawfulBonus(found.offer, jurisdiction)) return undefined;
  return { ...found.offer, title: found.title };
}

interface OptIn {
  readonly member: { readonly id: number; readonly currency: CurrencyCode };
  readonly visitor: Visitor;
  readonly promotionId: number;
  readonly jurisdiction: Jurisdiction;
  /** Of the terms that the member has read. */
  readonly version: number;
  readonly operation: string | null;
}

/**
 * Gives a member the bonus of a promotion by the terms of this moment; a repetition of the request gets the same one.
 * @throws Refused with a code of the call
 */
export function takeBonus(db: Database, optIn: OptIn): Promise<BonusRow> {
  return serializable(db, (tx) => carryOut(tx, optIn));
}

async function carryOut(
  tx: Transaction,
  { member, visitor, promotionId, jurisdiction, version, operation }: OptIn,
): Promise<BonusRow> {
  const isMine = and(eq(bonuses.memberId, member.id), eq(bonuses.promotionId, promotionId));
  const [known] = await tx.select().from(bonuses).where(isMine);
  if (known) {
    if (operation !== null && known.operation === operation) return known;
    throw new Refused<OptInCode>('101');
  }
  const offer = await offerOf(tx, { promotionId, currency: member.currency, visitor, jurisdiction });
  if (!offer) throw new Refused<OptInCode>('102');
  if (offer.version !== version) throw new Refused<OptInCode>('103');
  const { title, value, wagering, days, contributions, maxStake } = offer;
  return grantBonus(tx, {
    memberId: member.id,
    currency: member.currency,
    promotionId,
    operation,
    ...{ title, value, wagering, days, contributions, maxStake },
  });
}

/** Writes a bonus, and starts it where the member has none that is active. */
export async function grantBonus(
  tx: Transaction,
  bonus: Omit<typeof bonuses.$inferInsert, 'state'>,
): Promise<BonusRow> {
  const [written] = await tx
    .insert(bonuses)
    .values({ ...bonus, state: 'next' })
    .returning();
  if (!written) throw new Error('the bonus was not written');
  await startNext(tx, bonus.memberId);
  const [now] = await tx.select().from(bonuses).where(eq(bonuses.id, written.id));
  return now ?? written;
}
