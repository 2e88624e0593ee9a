import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { deviceInfo, sessionStart } from './auth-session.ts';

/**
 * Returns a captcha image and the token to send with its answer. 101: too many requests at once, retry in a second.
 */
export const captcha = defineCall({
  name: 'auth.captcha',
  path: '/captcha',
  payload: v.object({
    /** 1 login, 2 register. */
    type: v.picklist([1, 2]),
    siteId: f.siteId,
  }),
  answer: v.object({
    token: f.shortText,
    /** The image as a data URL. */
    captcha: v.pipe(v.string(), v.maxLength(20_000)),
    /** What the answer's field shows while it is empty, in the request's language. */
    placeholder: v.optional(f.text),
  }),
  codes: { '101': 'wait' },
});

/** Starts a session. The member's other sessions end ten seconds later. */
export const login = defineCall({
  name: 'auth.login',
  path: '/login',
  session: 'starts',
  payload: v.object({
    account: f.shortText,
    password: f.shortText,
    siteId: f.siteId,
    answer: f.shortText,
    captchaToken: f.shortText,
    ...deviceInfo.entries,
  }),
  answer: sessionStart,
  codes: {
    /** The account or password is wrong. */
    '101': 'account_error',
    '102': 'account_disable',
    /** Too many wrong passwords. Retry later. */
    '103': 'account_freezen',
    /** The captcha's answer is wrong or has expired. */
    '105': 'verify_failed',
    /** The network address is blocked. */
    '106': 'ip_error',
    /** A new device: answer a question first. */
    '107': 'different_device',
    /** The visitor's region is not served. */
    '201': 'ip_error',
    /** The network address belongs to an anonymiser. */
    '202': 'ip_error',
    /** Too many accounts logged in from this network. */
    '203': 'ip_error',
    /** Transferred from another system: prove the identity and choose a new password. */
    '802': 'transfer_validation',
    /** The member has an authenticator: send its code to `/x/login/authenticator`. */
    '803': 'authenticator_required',
  },
});

/**
 * Creates a code that carries this member's login to another browser in an address (`/?enc=…`). It works once, at
 * most for `expiresInS` and only while the session that requested it lives. The new session ends no later than that one.
 */
export const entryCode = defineCall({
  name: 'auth.entryCode',
  path: '/x/entry-code',
  audience: 'member',
  extension: true,
  payload: f.nothing,
  answer: v.object({ enc: f.text, expiresInS: f.count }),
});

/** Parses the JSON text. All four fields are required (spec §5 Entry via query). */
const infoText = v.pipe(
  v.string(),
  v.maxLength(4_000),
  v.parseJson(),
  v.object({
    tk: v.pipe(f.text, v.minLength(1)),
    member_id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), f.id),
    member_account: v.pipe(f.shortText, v.minLength(1)),
    member_currency: f.currency,
  }),
  v.transform((info) => ({
    memberId: info.member_id,
    memberAccount: info.member_account,
    memberCurrency: info.member_currency,
    token: info.tk,
  })),
);

/** Writes the answer of {@link infoData}. */
export function encodeInfo(start: v.InferInput<typeof sessionStart>): string {
  const { token, memberId, memberAccount, memberCurrency } = start;
  return JSON.stringify({
    tk: token,
    member_id: memberId,
    member_account: memberAccount,
    member_currency: memberCurrency,
  });
}

/**
 * Exchanges an address's `enc` for a login, as JSON text (spec §5, §7). 101: the code is unknown, was used, or has
 * expired, its session has ended, or the visitor's network is not admitted.
 */
export const infoData = defineCall({
  name: 'auth.infoData',
  path: '/get_info_data',
  session: 'starts',
  payload: v.object({ enc: v.pipe(f.text, v.minLength(1)) }),
  answer: infoText,
  codes: { '101': 'enc_invalid' },
});
