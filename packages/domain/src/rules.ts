import {
  ACCOUNT_MAX_LENGTH,
  ACCOUNT_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './limits.ts';

/**
 * The validation rules that browser and server share (spec §5). A rule answers `undefined` when the value is
 * good, else the specification's own key of what is wrong, which both sides have as a message.
 */
export type Rule<Key extends string> = (value: string) => Key | undefined;

export const checkAccount: Rule<'err_account_blank' | 'err_account_length' | 'err_account_format'> = (
  value,
) => {
  if (value === '') return 'err_account_blank';
  if (!/^[a-zA-Z0-9_]+$/.test(value)) return 'err_account_format';
  if (value.length < ACCOUNT_MIN_LENGTH || value.length > ACCOUNT_MAX_LENGTH) return 'err_account_length';
  return undefined;
};

/** Letters and digits, at least one of each. */
export const checkPassword: Rule<'err_psw_blank' | 'err_psw_length' | 'err_psw_format'> = (value) => {
  if (value === '') return 'err_psw_blank';
  if (value.length < PASSWORD_MIN_LENGTH || value.length > PASSWORD_MAX_LENGTH) return 'err_psw_length';
  if (!/^[a-zA-Z0-9]+$/.test(value) || !/[a-zA-Z]/.test(value) || !/\d/.test(value)) return 'err_psw_format';
  return undefined;
};

export function checkPasswordAgain(
  password: string,
  again: string,
): 'err_checkPsw_blank' | 'err_checkPsw_diff' | undefined {
  if (again === '') return 'err_checkPsw_blank';
  return again === password ? undefined : 'err_checkPsw_diff';
}

/** Blank is good: a required flag is the server's setting, not this rule's. */
export const checkEmail: Rule<'err_email_format'> = (value) =>
  value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? undefined : 'err_email_format';

/** Blank is good, see {@link checkEmail}. */
export const checkPhone: Rule<'err_phone_format'> = (value) =>
  value === '' || /^\d+$/.test(value) ? undefined : 'err_phone_format';
