import * as v from 'valibot';
import * as f from './fields.ts';

/**
 * Where a payment provider reports a payment: one {@link paymentNotice} as JSON per `POST`. The signature is the hex
 * HMAC-SHA256 of `<timestamp>.<body>` with the shared secret; the timestamp is that of this attempt, in epoch
 * milliseconds. The provider retries, with a new timestamp, until the answer is a success.
 */
export const PAYMENT_NOTICE_PATH = '/payments/notice';
export const PAYMENT_HEADERS = {
  timestamp: 'x-payment-timestamp',
  signature: 'x-payment-signature',
} as const;

export const paymentNotice = v.object({
  orderNumber: f.shortText,
  status: v.picklist(['paid', 'failed']),
  /** The amount requested and paid. */
  amount: f.positiveDecimal,
  currency: f.currency,
  /**
   * The provider's own number of the payment, the same in each notice of it. Two numbers are two payments, also for the
   * same order and amount. Without one, all notices of an order and amount are one payment, until an operator decides about
   * it where it is held.
   */
  paymentId: v.optional(f.shortText),
});
export type PaymentNotice = v.InferOutput<typeof paymentNotice>;
