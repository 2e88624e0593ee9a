/** PostgreSQL's codes of what passes by itself: the connection, too many of them, a shutdown or start, a conflict. */
const PASSING_STATES = /^(08...|53...|57P0[1235]|25P03|40001|40P01)$/;
/** Of the socket, where there is no server to be heard. */
const SOCKET_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The driver and its pool have no codes; the last is `runningDatabaseUrl`'s own. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end|No platform runs on)/;

/** What was thrown, as far as it can be told: errors of Node's own are not always of this program's `Error`. */
interface Thrown {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

/**
 * Whether the database could not be asked, or could not answer, for a reason that passes: it starts again, moves to another
 * machine, or has too much to do. What was asked for is done or not: who knows it by a name may ask again.
 */
export function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as Thrown;
  return isPassing(String(code)) || DRIVER_MESSAGES.test(String(message)) || isAway(cause);
}

const isPassing = (code: string): boolean => PASSING_STATES.test(code) || SOCKET_CODES.has(code);
