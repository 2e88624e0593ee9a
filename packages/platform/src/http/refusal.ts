import { GENERAL_CODES } from '@tessera/wire';

/** An answer that is no success. Thrown by whoever finds the reason, written by the adapter. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Declared codes are business as usual and come with 200; general ones with their HTTP status. */
  readonly status: number;
  readonly code: string;
  /** In the wire's names. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: string,
    message: string,
    { status = 200, data = null as unknown, headers = {} as Record<string, string> } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
    this.headers = headers;
  }
}

/** @param field as it stands on the wire */
export const malformed = (field: string, reason: string) =>
  new Refusal(GENERAL_CODES.malformed, `${field}: ${reason}`, { status: 400 });

export const unauthorised = () =>
  new Refusal(GENERAL_CODES.unauthorised, 'a valid session is needed: log in', { status: 401 });

export const forbidden = (reason: string) => new Refusal(GENERAL_CODES.forbidden, reason, { status: 403 });

/** @param words for the player, who is asked for the proof */
export const proofRequired = (words: string) =>
  new Refusal(GENERAL_CODES.proofRequired, words, { status: 428 });

export const keyReused = (reason: string) => new Refusal(GENERAL_CODES.keyReused, reason, { status: 409 });

const AGAIN_S = 1;

/** The database is away, or too many requests wait: mostly not for long. */
export const unavailable = () =>
  new Refusal(GENERAL_CODES.unavailable, `not available at the moment: try again in ${AGAIN_S} s`, {
    status: 503,
    headers: { 'retry-after': String(AGAIN_S) },
  });

export const rateLimited = (waitSeconds: number) =>
  new Refusal(GENERAL_CODES.rateLimited, `too many requests: try again in ${waitSeconds} s`, {
    status: 429,
    headers: { 'retry-after': String(waitSeconds) },
  });
