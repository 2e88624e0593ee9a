import type { RefusalTexts } from '@tessera/kit/intents';
import type { editPassword } from '@tessera/wire';
import type { MessageId } from '../text.ts';
import type { ChangeField } from './change-password.rules.ts';

export const CHANGE_TEXTS: RefusalTexts<typeof editPassword, MessageId, ChangeField> = {
  '101': { field: 'oldPassword', id: 'prove.err_password' },
  '102': { field: 'password', id: 'transfer.passwordSame' },
  '103': 'password.change.locked',
  '104': { field: 'password', id: 'signup.err_psw_common' },
};
