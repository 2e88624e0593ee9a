import { createHash } from 'node:crypto';

const short = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/** The round of a request: the same for ever, unlike any other session's, and short enough for the wire. */
export const roundIdOf = (sessionToken: string, requestId: string): string =>
  short(`${sessionToken}\n${requestId}`, 32);

/** The transaction of a round's first wager. */
export const wagerIdOf = (roundId: string): string => `${roundId}-w`;

/** The transaction of a wager that an action adds. */
export const raiseIdOf = (roundId: string, requestId: string): string =>
  `${roundId}-w-${short(requestId, 20)}`;
