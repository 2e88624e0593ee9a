import * as v from 'valibot';

/** A decimal of the session's currency, not negative. */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,18}(\.\d{1,2})?$/));

/** Chosen by the page, unlike any other of its session: the same id is the same request, however often it is sent. */
export const requestId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

export const roundId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** SHA-256 or a seed, hexadecimal. */
export const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Epoch milliseconds by the server's clock. */
export const instant = v.number();
