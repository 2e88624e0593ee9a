import type { IntentFailure } from '@tessera/kit/intents';

const UNKNOWN: readonly string[] = ['offline', 'timeout', 'server'] satisfies IntentFailure[];

/**
 * Returns whether the server may have carried out a call that failed. The same payload, sent again, keeps its idempotency key
 * and gets the first answer: so the captcha must stay the one that was sent.
 */
export const isOutcomeUnknown = (outcome: { readonly status: string; readonly kind?: string }): boolean =>
  outcome.status === 'failed' && UNKNOWN.includes(outcome.kind ?? '');
