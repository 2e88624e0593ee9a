import type { RefusalTexts } from '@tessera/kit/intents';
import type {
  authenticatorBegin,
  authenticatorConfirm,
  authenticatorRecoveryCodes,
  authenticatorRemove,
  loginAuthenticator,
} from '@tessera/wire';
import type { MessageId } from '../text.ts';
import type { CodeKind } from './CodeField.tsx';

export const WRONG_CODE = {
  app: 'authenticator.err_code',
  recovery: 'authenticator.err_recovery',
} as const satisfies Record<CodeKind, MessageId>;

export const BLANK_CODE = {
  app: 'authenticator.err_code_blank',
  recovery: 'authenticator.err_recovery_blank',
} as const satisfies Record<CodeKind, MessageId>;

export const loginTexts = (kind: CodeKind): RefusalTexts<typeof loginAuthenticator, MessageId, 'code'> => ({
  '101': 'authenticator.err_over',
  '102': 'login.account_disable',
  '103': 'authenticator.account_freezen',
  '104': { field: 'code', id: WRONG_CODE[kind] },
  '106': 'login.ip_error',
});

export const BEGIN_TEXTS: RefusalTexts<typeof authenticatorBegin, MessageId> = {
  '101': 'authenticator.err_on',
};

export const CONFIRM_TEXTS: RefusalTexts<typeof authenticatorConfirm, MessageId, 'code'> = {
  '101': { field: 'code', id: 'authenticator.err_code' },
  '102': 'authenticator.err_setup',
  '103': 'authenticator.account_freezen',
};

/** Of removing it and of renewing its codes. */
export const CHANGE_TEXTS: RefusalTexts<typeof authenticatorRemove, MessageId> &
  RefusalTexts<typeof authenticatorRecoveryCodes, MessageId> = { '101': 'authenticator.err_off' };
