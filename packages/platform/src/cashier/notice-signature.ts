import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old, or how far ahead of this clock, a notice's timestamp may be. */
export const NOTICE_TOLERANCE_MS = 5 * 60_000;

/** Signs a notice (`packages/wire/src/payment-notice.ts`). @param timestamp epoch milliseconds */
export const signNotice = (key: string, timestamp: string, body: string | Buffer): string =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex');

interface SignedNotice {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: Buffer;
}

/** Whether a notice is from who has the key, and from now. */
export function judgeNotice(
  key: string,
  { timestamp, signature, body }: SignedNotice,
  now: number,
): 'right' | 'wrong' | 'stale' {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signNotice(key, timestamp, body))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  const isNow = /^\d{1,15}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= NOTICE_TOLERANCE_MS;
  return isNow ? 'right' : 'stale';
}
