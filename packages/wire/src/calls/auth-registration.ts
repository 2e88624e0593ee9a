import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { deviceInfo, sessionStart } from './auth-session.ts';

/** Lists the fields of the registration form, per currency (spec §3 Register setting). */
export const registerSettings = defineCall({
  name: 'auth.registerSettings',
  path: '/arks/web/register-settings',
  idempotent: true,
  payload: v.object({ siteId: f.siteId }),
  answer: v.object({
    list: v.array(
      v.object({
        name: f.shortText,
        currency: f.currency,
        isDisplay: f.flag,
        isRequired: f.flag,
        isUnique: f.flag,
        isMemberCenter: f.flag,
        isVerification: f.flag,
        /** Only for the phone: a change in the member centre must be confirmed by a code. */
        isMemberCenterVerification: v.optional(f.flag),
      }),
    ),
  }),
});

/** Returns the service agreement in the language of the request. `content` is HTML. */
export const serviceAgreement = defineCall({
  name: 'auth.serviceAgreement',
  path: '/arks/web/register-settings/service-agreement',
  idempotent: true,
  payload: v.object({ siteId: f.siteId }),
  answer: v.object({ list: v.array(v.object({ id: f.id, title: f.text, content: f.markup })) }),
});

const registrationFields = {
  memberAccount: f.shortText,
  memberName: v.optional(f.text),
  memberEmail: v.optional(f.text),
  memberPhone: v.optional(f.shortText),
  /** `YYYY-MM-DD` */
  memberBirthday: v.optional(f.shortText),
  memberQq: v.optional(f.shortText),
  memberTelegram: v.optional(f.shortText),
  memberWhatsApp: v.optional(f.shortText),
  memberSkype: v.optional(f.shortText),
  memberFb: v.optional(f.shortText),
  memberZalo: v.optional(f.shortText),
  memberWechat: v.optional(f.shortText),
  memberOthers: v.optional(f.shortText),
  identityId: v.optional(f.shortText),
  withdrawPassword: v.optional(f.shortText),
  /** An agent's id, or a recommend code, which begins with a letter. */
  introducer: v.optional(f.shortText),
};

/** Codes for a field that is refused. */
const fieldCodes = {
  '102': 'account_repeat',
  '103': 'name_repeat',
  '104': 'phone_repeat',
  '105': 'mail_repeat',
  /** No agent has this id. */
  '106': 'no_proxy',
  /** Introductions by members are closed. */
  '107': 'err_disabled_recommend_close',
  /** The agent is not active. */
  '108': 'err_disabled_agent',
  /** The owner of the recommend code is not active. */
  '109': 'err_disabled_recommend',
  /** The recommend code has been switched off. */
  '110': 'err_disabled_code',
  /** The recommend code does not exist. */
  '112': 'err_introducer_not_found',
  /** The code sent to the phone is wrong or missing. */
  '113': 'error_verify',
  /** Another member of this currency has this identity. */
  '114': 'identity_id_repeat',
  '206': 'err_email_invalid',
  '209': 'err_phone_invalid',
  '214': 'err_black_list_name',
  /** This phone number may not register. */
  '215': 'err_black_list_phone',
  '216': 'err_black_list_email',
  /** No code was sent to this phone, or it has expired. */
  '222': 'err_introducer_not_found',
  /** A member of another currency has this identity. */
  '223': 'identity_id_repeat',
  '227': 'err_name_invalid',
  /** Neither an agent's id nor a recommend code. */
  '228': 'err_introducer_invalid',
  '301': 'err_contact_qq',
  '302': 'err_contact_skype',
  '304': 'err_contact_wechat',
  '305': 'err_contact_zalo',
  '306': 'err_contact_fb',
  '307': 'err_contact_telegram',
  '308': 'err_contact_whats_app',
};

