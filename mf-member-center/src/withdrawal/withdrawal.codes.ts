import type { RefusalTexts } from '@tessera/kit/intents';
import type { withdrawalCancel, withdrawalCreate } from '@tessera/wire';
import type { MessageId } from '../text.ts';

export type WithdrawalField = 'account' | 'amount' | 'digits';

/** Why a withdrawal is refused. Code 107 has data with which the form says more. */
export const WITHDRAWAL_TEXTS: RefusalTexts<typeof withdrawalCreate, MessageId, WithdrawalField> = {
  '101': { field: 'digits', id: 'cashier.err_digits' },
  '102': 'cashier.noDigits',
  '103': { field: 'digits', id: 'err.locked' },
  '104': { field: 'amount', id: 'withdrawal.err_balance' },
  '105': { field: 'amount', id: 'cashier.err_range' },
  '106': 'withdrawal.err_count',
  '107': { field: 'amount', id: 'withdrawal.err_left' },
  '108': 'withdrawal.err_turnover',
  '109': { field: 'account', id: 'bank.err_unknown' },
};

export const CANCEL_TEXTS: RefusalTexts<typeof withdrawalCancel, MessageId> = {
  '101': 'cashier.unknown',
  '102': 'cashier.closed',
  '103': 'withdrawal.err_policy',
};
