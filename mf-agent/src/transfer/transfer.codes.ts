import type { RefusalTexts } from '@tessera/kit/intents';
import type { agentTransfer } from '@tessera/wire';
import type { MessageId } from '../text.ts';

export type FieldName = 'member' | 'amount' | 'note' | 'digits';

export const TRANSFER_TEXTS: RefusalTexts<typeof agentTransfer, MessageId, FieldName> = {
  '101': { field: 'amount', id: 'transfer.err_too_low' },
  '102': { field: 'member', id: 'downline.notFound' },
  '103': { field: 'member', id: 'transfer.err_currency' },
  '104': 'transfer.err_disabled',
  '105': { field: 'digits', id: 'transfer.err_digits_wrong' },
  '106': 'transfer.err_no_digits',
  '107': { field: 'digits', id: 'transfer.err_locked' },
  '108': 'suspended.title',
  '109': { field: 'amount', id: 'transfer.err_limit' },
  '110': { field: 'amount', id: 'transfer.err_limit_day' },
  '111': { field: 'member', id: 'transfer.err_member' },
};