/** Checks one field when it loses focus. The refusal's code says what is wrong. */
export const registerVerification = defineCall({
  name: 'auth.registerVerification',
  path: '/register/verification',
  idempotent: true,
  payload: v.object({
    ...v.partial(v.object(registrationFields)).entries,
    /** Checked, but not used up. */
    phoneVerify: v.optional(f.shortText),
    siteId: f.siteId,
    memberCurrency: f.currency,
    verification: v.literal(1),
  }),
  answer: f.ignored,
  codes: fieldCodes,
});

/** Registers a member and logs in. The refusal's code names the wrong field. */
export const register = defineCall({
  name: 'auth.register',
  path: '/register',
  session: 'starts',
  payload: v.object({
    ...registrationFields,
    phoneVerify: v.optional(f.shortText),
    siteId: f.siteId,
    memberCurrency: f.currency,
    password: f.shortText,
    checkPassword: f.shortText,
    /** `check_password` once more, as the specification names it. A back end may read either. */
    memberConfirmPassword: v.optional(f.shortText),
    answer: f.shortText,
    /** `answer` once more, as the specification names it. A back end may read either. */
    memberCaptcha: v.optional(f.shortText),
    /** As `memberCaptcha`. */
    verifyCode: v.optional(f.shortText),
    captchaToken: f.shortText,
    /** Errors that the form showed before, for the operator's log. */
    errorTrack: v.optional(v.pipe(v.array(f.text), v.maxLength(20))),
    /** What `/get_login_header` said of the network address. The server relies on its own data. */
    ipInfo: v.optional(v.object({ country: v.nullable(f.shortText) })),
    ...deviceInfo.entries,
  }),
  answer: sessionStart,
  codes: {
    ...fieldCodes,
    /** The network address is blocked. */
    '218': 'ip_error',
    /** An introducer is required and missing. */
    '219': 'err_introducer_not_found',
    /** The captcha's answer is wrong or has expired. */
    '224': 'verify_failed',
    /** A common password, or the account's name. The message is for the player. */
    '229': 'err_psw_common',
    /** Too many registrations from this network within a minute. */
    '996': 'error_register_too_frequent',
    /** Too many registrations from this network within a day. */
    '997': 'error_register_limit_ip',
  },
});

/** Sends a code to the phone number of a registration (spec §8 SMS). */
export const registerSms = defineCall({
  name: 'auth.registerSms',
  path: '/register/sms',
  payload: v.object({
    memberPhone: f.shortText,
    currency: f.currency,
    type: v.literal('register_member'),
    siteId: f.siteId,
    /** A captcha of type 2, by picture or proof of work. Without it few codes are sent from one network. */
    answer: v.optional(f.shortText),
    captchaToken: v.optional(f.shortText),
  }),
  answer: f.ignored,
  codes: {
    /** Not a phone number of this currency. */
    '099': 'phone_number_verify_error',
    /** A code was sent within the last five minutes. */
    '102': 'sms_rate_limit_five_minutes',
    /** The operator's credit at the SMS sender is used up. */
    '103': 'verify_no_money',
    /** Not sent from this site, or too many codes to this number or, without a captcha, from this network today. */
    '104': 'contact_customer_service',
    '201': 'err_phone_blank',
  },
});

/** Says whether a link's agent or recommend code accepts registrations. */
export const validMessage = defineCall({
  name: 'auth.validMessage',
  path: '/register/valid_message',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, recommendCode: v.optional(f.shortText), agentId: v.optional(f.id) }),
  answer: v.object({ isValid: f.flag }),
});

/** Returns the currency in which an agent's members register, or `null` if no active agent has this id. */
export const memberInfo = defineCall({
  name: 'auth.memberInfo',
  path: '/member_info',
  idempotent: true,
  payload: v.object({ id: f.id }),
  answer: v.object({ currency: v.nullable(f.currency) }),
});

/** Says whether a host belongs to an agent, and its visitors' currency (spec §6). */
export const checkAgentDomain = defineCall({
  name: 'auth.checkAgentDomain',
  path: '/arks/web/check-agent-domain',
  idempotent: true,
  payload: v.object({ host: f.text, siteId: f.siteId }),
  answer: v.object({ isValid: f.flag, currency: v.nullable(f.currency), agentId: v.nullable(f.id) }),
});
