import { failureWording, type FailureTexts } from '@tessera/kit/intents';
import { formatWording, type MessageId, type Wording } from './text.ts';
import type { Text } from '@tessera/kit';

/** Messages for failures that any call of this remote may have. */
export const FAILURE_TEXTS: FailureTexts<MessageId> = {
  offline: 'error.network',
  timeout: 'fail.timeout',
  rateLimited: 'fail.rateLimited',
  unknown: 'fail.unknown',
};

/** Returns the words for a failure without a code of its own. */
export const wordsOfFailure = (text: Text<MessageId>, error: unknown): string =>
  formatWording(text, failureWording(error, FAILURE_TEXTS) satisfies Wording);
