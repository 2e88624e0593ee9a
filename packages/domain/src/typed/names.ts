import { plainLine } from './digits.ts';

/** What people type where a name, an account, an address or a handle is asked for. */

/** Reads a line of text: composed, narrow, with single spaces. */
export const readLine = (typed: string): string => plainLine(typed).replace(/ +/g, ' ');

/** The dots of keyboards and input methods that mean the middle dot. */
const MIDDLE_DOTS = /[\u2022\u2027\u2219\u22c5]/g;

/**
 * Reads a person's name: one apostrophe, hyphen and middle dot for all that look alike. Between Chinese characters the
 * Japanese dot is a middle dot too, without spaces around it.
 */
export function readName(typed: string): string {
  const name = readLine(typed)
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(MIDDLE_DOTS, '·');
  return /^[\p{Script=Han}\p{VS}·・. ]+$/u.test(name) && !/^[ .]|[ .]$/.test(name)
    ? name.replace(/ ?[·・.] ?/g, '·')
    : name;
}

/** Reads an account's name. Its capitals stay: accounts are compared without them. */
export const readAccountName = (typed: string): string => plainLine(typed);

/** Reads an e-mail address. Input methods write the full stop as `。`. */
export const readEmail = (typed: string): string =>
  plainLine(typed)
    .replace(/^mailto:/i, '')
    .replaceAll('。', '.');
