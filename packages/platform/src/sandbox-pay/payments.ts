import { and, eq, gt, sql } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { paymentNotice, toWire, type PaymentNotice } from '@tessera/wire';
import type { PaymentOrder, PaymentProvider } from '../cashier/provider.ts';
import type { Database } from '../db/connect.ts';
import {
  sandboxNotices,
  sandboxPayments,
  type SandboxNotice,
  type SandboxPayment,
  type SandboxPaymentState,
} from '../db/schema/sandbox-pay.ts';
import { newSecret } from '../sessions/token.ts';

/** Owner of the sandbox's account in the books. */
export const SANDBOX_NAME = 'sandbox';
/** Where the provider's pages are, on the site's own origin. */
export const SANDBOX_PAY_PATH = '/sandbox-pay';
/** How long after "pay later" the merchant is told. */
export const PAY_LATER_MS = 30_000;

/** What a payer can do on the page. */
export const DECISIONS = ['pay', 'later', 'decline'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What the page shows. */
export interface PaymentView {
  readonly payment: SandboxPayment;
  /** `undefined` until the payer has decided. */
  readonly notice: SandboxNotice | undefined;
}

export interface SandboxPayments extends PaymentProvider {
  view(token: string): Promise<PaymentView | undefined>;
  /** Does what the payer decides, once; later decisions, and those that come too late, change nothing. */
  decide(token: string, decision: Decision, now: Date): Promise<void>;
}

/** The sandbox's payments: play money only. Everything that must outlive the process is in the database. */
export function keepSandboxPayments(db: Database): SandboxPayments {
  /** The order's payment; made in this state where there is none. */
  async function payment(order: PaymentOrder, state: SandboxPaymentState): Promise<SandboxPayment> {
    await db
      .insert(sandboxPayments)
      .values({ ...order, state, token: newSecret() })
      .onConflictDoNothing();
    const [row] = await db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderNumber, order.orderNumber));
    if (!row) throw new Error(`the payment of ${order.orderNumber} was not written`);
    return row;
  }

  return {
    name: SANDBOX_NAME,

    async open(order) {
      return `${SANDBOX_PAY_PATH}/${(await payment(order, 'open')).token}`;
    },

    async void(order) {
      // Also one that is not known here: its opening may still be on its way.
      await payment(order, 'voided');
      const [row] = await db
        .update(sandboxPayments)
        .set({
          state: sql`CASE ${sandboxPayments.state} WHEN 'open' THEN 'voided' ELSE ${sandboxPayments.state} END`,
        })
        .where(eq(sandboxPayments.orderNumber, order.orderNumber))
        .returning({ state: sandboxPayments.state });
      return row?.state === 'voided';
    },

    async outcomeOf({ orderNumber }) {
      const [row] = await db
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.orderNumber, orderNumber));
      return row?.state === 'paid' || row?.state === 'declined' ? noticeOf(row) : undefined;
    },

    async view(token) {
      const [found] = await db
        .select({ payment: sandboxPayments, notice: sandboxNotices })
        .from(sandboxPayments)
        .leftJoin(sandboxNotices, eq(sandboxNotices.orderNumber, sandboxPayments.orderNumber))
        .where(eq(sandboxPayments.token, token));
      return found && { payment: found.payment, notice: found.notice ?? undefined };
    },

    async decide(token, decision, now) {
      await db.transaction(async (tx) => {
        const [decided] = await tx
          .update(sandboxPayments)
          .set({ state: decision === 'decline' ? 'declined' : 'paid' })
          .where(
            and(
              eq(sandboxPayments.token, token),
              eq(sandboxPayments.state, 'open'),
              gt(sandboxPayments.expiresAt, now),
            ),
          )
          .returning();
        if (!decided) return;
        const nextAt = decision === 'later' ? new Date(now.getTime() + PAY_LATER_MS) : now;
        await tx.insert(sandboxNotices).values({
          orderNumber: decided.orderNumber,
          body: JSON.stringify(toWire(paymentNotice, noticeOf(decided))),
          nextAt,
        });
      });
    },
  };
}

function noticeOf({ orderNumber, state, amount, currency }: SandboxPayment): PaymentNotice {
  const isPaid = state === 'paid';
  return {
    orderNumber,
    status: isPaid ? 'paid' : 'failed',
    amount: toDecimal(amount, currency),
    currency,
    // An order is paid here once at most.
    ...(isPaid && { paymentId: `P-${orderNumber}` }),
  };
}
