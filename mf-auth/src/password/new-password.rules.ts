import { checkPassword, checkPasswordAgain, passwordLengths } from '@tessera/domain';
import type { Wording } from '../text.ts';

interface Site {
  readonly passwordMaxLength?: number | undefined;
}

/** Returns the error of a new password by the site's rules, or `undefined` (spec §5 New password). */
export function newPasswordFault(password: string, site: Site): Wording | undefined {
  const lengths = passwordLengths(site);
  const fault = checkPassword(password, lengths.max);
  return fault && { id: `signup.${fault}`, values: lengths };
}

/** Returns the error of the repeated password, or `undefined`. */
export function repetitionFault(password: string, again: string): Wording | undefined {
  const fault = checkPasswordAgain(password, again);
  return fault && { id: `signup.${fault}` };
}
