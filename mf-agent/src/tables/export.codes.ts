import type { RefusalTexts } from '@tessera/kit/intents';
import type { agentExport } from '@tessera/wire';
import type { MessageId } from '../text.ts';

export const EXPORT_TEXTS: RefusalTexts<typeof agentExport, MessageId> = { '108': 'suspended.title' };
