import {
  authenticatorBegin,
  authenticatorConfirm,
  authenticatorRecoveryCodes,
  authenticatorRemove,
  authenticatorState,
  loginAuthenticator,
} from './auth-authenticator.ts';
import {
  loginPasskey,
  passkeyEnrolBegin,
  passkeyEnrolFinish,
  passkeyList,
  passkeyLoginBegin,
  passkeyOffer,
  passkeyProofBegin,
  passkeyRemove,
  passkeyRename,
} from './auth-passkeys.ts';
import { passwordForgot, passwordReset } from './auth-password.ts';
import { loginRecords } from './auth-records.ts';

/** Authenticators, passkeys and forgotten passwords; part of `CALLS`. */
export const CREDENTIAL_CALLS = {
  authenticatorBegin,
  authenticatorConfirm,
  authenticatorRecoveryCodes,
  authenticatorRemove,
  authenticatorState,
  loginAuthenticator,
  loginPasskey,
  loginRecords,
  passkeyEnrolBegin,
  passkeyEnrolFinish,
  passkeyList,
  passkeyLoginBegin,
  passkeyOffer,
  passkeyProofBegin,
  passkeyRemove,
  passkeyRename,
  passwordForgot,
  passwordReset,
} as const;
