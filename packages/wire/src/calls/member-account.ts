import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Changes that a member makes to the account. */

/**
 * Changes the password and ends the member's other sessions. 103: too many wrong passwords, retry later; 104: a common
 * password, or the account's name.
 */
export const editPassword = defineCall({
  name: 'member.editPassword',
  path: '/member/profile/edit_password',
  audience: 'member',
  needsProof: true,
  payload: v.object({ oldPassword: f.shortText, password: f.shortText, checkPassword: f.shortText }),
  answer: f.ignored,
  codes: {
    '101': 'old_password_wrong',
    '102': 'password_unchanged',
    '103': 'account_freezen',
    '104': 'err_psw_common',
  },
});

/**
 * Says whether the member may apply as an agent, optionally under a given agent. 101: that agent cannot accept this
 * member; 102: the member is already an agent.
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
 * Sets or changes the four-digit withdraw password. Requires the account's password. 101: that password is wrong;
 * 103: too many wrong passwords, retry later.
 */
export const editWithdrawPassword = defineCall({
  name: 'member.editWithdrawPassword',
  path: '/x/member/withdraw-password',
  audience: 'member',
  inRecords: true,
  extension: true,
  needsProof: true,
  payload: v.object({
    password: f.shortText,
    withdrawPassword: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits')),
  }),
  answer: f.ignored,
  codes: { '101': 'password_wrong', '103': 'account_freezen' },
});

const given = v.optional(f.shortText);

/** Data of the codes 121 and 122: the wire name of the field, e.g. `member_name`. */
export const profileFieldRefusal = v.object({ field: f.shortText });

/**
 * Changes the given fields, all or none, by the rules and codes of registration (spec §5, §8). An empty contact
 * removes it. Replacing a phone number or e-mail address requires the account's password. A new phone number also
 * requires the code sent to it, if the settings say so. 120: the profile has changed since `version`; 121: the currency's settings do not allow members to change
 * this field; 122: name, birthday and identity can be set only once; 123: the password is wrong or missing; 124: too
 * many wrong passwords.
 */
export const profileEdit = defineCall({
  name: 'x.member.profileEdit',
  path: '/x/member/profile/edit',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: v.object({
    siteId: f.siteId,
    /** Of the profile that was edited. Without it the change is made whatever happened in between. */
    version: v.optional(f.count),
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
    /** A LINE name, and any other contact: free texts. */
    memberLine: given,
    memberOthers: given,
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
    '120': 'profile_changed',
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

/** Sends a code to a member's new phone number. Codes as in registration (spec §8 SMS). */
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
