import { eq } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { depositChanged, depositHeld, depositSuccess, type PaymentNotice } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { deposits } from '../db/schema/cashier.ts';
import type { Live } from '../live/live.ts';
import { tellCash } from '../money/tell-cash.ts';
import type { Services } from '../services.ts';
import { settleDeposit, type Settled } from './settle-deposit.ts';

export interface SettleParts extends Pick<Services, 'db' | 'inTurn' | 'log' | 'payments'> {
  readonly live: Pick<Live, 'toMember'>;
}

/** Does what a payment notice says, sends the member's browsers what has changed, and logs what an operator must see. */
export async function settleAndNotify(parts: SettleParts, notice: PaymentNotice): Promise<void> {
  const { db, inTurn, log, payments } = parts;
  const memberId = await memberOf(db, notice.orderNumber);
  const settle = () => settleDeposit(db, notice, payments.name);
  const settled = await (memberId === undefined ? settle() : inTurn(memberId, settle));
  if (memberId !== undefined) notify(parts, settled, notice, memberId);
  if (settled.kind === 'held') {
    log.error({ notice, reason: settled.reason }, 'a payment fits no order: an operator must decide');
  } else if (settled.kind === 'ignored') {
    log.warn({ notice, reason: settled.reason }, 'a payment notice changes nothing');
  }
}

function notify(
  { live }: SettleParts,
  settled: Settled,
  { orderNumber }: PaymentNotice,
  memberId: number,
): void {
  if (settled.kind === 'paid' && settled.isNew) {
    const { deposit, balance } = settled;
    tellCash(live, { id: memberId, currency: deposit.currency }, balance);
    live.toMember(memberId, depositSuccess, {
      orderNumber,
      depositAmount: toDecimal(deposit.amount, deposit.currency),
      depositTimes: deposit.depositTimes ?? 0,
    });
  }
  if (settled.kind === 'failed') live.toMember(memberId, depositChanged, { orderNumber });
  if (settled.kind === 'held' && settled.newId !== undefined) {
    live.toMember(memberId, depositHeld, { id: settled.newId, orderNumber, isHeld: 1 });
  }
}

async function memberOf(queries: Queries, orderNumber: string): Promise<number | undefined> {
  const [deposit] = await queries
    .select({ memberId: deposits.memberId })
    .from(deposits)
    .where(eq(deposits.orderNumber, orderNumber));
  return deposit?.memberId;
}
