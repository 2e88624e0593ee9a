import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { deviceInfo, sessionStart } from './auth-session.ts';

/**
 * Passkeys (WebAuthn level 3). Options and credentials are the standard's own JSON, e.g. of
 * `PublicKeyCredential.parseRequestOptionsFromJSON`: their names are not changed. A challenge works once, for a few minutes.
 */

/** What a browser's `navigator.credentials` takes. */
const options = v.object({ options: f.anyObject, expiresInS: f.count });

const passkeyName = v.pipe(f.shortText, v.regex(/\S/, 'must not be blank'));

/** One passkey of the member. */
export const passkey = v.object({
  id: f.id,
  name: f.shortText,
  createdAt: f.instant,
  /** `null`: never. */
  lastUsedAt: v.nullable(f.instant),
  /** Whether its provider keeps a copy, so that the member's other devices have it. */
  isBackedUp: f.flag,
});
export type Passkey = v.InferOutput<typeof passkey>;

/** Lists the member's passkeys, the newest first. */
export const passkeyList = defineCall({
  name: 'x.auth.passkeyList',
  path: '/x/passkeys/list',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({ passkeys: v.array(passkey) }),
});

/** Begins to add a passkey: {@link passkeyEnrolFinish} of the same session completes it. */
export const passkeyEnrolBegin = defineCall({
  name: 'x.auth.passkeyEnrolBegin',
  path: '/x/passkeys/enrol/begin',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: f.nothing,
  answer: options,
  codes: {
    /** The member has as many passkeys as are possible. */
    '101': 'passkey_too_many',
  },
});

/** Adds the passkey that the browser has created. The member gets a letter. */
export const passkeyEnrolFinish = defineCall({
  name: 'x.auth.passkeyEnrolFinish',
  path: '/x/passkeys/enrol/finish',
  audience: 'member',
  extension: true,
  payload: v.object({ credential: f.anyObject, name: passkeyName }),
  answer: passkey,
  codes: {
    /** It cannot be verified. */
    '101': 'passkey_wrong',
    /** No enrolment was started in this session, or it has expired. */
    '102': 'passkey_not_started',
    /** The passkey is known already. */
    '103': 'passkey_known',
    /** The member has as many passkeys as are possible. */
    '104': 'passkey_too_many',
  },
});

/** Renames one of the member's passkeys. 101: there is none with this id. */
export const passkeyRename = defineCall({
  name: 'x.auth.passkeyRename',
  path: '/x/passkeys/rename',
  audience: 'member',
  extension: true,
  payload: v.object({ id: f.id, name: passkeyName }),
  answer: f.ignored,
  codes: { '101': 'passkey_unknown' },
});

/** Removes one of the member's passkeys. The member gets a letter. 101: there is none with this id. */
export const passkeyRemove = defineCall({
  name: 'x.auth.passkeyRemove',
  path: '/x/passkeys/remove',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: v.object({ id: f.id }),
  answer: f.ignored,
  codes: { '101': 'passkey_unknown' },
});

/** Begins a login by a passkey. No account is named: the browser offers what it has for this site. */
export const passkeyLoginBegin = defineCall({
  name: 'x.auth.passkeyLoginBegin',
  path: '/x/passkeys/login/begin',
  extension: true,
  payload: f.nothing,
  answer: options,
});

/**
 * Starts a session by a passkey, which counts as two factors: there is no captcha, no double validation and no
 * authenticator code. All other rules are those of `/login`.
 */
export const loginPasskey = defineCall({
  name: 'x.auth.loginPasskey',
  path: '/x/passkeys/login/finish',
  session: 'starts',
  extension: true,
  payload: v.object({ credential: f.anyObject, ...deviceInfo.entries }),
  answer: sessionStart,
  codes: {
    /** The passkey is unknown, was removed, or cannot be verified. */
    '101': 'passkey_unknown',
    '102': 'account_disable',
    /** Too many wrong passwords, or the member is excluded. */
    '103': 'account_freezen',
    /** The challenge was used or has expired. Begin again. */
    '104': 'passkey_expired',
    /** The network address is blocked, or had too many failed logins. */
    '106': 'ip_error',
    /** The visitor's region is not served. */
    '201': 'ip_error',
    /** The network address belongs to an anonymiser. */
    '202': 'ip_error',
    /** Too many accounts logged in from this network. */
    '203': 'ip_error',
    /** Transferred from another system: log in with the password first. */
    '802': 'transfer_validation',
  },
});

/** Begins a fresh proof by one of the member's passkeys: `/x/proof` takes its answer. 101: the member has none. */
export const passkeyProofBegin = defineCall({
  name: 'x.auth.passkeyProofBegin',
  path: '/x/passkeys/proof/begin',
  audience: 'member',
  inRecords: true,
  extension: true,
  payload: f.nothing,
  answer: options,
  codes: { '101': 'passkey_unknown' },
});

/**
 * Asks whether to offer a passkey to this member in this browser: one who has none, at most once in 30 days. A yes is
 * remembered as the offer.
 */
export const passkeyOffer = defineCall({
  name: 'x.auth.passkeyOffer',
  path: '/x/passkeys/offer',
  audience: 'member',
  extension: true,
  payload: v.object({ udid: f.shortText }),
  answer: v.object({ isOffered: f.flag }),
});
