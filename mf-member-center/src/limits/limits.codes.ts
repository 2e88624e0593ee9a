import type { RefusalTexts } from '@tessera/kit/intents';
import type { responsibleLimit, responsibleLimitCancel } from '@tessera/wire';
import type { MessageId } from '../text.ts';

export const LIMIT_TEXTS: RefusalTexts<typeof responsibleLimit, MessageId> = {};

export const CANCEL_TEXTS: RefusalTexts<typeof responsibleLimitCancel, MessageId> = {
  '101': 'limits.err_gone',
};
