import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { fromWire } from '../casing.ts';
import { isRefusal } from '../errors.ts';
import * as f from '../fields.ts';
import { deviceInfo, sessionStart } from './auth-session.ts';

/** Authenticator codes (RFC 6238) as the second step of a login, and the recovery codes for a lost device. */

/** Data of the login's code 803: the login that waits for an authenticator code. */
export const authenticatorDemand = v.object({ memberLoginId: f.shortText });

/** Returns the login that waits for an authenticator code, from the error of a refused login. */
export function authenticatorLoginOf(error: unknown): string | undefined {
  if (!isRefusal(error, '803') || error.failure.kind !== 'refused') return undefined;
  const parsed = v.safeParse(authenticatorDemand, fromWire(authenticatorDemand, error.failure.data));
  return parsed.success ? parsed.output.memberLoginId : undefined;
}

/**
 * Completes a login that code 803 has interrupted. Send either `code`, the six digits of the authenticator, or
 * `recoveryCode`. A code works once.
 */
export const loginAuthenticator = defineCall({
  name: 'x.auth.loginAuthenticator',
  path: '/x/login/authenticator',
  session: 'starts',
  extension: true,
  payload: v.object({
    memberLoginId: f.shortText,
    code: v.optional(f.shortText),
    recoveryCode: v.optional(f.shortText),
    ...deviceInfo.entries,
  }),
  answer: v.object({
    ...sessionStart.entries,
    /** `null` after a login by the authenticator's own code. */
    recoveryCodesLeft: v.nullable(f.count),
  }),
  codes: {
    /** The login is unknown or has expired. Log in again. */
    '101': 'account_error',
    '102': 'account_disable',
    /** Too many wrong codes. Retry later. */
    '103': 'account_freezen',
    /** The code is wrong or was used. Another attempt is possible. */
    '104': 'authenticator_code_wrong',
    '106': 'ip_error',
  },
});

/** Says whether the member logs in with an authenticator, and how many recovery codes are left. */
export const authenticatorState = defineCall({
  name: 'x.auth.authenticatorState',
  path: '/x/authenticator/state',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    isOn: f.flag,
    since: v.nullable(f.instant),
    recoveryCodesLeft: f.count,
  }),
});

/**
 * Begins to set up an authenticator. The secret is shown once, and expires unless {@link authenticatorConfirm} proves
 * in the same session that the member's device has it. 101: the member has an authenticator already.
 */
export const authenticatorBegin = defineCall({
  name: 'x.auth.authenticatorBegin',
  path: '/x/authenticator/begin',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: f.nothing,
  answer: v.object({
    /** Base32, for typing it. */
    secret: f.shortText,
    /** The same as `otpauth://totp/…`, for a QR code. */
    uri: f.text,
    expiresInS: f.count,
  }),
  codes: { '101': 'authenticator_on' },
});

/** The recovery codes: shown once, each works once. */
const recoveryCodes = v.object({ recoveryCodes: v.array(f.shortText) });

/** Switches the authenticator on with its first code. */
export const authenticatorConfirm = defineCall({
  name: 'x.auth.authenticatorConfirm',
  path: '/x/authenticator/confirm',
  audience: 'member',
  extension: true,
  payload: v.object({ code: f.shortText }),
  answer: recoveryCodes,
  codes: {
    /** The code is wrong. */
    '101': 'authenticator_code_wrong',
    /** No setup was started in this session, or it has expired. */
    '102': 'authenticator_not_started',
    /** Too many wrong codes. Retry later. */
    '103': 'account_freezen',
  },
});

/** Switches the authenticator off and deletes its recovery codes. 101: there is none. */
export const authenticatorRemove = defineCall({
  name: 'x.auth.authenticatorRemove',
  path: '/x/authenticator/remove',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: f.nothing,
  answer: f.ignored,
  codes: { '101': 'authenticator_off' },
});

/** Replaces all recovery codes by ten new ones. 101: there is no authenticator. */
export const authenticatorRecoveryCodes = defineCall({
  name: 'x.auth.authenticatorRecoveryCodes',
  path: '/x/authenticator/recovery-codes',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: f.nothing,
  answer: recoveryCodes,
  codes: { '101': 'authenticator_off' },
});
