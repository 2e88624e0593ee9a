import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** What a member changes of the account. */

/** The member's other sessions end with it. 103: too many wrong old passwords, to be tried again later. */
export const editPassword = defineCall({
  name: 'member.editPassword',
  path: '/member/profile/edit_password',
  audience: 'member',
  payload: v.object({ oldPassword: f.shortText, password: f.shortText, checkPassword: f.shortText }),
  answer: f.ignored,
  codes: { '101': 'old_password_wrong', '102': 'password_unchanged', '103': 'account_freezen' },
});

/**
 * Whether the member may apply as an agent, under this agent where one is named. 101: that is no agent who could take
 * this member in; 102: the member is an agent already.
 */
export const applyForAgentCheck = defineCall({
  name: 'member.applyForAgentCheck',
  path: '/member/apply_for_agent/check',
  audience: 'member',
  idempotent: true,
  payload: v.object({ agentId: v.optional(v.nullable(f.id)), applyAgentFlag: v.optional(f.flag) }),
  answer: v.object({ isAllowed: f.flag }),
  codes: { '101': 'no_proxy', '102': 'already_agent' },
});

/**
 * Sets the four digits that a withdrawal asks for, or changes them; the account's own password proves who asks. 101:
 * that password is wrong; 103: too many wrong ones, to be tried again later.
 */
export const editWithdrawPassword = defineCall({
  name: 'member.editWithdrawPassword',
  path: '/x/member/withdraw-password',
  audience: 'member',
  extension: true,
  payload: v.object({
    password: f.shortText,
    withdrawPassword: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits')),
  }),
  answer: f.ignored,
  codes: { '101': 'password_wrong', '103': 'account_freezen' },
});

const given = v.optional(f.shortText);

/** What a refusal with 121 or 122 carries: the field that it concerns, e.g. `member_name`. */
export const profileFieldRefusal = v.object({ field: f.shortText });

/**
 * Changes the fields that are there, all or none; an empty contact handle takes that one away. Only fields that the
 * currency's register settings open to the member centre (121), by the rules of registration and under its codes (spec
 * §5, §8). Name, birthday and identity are set once (122). A phone number or an e-mail address that replaces another
 * needs the account's password (123 wrong or missing, 124 too many wrong ones); a phone number also the code that was
 * sent to it, where the settings say so (113, 222). What 121 and 122 carry names the field.
 */
export const profileEdit = defineCall({
  name: 'x.member.profileEdit',
  path: '/x/member/profile/edit',
  audience: 'member',
  extension: true,
  payload: v.object({
    siteId: f.siteId,
    memberName: v.optional(f.text),
    /** `YYYY-MM-DD` */
    memberBirthday: given,
    memberEmail: v.optional(f.text),
    memberPhone: given,
    phoneVerify: given,
    memberQq: given,
    memberTelegram: given,
    memberWhatsApp: given,
    memberSkype: given,
    memberFb: given,
    memberZalo: given,
    memberWechat: given,
    identityId: given,
    password: given,
  }),
  answer: f.ignored,
  codes: {
    '103': 'name_repeat',
    '104': 'phone_repeat',
    '105': 'mail_repeat',
    '113': 'error_verify',
    '114': 'identity_id_repeat',
    '121': 'profile_field_closed',
    '122': 'profile_field_locked',
    '123': 'password_wrong',
    '124': 'account_freezen',
    '206': 'err_email_invalid',
    '209': 'err_phone_invalid',
    '214': 'err_black_list_name',
    '215': 'err_black_list_phone',
    '216': 'err_black_list_email',
    '222': 'err_introducer_not_found',
    '223': 'identity_id_repeat',
    '227': 'err_name_invalid',
    '301': 'err_contact_qq',
    '302': 'err_contact_skype',
    '304': 'err_contact_wechat',
    '305': 'err_contact_zalo',
    '306': 'err_contact_fb',
    '307': 'err_contact_telegram',
    '308': 'err_contact_whats_app',
  },
});

/** Sends a code to the phone that the member wants to have; its codes are those of the registration's (spec §8 SMS). */
export const profileSms = defineCall({
  name: 'x.member.profileSms',
  path: '/x/member/profile/sms',
  audience: 'member',
  extension: true,
  payload: v.object({ siteId: f.siteId, memberPhone: f.shortText }),
  answer: f.ignored,
  codes: {
    '099': 'phone_number_verify_error',
    '102': 'sms_rate_limit_five_minutes',
    '103': 'verify_no_money',
    '104': 'contact_customer_service',
    '201': 'err_phone_blank',
  },
});
