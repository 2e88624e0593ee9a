import { LINE_MAX_LENGTH } from '@tessera/domain';
import type { Wording } from '../text.ts';

/** Returns the error of a text that no call would take for its length. @param max in characters */
export function lengthFault(
  text: string,
  max = LINE_MAX_LENGTH,
): (Wording & { readonly id: 'signup.err_too_long' }) | undefined {
  return text.trim().length > max ? { id: 'signup.err_too_long' } : undefined;
}
