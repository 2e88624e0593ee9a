import { failureWording, type FailureTexts } from '@tessera/kit/intents';
import type { MessageId, Wording } from './text.ts';

/** Messages for failures that any call of this remote may have. */
export const FAILURE_TEXTS: FailureTexts<MessageId> = {
  offline: 'fail.network',
  timeout: 'fail.timeout',
  rateLimited: 'fail.rateLimited',
  unknown: 'fail.unknown',
};

/** Returns the message for a failure without a code of its own (spec §8: "others server message"). */
export const wordingOfFailure = (error: unknown): Wording => failureWording(error, FAILURE_TEXTS);
