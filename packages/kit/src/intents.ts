/** How a remote writes: an entry of its own, so that a first view without forms does not load it. */
export { ATTEMPT_KEEP_MS } from './attempts.ts';
export { sendIntent, settleIntent, type IntentFailure, type Outcome } from './intent.ts';
export { failureWording, problemOf, type FailureTexts, type Problem, type RefusalTexts } from './problem.ts';
export { useIntent, type Intent, type IntentOptions, type IntentState } from './use-intent.ts';
