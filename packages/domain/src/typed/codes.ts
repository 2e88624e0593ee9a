import { plainNumber } from './digits.ts';

/** What people type where a code, digits or a number in groups is asked for. */

/** Reads digits: a captcha, the withdraw password. `१ २ ३ ४` is `1234`. */
export const readDigits = (typed: string): string => plainNumber(typed).replaceAll(' ', '');

/**
 * Reads a code of the given count of digits that was sent or shown: `123 456`, `123-456`, or the whole message that contains it. Returns
 * anything else without spaces around, for the field's rule to refuse.
 */
export function readCode(typed: string, digits: number): string {
  const text = plainNumber(typed);
  const bare = text.replace(/[ -]/g, '');
  if (/^\d*$/.test(bare)) return bare;
  const half = Math.ceil(digits / 2);
  const within = new RegExp(`(?<!\\d)\\d{${half}}[ -]?\\d{${digits - half}}(?!\\d)`, 'g');
  const found = new Set(text.match(within)?.map((code) => code.replace(/[ -]/g, '')));
  const [code] = found;
  return code !== undefined && found.size === 1 ? code : text;
}

/** Reads the number of a bank account or branch, which is printed in groups: `0012 3456-78` is `0012345678`. */
export const readBankNumber = (typed: string): string =>
  plainNumber(typed).replace(/[ .-]/g, '').toUpperCase();

/** Reads an identity number, which may have letters. Its hyphens stay. */
export const readIdentityId = (typed: string): string => plainNumber(typed).replaceAll(' ', '');

/** Reads a day whose year is first: `1990/2/28`, `1990年2月28日`, `1990.02.28`. Others stay: which number is the month is unknown. */
export function readDay(typed: string): string {
  const text = plainNumber(typed);
  const [, year, month = '', day = ''] =
    /^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
