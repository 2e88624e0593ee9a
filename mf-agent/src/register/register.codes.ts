import type { RefusalTexts } from '@tessera/kit/intents';
import type { agentApply, applyForAgentCheck } from '@tessera/wire';
import type { MessageId } from '../text.ts';

export type FieldName = 'contact' | 'intention' | 'website' | 'agentId';

/** Why an agent cannot be worked under; asked before the application is sent. */
export const CHECK_TEXTS: RefusalTexts<typeof applyForAgentCheck, MessageId, FieldName> = {
  '101': { field: 'agentId', id: 'register.no_proxy' },
  '102': 'register.already',
};

/** Why an application is refused at once. */
export const APPLY_TEXTS: RefusalTexts<typeof agentApply, MessageId, FieldName> = {
  ...CHECK_TEXTS,
  '103': 'register.changed',
  '104': 'register.pending',
};
