/** PostgreSQL's codes of what passes by itself: the connection, too many of them, a shutdown or start, a conflict. */
const PASSING_STATES = /^(08...|53...|57...|25P03|40001|40P01)$/;
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** The driver and its pool have no codes. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable|No platform runs on)/;

/**
 * Whether the database could not be asked, or could not answer, for a reason that passes. What was asked for is done or
 * not: who knows it by a request id may ask again.
 */
export function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (PASSING_STATES.test(code) || SOCKET_CODES.has(code) || DRIVER_MESSAGES.test(at.message)) return true;
  }
  return false;
}
