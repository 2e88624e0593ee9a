import type { RefusalTexts } from '@tessera/kit/intents';
import type { agentLinkCreate, agentLinkSwitch } from '@tessera/wire';
import type { MessageId } from '../text.ts';

export const CREATE_TEXTS: RefusalTexts<typeof agentLinkCreate, MessageId, 'campaign'> = {
  '101': { field: 'campaign', id: 'promotion.exists' },
  '102': 'promotion.many',
  '108': 'suspended.title',
};

export const SWITCH_TEXTS: RefusalTexts<typeof agentLinkSwitch, MessageId> = {
  '101': 'promotion.gone',
  '108': 'suspended.title',
};
