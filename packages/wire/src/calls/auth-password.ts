import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** A forgotten password: a code by e-mail or SMS, then a new password. */

/** Names a member as a visitor remembers it. Send exactly one of the two contacts. */
const claim = {
  account: f.shortText,
  memberEmail: v.optional(f.text),
  memberPhone: v.optional(f.shortText),
};

/**
 * Requests a code for a new password. The platform sends one if the contact is the account's. The answer is the same
 * for every account, and for accounts that do not exist.
 */
export const passwordForgot = defineCall({
  name: 'x.auth.passwordForgot',
  path: '/x/password/forgot',
  extension: true,
  payload: v.object({ ...claim, siteId: f.siteId, answer: f.shortText, captchaToken: f.shortText }),
  answer: v.object({
    /** Until another code can be requested for the same account and contact; until then no further code is sent. */
    resendInS: f.count,
    /** How long the code is valid. */
    validForS: f.count,
  }),
  codes: {
    /** The account is blank, or the contact is no e-mail address or phone number. */
    '101': 'contact_invalid',
    /** Too many requests for this account and contact, or from this network, within a day. */
    '103': 'too_many_requests',
    /** The site sends no SMS, or has no credit left for them. The same for every account: use the e-mail address. */
    '104': 'verify_no_money',
    /** The captcha's answer is wrong or has expired. */
    '105': 'verify_failed',
    '106': 'ip_error',
  },
});

/** Sets a new password by the code of {@link passwordForgot}. All sessions of the member end. */
export const passwordReset = defineCall({
  name: 'x.auth.passwordReset',
  path: '/x/password/reset',
  extension: true,
  payload: v.object({ ...claim, code: f.shortText, password: f.shortText }),
  answer: f.ignored,
  codes: {
    /** The code is wrong, was used, or was never sent. */
    '101': 'code_wrong',
    /** The code has expired. */
    '102': 'code_expired',
    /** Too many wrong codes. Request another code. */
    '103': 'too_many_tries',
    '106': 'ip_error',
    /** The password does not follow the rules (spec §5 New password). */
    '201': 'err_psw_format',
    /** A common password, or the account's name. The message is for the player. */
    '202': 'err_psw_common',
  },
});
