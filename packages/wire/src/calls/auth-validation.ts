import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { fromWire } from '../casing.ts';
import { isRefusal } from '../errors.ts';
import * as f from '../fields.ts';
import { deviceInfo, sessionStart } from './auth-session.ts';

/** The question asked at a login from a new browser (spec §3 Double validation). */
const question = v.picklist([
  'member_name',
  'identity_id',
  'member_phone',
  'member_email',
  'withdraw_password',
]);

/** Data of the login's code 107, and the answer after skipping a question. */
export const doubleValidationQuestion = v.object({
  memberLoginId: f.shortText,
  question,
  /** Including the current question. */
  availableQuestionsCount: f.count,
});
export type DoubleValidationQuestion = v.InferOutput<typeof doubleValidationQuestion>;

/** Returns the question of the login's code 107, or `undefined` for another failure or unreadable data. */
export function doubleValidationOf(error: unknown): DoubleValidationQuestion | undefined {
  if (!isRefusal(error, '107') || error.failure.kind !== 'refused') return undefined;
  const parsed = v.safeParse(
    doubleValidationQuestion,
    fromWire(doubleValidationQuestion, error.failure.data),
  );
  return parsed.success ? parsed.output : undefined;
}

/** Answers the question of a login (spec §8 Double validation). The right answer completes the login. */
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
    /** The login is unknown or has expired. Log in again. */
    '101': 'account_error',
    '102': 'account_disable',
    /** The captcha's answer is blank. */
    '103': 'verify_failed',
    /** The captcha has expired or was used. */
    '104': 'verify_failed',
    /** The captcha's answer is wrong. */
    '105': 'verify_failed',
    '106': 'ip_error',
    /** Too many wrong answers for this account. */
    '202': 'account_freezen',
    /** The answer is wrong. Another attempt is possible. */
    '205': 'verify_failed',
    /** The answer is not valid for this question. */
    '206': 'verify_failed',
    /** The last wrong answer. Log in again. */
    '998': 'double_validation_faild',
  },
});

/** Skips to the next question. 101: there is no other question, log in again. */
export const doubleValidationSkip = defineCall({
  name: 'auth.doubleValidationSkip',
  path: '/login/double_validation/skip',
  payload: v.object({ memberLoginId: f.shortText }),
  answer: doubleValidationQuestion,
  codes: { '101': 'account_error' },
});

/** Data of the login's code 802: how the member proves their identity. */
export const transferDemand = v.object({ mode: v.picklist(['email', 'phone']) });
export type TransferMode = v.InferOutput<typeof transferDemand>['mode'];

/** Returns the mode of the login's code 802, or `undefined` for another failure or unreadable data. */
export function transferModeOf(error: unknown): TransferMode | undefined {
  if (!isRefusal(error, '802') || error.failure.kind !== 'refused') return undefined;
  const parsed = v.safeParse(transferDemand, fromWire(transferDemand, error.failure.data));
  return parsed.success ? parsed.output.mode : undefined;
}

/**
 * Proves the identity of a member transferred from another system (spec §4 Transfer validation). The token is for
 * {@link transferReset}. All wrong answers get the same code, so that it does not reveal which accounts exist.
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
    /** The account does not exist, needs no validation, or an answer does not match it. */
    '101': 'account_error',
    '102': 'account_disable',
    /** The captcha's answer is wrong. */
    '201': 'verify_failed',
    /** The captcha has expired or was used. */
    '202': 'verify_failed',
    /** Too many attempts. */
    '203': 'account_freezen',
    '204': 'ip_error',
  },
});

/** Sets a new password after the proof of identity. All sessions of the member end. */
export const transferReset = defineCall({
  name: 'auth.transferReset',
  path: '/arks/web/vx/reset',
  payload: v.object({ account: f.shortText, password: f.shortText, token: f.shortText }),
  answer: f.ignored,
  codes: {
    /** The token has expired, was used, or belongs to another account. */
    '101': 'account_error',
    '102': 'account_disable',
    /** The password does not follow the rules (spec §5 New password). */
    '201': 'err_psw_format',
    /** The new password equals the current one. */
    '202': 'err_psw_same',
    '203': 'ip_error',
    /** A common password, or the account's name. The message is for the player. */
    '204': 'err_psw_common',
  },
});
