import type { RefusalTexts } from '@tessera/kit/intents';
import type { balanceAllBack, walletTransfer } from '@tessera/wire';
import type { MessageId } from '../text.ts';

/** Why money does not come back (spec §8 Back-transfer). */
export const BACK_TEXTS: RefusalTexts<typeof balanceAllBack, MessageId> = {
  '101': 'one_key_err_code_101',
  '102': 'one_key_err_code_102',
  '103': 'one_key_err_code_103',
  '104': 'one_key_err_code_104',
  '105': 'one_key_err_code_105',
  '106': 'pg.alert_starting',
  '107': 'pg.alert_quitting',
};

/** Why a transfer between the balance and one provider is refused. */
export const TRANSFER_TEXTS: RefusalTexts<typeof walletTransfer, MessageId, 'amount'> = {
  '101': { field: 'amount', id: 'wallet.err_too_low' },
  '102': 'wallet.err_unknown',
  '103': 'one_key_err_code_103',
  '104': 'one_key_err_code_104',
  '105': 'wallet.err_closed',
  '106': 'pg.alert_starting',
  '107': 'pg.alert_quitting',
};
