const BYTES = 16;

/** A request's id, unlike any other: asking again with it is the same request. Works on plain HTTP too. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
