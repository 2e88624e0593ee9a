import * as v from 'valibot';
import * as f from './fields.ts';

/**
 * What a payment provider tells the platform: `POST`, one {@link paymentNotice} as JSON. It is signed: the hex
 * HMAC-SHA256 of `<timestamp>.<body>` by the secret that both have, with the timestamp (epoch milliseconds) of this
 * attempt. A notice is sent again, with a new timestamp, until it is answered with a success.
 */
export const PAYMENT_NOTICE_PATH = '/payments/notice';
export const PAYMENT_HEADERS = {
  timestamp: 'x-payment-timestamp',
  signature: 'x-payment-signature',
} as const;

export const paymentNotice = v.object({
  orderNumber: f.shortText,
  status: v.picklist(['paid', 'failed']),
  /** What was asked for, and paid. */
  amount: f.positiveDecimal,
  currency: f.currency,
});
export type PaymentNotice = v.InferOutput<typeof paymentNotice>;
