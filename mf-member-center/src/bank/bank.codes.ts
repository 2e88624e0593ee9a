import type { RefusalTexts } from '@tessera/kit/intents';
import type { bankAccountAdd, bankAccountDefault, bankAccountRemove } from '@tessera/wire';
import type { MessageId } from '../text.ts';

export type BankField = 'bankName' | 'holderName' | 'accountNumber' | 'branchCode' | 'withdrawPassword';

/** Why an account is not added. Code 106 has data that names the field. */
export const ADD_TEXTS: RefusalTexts<typeof bankAccountAdd, MessageId, BankField> = {
  '101': { field: 'withdrawPassword', id: 'cashier.err_digits' },
  '102': 'cashier.noDigits',
  '103': { field: 'withdrawPassword', id: 'err.locked' },
  '104': { field: 'holderName', id: 'bank.err_name' },
  '105': 'bank.full',
  '106': { field: 'accountNumber', id: 'bank.err_format' },
  '107': { field: 'accountNumber', id: 'bank.err_taken' },
  '108': 'bank.noBanks',
};

export const REMOVE_TEXTS: RefusalTexts<typeof bankAccountRemove, MessageId> = {
  '101': 'bank.err_unknown',
  '102': 'bank.err_inUse',
};

export const DEFAULT_TEXTS: RefusalTexts<typeof bankAccountDefault, MessageId> = {
  '101': 'bank.err_unknown',
};
