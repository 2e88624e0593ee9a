import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { deviceInfo, sessionStart } from './auth-session.ts';

/** What a login is asked that comes from a browser the member has not used before (spec §3 Double validation). */
const question = v.picklist([
  'member_name',
  'identity_id',
  'member_phone',
  'member_email',
  'withdraw_password',
]);

/** What code 107 of the login carries, and what a skipped question is followed by. */
export const doubleValidationQuestion = v.object({
  memberLoginId: f.shortText,
  question,
  /** With the one that is asked. */
  availableQuestionsCount: f.count,
});

/** Answers the question that the login put (spec §8 Double validation); the right answer is the login. */
export const doubleValidation = defineCall({
  name: 'auth.doubleValidation',
  path: '/login/double_validation',
  session: 'starts',
  payload: v.object({
    memberLoginId: f.shortText,
    answer: f.text,
    captchaAnswer: f.shortText,
    captchaToken: f.shortText,
    ...deviceInfo.entries,
  }),
  answer: sessionStart,
  codes: {
    /** The login that this belongs to is not known, or over: log in again. */
    '101': 'account_error',
    '102': 'account_disable',
    /** The captcha's answer is blank. */
    '103': 'verify_failed',
    /** The captcha is over, or was used. */
    '104': 'verify_failed',
    /** The captcha's answer is wrong. */
    '105': 'verify_failed',
    '106': 'ip_error',
    /** Too many wrong answers for this account. */
    '202': 'account_freezen',
    /** The answer is wrong, and may be given again. */
    '205': 'verify_failed',
    /** The answer is none that the question could have. */
    '206': 'verify_failed',
    /** The last wrong answer: log in again. */
    '998': 'double_validation_faild',
  },
});

/** Asks the next question. 101: there is none, the way is to log in again. */
export const doubleValidationSkip = defineCall({
  name: 'auth.doubleValidationSkip',
  path: '/login/double_validation/skip',
  payload: v.object({ memberLoginId: f.shortText }),
  answer: doubleValidationQuestion,
  codes: { '101': 'account_error' },
});

/** What code 802 of the login carries: how the member proves who it is. */
export const transferDemand = v.object({ mode: v.picklist(['email', 'phone']) });

/**
 * Who was taken over from another system proves who it is (spec §4 Transfer validation); the token is for
 * {@link transferReset}. One code for all that is wrong with the answers: it must not tell which accounts exist.
 */
export const transferVerify = defineCall({
  name: 'auth.transferVerify',
  path: '/arks/web/vx/verify',
  payload: v.object({
    account: f.shortText,
    withdrawPassword: f.shortText,
    memberEmail: v.optional(f.text),
    memberPhone: v.optional(f.shortText),
    answer: f.shortText,
    captchaToken: f.shortText,
  }),
  answer: v.object({ token: f.shortText }),
  codes: {
    /** No such account, nothing to validate, or something that is not the member's. */
    '101': 'account_error',
    '102': 'account_disable',
    /** The captcha's answer is wrong. */
    '201': 'verify_failed',
    /** The captcha is over, or was used. */
    '202': 'verify_failed',
    /** Too many tries. */
    '203': 'account_freezen',
    '204': 'ip_error',
  },
});

/** Sets the new password of a member who has proved who it is; all sessions of the member end. */
export const transferReset = defineCall({
  name: 'auth.transferReset',
  path: '/arks/web/vx/reset',
  payload: v.object({ account: f.shortText, password: f.shortText, token: f.shortText }),
  answer: f.ignored,
  codes: {
    /** The token is over, used, or another account's. */
    '101': 'account_error',
    '102': 'account_disable',
    /** The password is off its rule (spec §5 New password). */
    '201': 'err_psw_format',
    /** It is the password that the account has. */
    '202': 'err_psw_same',
    '203': 'ip_error',
  },
});
