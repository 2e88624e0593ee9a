import { failureWording, type FailureTexts } from '@tessera/kit/intents';
import type { MessageId, Said } from './text.ts';

/** What every call of this remote may meet. */
export const FAILURE_TEXTS: FailureTexts<MessageId> = {
  offline: 'fail.network',
  timeout: 'fail.timeout',
  rateLimited: 'fail.rateLimited',
  unknown: 'fail.unknown',
};

/** What to say about a call that failed for a reason that is not its own (spec §8: "others server message"). */
export const sayFailure = (error: unknown): Said => failureWording(error, FAILURE_TEXTS);
