import { createHash } from 'node:crypto';

/** `sha384-…`, as the `integrity` attribute writes it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
