import type { RefusalTexts } from '@tessera/kit/intents';
import type { proof } from '@tessera/wire';
import type { MessageId } from '../text.ts';

/** @param wrong what a wrong answer of this method is called */
export const proofTexts = (wrong: MessageId): RefusalTexts<typeof proof, MessageId, 'answer'> => ({
  '101': { field: 'answer', id: wrong },
  '102': 'prove.unavailable',
  // In the server’s words, which fit every method.
  '103': {},
});
