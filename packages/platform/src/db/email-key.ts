import { domainToUnicode } from 'node:url';
import { comparedText } from '@tessera/domain';

/**
 * Returns what two e-mail addresses, or their ends (`@host`), have in common that count as the same. Some browsers send the
 * host as it was typed, others encoded (`@xn--…`).
 */
export function emailKeyOf(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const host = at > 0 ? domainToUnicode(email.slice(at).trim()) : '';
  return comparedText(host === '' ? email : email.slice(0, at) + host);
}
