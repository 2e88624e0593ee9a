import { randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Crockford's base32: no letter that looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** Returns ten codes such as `7k2mq-x9t4d`: 50 random bits each. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    codes.add(`${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
  }
  return [...codes];
}

/** Returns the code as it is compared: without case, spaces and hyphens, and with look-alikes as digits. */
export const plainRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
