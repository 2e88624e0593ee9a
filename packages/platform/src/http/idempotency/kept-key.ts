import { IDEMPOTENCY_KEEP_MS } from './idempotency.ts';

/** Whether the idempotency key of what was made then still stands for it: after a day the same key is another request. */
export const isKeptKey = (madeAt: Date, now: Date): boolean =>
  now.getTime() - madeAt.getTime() < IDEMPOTENCY_KEEP_MS;
