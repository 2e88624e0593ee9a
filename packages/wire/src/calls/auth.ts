import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { deviceInfo, sessionStart } from './auth-session.ts';

/** A picture to be read by people, and the token that goes back with its answer. 101: too many at once, ask again in a second. */
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
    placeholder: v.optional(f.text),
  }),
  codes: { '101': 'wait' },
});

/** Begins a session; the member's others end ten seconds later. */
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
    /** Account or password is wrong. */
    '101': 'account_error',
    '102': 'account_disable',
    /** Too many wrong passwords, to be tried again later. */
    '103': 'account_freezen',
    /** The captcha's answer is wrong, or its time is over. */
    '105': 'verify_failed',
    /** The address is kept out. */
    '106': 'ip_error',
    /** Another device than the member's own: a question is to be answered first. */
    '107': 'different_device',
    /** The address is of a region that is not served. */
    '201': 'ip_error',
    /** The address hides who it is. */
    '202': 'ip_error',
    /** Too many accounts were used from this network. */
    '203': 'ip_error',
    /** Taken over from another system: the member must prove who it is, and choose a new password. */
    '802': 'transfer_validation',
  },
});

/**
 * A code with which an address (`/?enc=…`) brings this member's login to another browser: good once, and for as long as
 * the session that asked for it, at most `expiresInS`.
 */
export const entryCode = defineCall({
  name: 'auth.entryCode',
  path: '/x/entry-code',
  audience: 'member',
  extension: true,
  payload: f.nothing,
  answer: v.object({ enc: f.text, expiresInS: f.count }),
});

/** JSON text with all four, or it is no login (spec §5 Entry via query). */
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

/** The answer of {@link infoData}, as its server writes it. */
export function writeInfo(start: v.InferInput<typeof sessionStart>): string {
  const { token, memberId, memberAccount, memberCurrency } = start;
  return JSON.stringify({
    tk: token,
    member_id: memberId,
    member_account: memberAccount,
    member_currency: memberCurrency,
  });
}

/** Exchanges an address's `enc` for the login that it brings, as JSON text (spec §5, §7). 101: it is over, was used, or was never given. */
export const infoData = defineCall({
  name: 'auth.infoData',
  path: '/get_info_data',
  session: 'starts',
  payload: v.object({ enc: v.pipe(f.text, v.minLength(1)) }),
  answer: infoText,
  codes: { '101': 'enc_invalid' },
});

/** Ends the session of the token, and the games that it plays. */
export const logout = defineCall({
  name: 'auth.logout',
  path: '/logout',
  audience: 'member',
  session: 'ends',
  payload: f.nothing,
  answer: f.ignored,
});
