import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** What the login form tells about the device (spec §3 Login payload). */
export const deviceInfo = v.object({
  device: f.device,
  host: f.text,
  system: f.text,
  systemVersion: f.text,
  browser: f.text,
  udid: f.shortText,
});

/** `type`: 1 login, 2 register. `captcha` is an image as a data URL. */
export const captcha = defineCall({
  name: 'auth.captcha',
  path: '/captcha',
  payload: v.object({ type: v.picklist([1, 2]), siteId: f.siteId }),
  answer: v.object({
    token: f.shortText,
    captcha: v.pipe(v.string(), v.maxLength(20_000)),
    placeholder: v.optional(f.text),
  }),
  codes: { '101': 'wait' },
});

/** What a successful login or registration answers; the shell keeps `token` to itself. */
const sessionStart = v.object({
  memberId: f.id,
  memberAccount: f.shortText,
  memberCurrency: f.currency,
  token: f.text,
});

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
    '101': 'account_error',
    '102': 'account_disable',
    '103': 'account_freezen',
    '105': 'verify_failed',
    '106': 'ip_error',
    '107': 'different_device',
    '201': 'ip_error',
    '202': 'ip_error',
    '203': 'ip_error',
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

/** Exchanges an address's `enc` for the login that it brings (spec §5, §7). */
export const infoData = defineCall({
  name: 'auth.infoData',
  path: '/get_info_data',
  session: 'starts',
  payload: v.object({ enc: v.pipe(f.text, v.minLength(1)) }),
  answer: infoText,
  codes: { '101': 'enc_invalid' },
});

export const logout = defineCall({
  name: 'auth.logout',
  path: '/logout',
  audience: 'member',
  session: 'ends',
  payload: f.nothing,
  answer: f.ignored,
});

/** Which fields the registration form shows and asks for, per currency (spec §3 Register setting). */
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
      }),
    ),
  }),
});

const registrationFields = {
  memberAccount: f.shortText,
  memberName: v.optional(f.text),
  memberEmail: v.optional(f.text),
  memberPhone: v.optional(f.shortText),
};

const registerCodes = {
  '102': 'account_repeat',
  '103': 'name_repeat',
  '104': 'phone_repeat',
  '105': 'mail_repeat',
  '113': 'error_verify',
  '206': 'err_email_invalid',
  '209': 'err_phone_invalid',
  '218': 'ip_error',
  '224': 'verify_failed',
  '227': 'err_name_invalid',
  '996': 'error_register_too_frequent',
  '997': 'error_register_limit_ip',
};

/** Checks one field on blur; a refusal names what is wrong with it. */
export const registerVerification = defineCall({
  name: 'auth.registerVerification',
  path: '/register/verification',
  idempotent: true,
  payload: v.object({
    ...v.partial(v.object(registrationFields)).entries,
    siteId: f.siteId,
    memberCurrency: f.currency,
    verification: v.literal(1),
  }),
  answer: f.ignored,
  codes: registerCodes,
});

export const register = defineCall({
  name: 'auth.register',
  path: '/register',
  session: 'starts',
  payload: v.object({
    ...registrationFields,
    siteId: f.siteId,
    memberCurrency: f.currency,
    password: f.shortText,
    checkPassword: f.shortText,
    answer: f.shortText,
    captchaToken: f.shortText,
    ...deviceInfo.entries,
  }),
  answer: sessionStart,
  codes: registerCodes,
});
