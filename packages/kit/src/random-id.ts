/** Returns a name that is unique and cannot be guessed. `crypto.randomUUID` needs a secure page, which a phone on the LAN does not have. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
