import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { depositChanged } from '@tessera/wire';
import { deposits } from '../db/schema/cashier.ts';
import { closePending, orderOf, withMethod, type PlacedDeposit } from './deposits.ts';
import { settleAndNotify, type SettleParts } from './settle-and-notify.ts';

/** Orders that are read at one time. */
const PAGE = 200;

/**
 * Ends every deposit whose time is over. One that the provider does not void is settled by what the provider says of it,
 * since its notice may never come. An order that fails is logged and waits for the next sweep; the others go on.
 */
export async function expireDeposits(parts: SettleParts, now: Date): Promise<void> {
  let page: PlacedDeposit[];
  let lastId = 0;
  do {
    page = await overdueAfter(parts, lastId, now);
    for (const placed of page) {
      const { id, orderNumber } = placed.deposit;
      lastId = id;
      await expire(parts, placed).catch((error: unknown) =>
        parts.log.error({ err: error, orderNumber }, 'an overdue deposit could not be ended'),
      );
    }
  } while (page.length === PAGE);
}

const overdueAfter = ({ db }: SettleParts, id: number, now: Date): Promise<PlacedDeposit[]> =>
  withMethod(db)
    .where(and(eq(deposits.status, 'pending'), lte(deposits.expiresAt, now), gt(deposits.id, id)))
    .orderBy(asc(deposits.id))
    .limit(PAGE);

async function expire(parts: SettleParts, placed: PlacedDeposit): Promise<void> {
  const { db, live, payments } = parts;
  const { id, memberId, orderNumber } = placed.deposit;
  const order = orderOf(placed);
  if (await payments.void(order)) {
    if (await closePending(db, id, 'expired', null)) live.toMember(memberId, depositChanged, { orderNumber });
    return;
  }
  const notice = await payments.outcomeOf(order);
  if (notice) await settleAndNotify(parts, notice);
}
