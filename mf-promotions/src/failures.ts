import type { FailureTexts } from '@tessera/kit/intents';
import type { MessageId } from './text.ts';

/** Messages for failures that any call of this remote may have. */
export const FAILURE_TEXTS: FailureTexts<MessageId> = {
  offline: 'error.network',
  timeout: 'error.timeout',
  rateLimited: 'error.rateLimited',
  unknown: 'error.text',
};
