import type { RefusalTexts } from '@tessera/kit/intents';
import {
  isCallError,
  type CodeOf,
  type loginPasskey,
  type passkeyEnrolBegin,
  type passkeyEnrolFinish,
  type passkeyProofBegin,
  type passkeyRemove,
  type passkeyRename,
} from '@tessera/wire';
import { wordingOfFailure } from '../failures.ts';
import type { MessageId, Wording } from '../text.ts';

export const LOGIN_TEXTS: RefusalTexts<typeof loginPasskey, MessageId> = {
  '101': 'passkeys.err_login',
  '102': 'login.account_disable',
  '103': 'login.account_freezen',
  '104': 'passkeys.err_expired',
  '106': 'login.ip_error',
  '201': 'login.ip_error_code',
  '202': 'login.ip_error_code',
  '203': 'login.ip_error_code',
  '802': 'passkeys.err_transfer',
};

/** What only customer service can change. */
export const NEEDS_HELP: readonly CodeOf<typeof loginPasskey>[] = ['102', '103', '106', '201', '202', '203'];

export const BEGIN_TEXTS: RefusalTexts<typeof passkeyEnrolBegin, MessageId> = {
  '101': 'passkeys.err_many',
};

export const FINISH_TEXTS: RefusalTexts<typeof passkeyEnrolFinish, MessageId> = {
  '101': 'passkeys.err_wrong',
  '102': 'passkeys.err_expired',
  '103': 'passkeys.err_here',
  '104': 'passkeys.err_many',
};

/** Of renaming and of removing one. */
export const CHANGE_TEXTS: RefusalTexts<typeof passkeyRename, MessageId, 'name'> &
  RefusalTexts<typeof passkeyRemove, MessageId, 'name'> = { '101': 'passkeys.err_gone' };

export const PROOF_TEXTS: RefusalTexts<typeof passkeyProofBegin, MessageId> = {
  '101': 'prove.unavailable',
};

/** Returns the message for a failure without a code of its own; a back end may have no passkeys at all. */
export function wordingOfCall(error: unknown): Wording {
  const isMissing = isCallError(error) && error.failure.kind === 'unavailable';
  return isMissing ? { id: 'passkeys.unavailable' } : wordingOfFailure(error);
}
