import {
  ACCOUNT_MAX_LENGTH,
  ACCOUNT_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  VND_PHONE_DIGITS,
} from './limits.ts';
import { isOneLine } from './one-line.ts';
import { readAccountName, readEmail, readName } from './typed/names.ts';
import { readPhone } from './typed/phone.ts';

/**
 * Validation rules shared by browser and server (spec §5). A rule returns `undefined` for a valid value, else the
 * specification's error key, for which both sides have a message. Rules judge what the reader of the same field makes of the
 * typed text (`typed/`), which is also what is sent and stored.
 */
export type Rule<Key extends string> = (value: string) => Key | undefined;

export const checkAccount: Rule<'err_account_blank' | 'err_account_length' | 'err_account_format'> = (
  typed,
) => {
  const value = readAccountName(typed);
  if (value === '') return 'err_account_blank';
  if (!/^[a-zA-Z0-9_]+$/.test(value)) return 'err_account_format';
  if (value.length < ACCOUNT_MIN_LENGTH || value.length > ACCOUNT_MAX_LENGTH) return 'err_account_length';
  return undefined;
};

/** Returns the lengths of a new password on a site, in characters; sites may raise the maximum (spec §9). */
export function passwordLengths({ passwordMaxLength }: { readonly passwordMaxLength?: number | undefined }) {
  return { min: PASSWORD_MIN_LENGTH, max: passwordMaxLength ?? PASSWORD_MAX_LENGTH };
}

/** Checks a password: letters and digits, at least one of each. @param max see {@link passwordLengths} */
export function checkPassword(
  value: string,
  max = PASSWORD_MAX_LENGTH,
): 'err_psw_blank' | 'err_psw_length' | 'err_psw_format' | undefined {
  if (value === '') return 'err_psw_blank';
  if (value.length < PASSWORD_MIN_LENGTH || value.length > max) return 'err_psw_length';
  if (!/^[a-zA-Z0-9]+$/.test(value) || !/[a-zA-Z]/.test(value) || !/\d/.test(value)) return 'err_psw_format';
  return undefined;
}

export function checkPasswordAgain(
  password: string,
  again: string,
): 'err_checkPsw_blank' | 'err_checkPsw_diff' | undefined {
  if (again === '') return 'err_checkPsw_blank';
  return again === password ? undefined : 'err_checkPsw_diff';
}

/** Checks an e-mail address. Accepts an empty value: whether a field is required is a setting. */
export const checkEmail: Rule<'err_email_format'> = (typed) => {
  const value = readEmail(typed);
  return isOneLine(value) && /^$|^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? undefined : 'err_email_format';
};

/**
 * Checks a phone number: digits, exactly ten in VND. Accepts an empty value.
 * @param currency without one, the number may begin with `+` and its country
 * @param isTenDigits the site's setting: exactly ten in every currency
 */
export function checkPhone(
  value: string,
  currency: string,
  isTenDigits = false,
): 'err_phone_format' | 'err_phone_vi_format' | undefined {
  const phone = readPhone(value, currency);
  if (phone === '') return undefined;
  if (!/^\+?\d+$/.test(phone)) return 'err_phone_format';
  return (isTenDigits || currency === 'VND') && phone.length !== VND_PHONE_DIGITS
    ? 'err_phone_vi_format'
    : undefined;
}

/**
 * Checks a name: Chinese characters for RMB, a single word for VND, never markup or digits. Accepts an empty value.
 */
export function checkName(
  value: string,
  currency: string,
): 'error_RMB_name_format' | 'error_name_format' | 'err_name_invalid' | undefined {
  const name = readName(value);
  if (name === '') return undefined;
  if (currency === 'RMB') {
    return /^(?:\p{Script=Han}\p{VS}?)+(?:·(?:\p{Script=Han}\p{VS}?)+)*$/u.test(name)
      ? undefined
      : 'error_RMB_name_format';
  }
  if (!isOneLine(name) || !/^[\p{L}\p{M}][\p{L}\p{M}\s\u200c\u200d.·・'-]*$/u.test(name))
    return 'err_name_invalid';
  return currency === 'VND' && !/^[\p{L}\p{M}]+$/u.test(name) ? 'error_name_format' : undefined;
}
