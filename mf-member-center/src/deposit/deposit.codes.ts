import type { RefusalTexts } from '@tessera/kit/intents';
import type { depositCancel, depositCreate } from '@tessera/wire';
import type { MessageId } from '../text.ts';

/** Why a deposit is refused. Codes 102 and 104 have data with which the form says more. */
export const DEPOSIT_TEXTS: RefusalTexts<typeof depositCreate, MessageId, 'amount'> = {
  '101': 'deposit.err_method',
  '102': { field: 'amount', id: 'cashier.err_range' },
  '103': 'deposit.err_open',
  '104': 'deposit.err_limit',
  '105': 'deposit.bankText',
  '106': 'deposit.err_away',
};

export const CANCEL_TEXTS: RefusalTexts<typeof depositCancel, MessageId> = {
  '101': 'cashier.unknown',
  '102': 'cashier.closed',
  '103': 'deposit.err_paying',
};
