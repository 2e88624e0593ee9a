import type * as v from 'valibot';

/** A valibot schema that checks synchronously. */
export type Schema = v.GenericSchema;

/**
 * Who may send a call: `guest` is everyone, `member` and `agent` need a token, `provider` needs the provider's key.
 */
export type Audience = 'guest' | 'member' | 'agent' | 'provider';

/** Browsers refuse a request that survives leaving while more than this is on its way in the bodies of such requests. */
export const SURVIVING_BODIES_MAX_BYTES = 64 * 1_024;

/** Failure codes of one call (spec §8): code → message key. */
export type CodeTable = Readonly<Record<string, string>>;

/**
 * Describes one HTTP call as data (spec §7). The browser sends by it and the platform implements it. Names in code
 * are camelCase; only {@link toWire} and {@link fromWire} know the snake_case names on the wire (`gt_id`).
 */
export interface Call<
  Payload extends Schema = Schema,
  Answer extends Schema = Schema,
  Codes extends CodeTable = CodeTable,
  Who extends Audience = Audience,
> {
  /** Unique and stable, e.g. `auth.login`: for reports, metrics and idempotency scopes. */
  readonly name: string;
  readonly method: 'POST' | 'GET';
  /** The path as the specification writes it, without `/api`. */
  readonly path: string;
  /** The path starts at the site's origin, not at `/api`. */
  readonly absolute?: true;
  readonly audience: Who;
  /**
   * Whether the call only reads. Such a call is retried once (readings: "Retries"); any other carries an
   * `idempotency-key`.
   */
  readonly idempotent: boolean;
  readonly payload: Payload;
  readonly answer: Answer;
  /** The failure codes that this call declares (spec §8): code → message key. */
  readonly codes: Codes;
  /** Set where the specification names a success code other than 100. Clients accept both on every call. */
  readonly successCode?: '1000';
  /** What a successful answer does to the browser's session. The shell acts on it and never passes the token on. */
  readonly session?: 'starts' | 'ends';
  /** A 401 of this call logs the member out (spec §7). A 401 of any other call is an ordinary failure. */
  readonly endsSessionOn401?: true;
  /** A success has no envelope, because another standard defines the answer's format. */
  readonly bare?: true;
  /**
   * Refused with {@link GENERAL_CODES}' `proofRequired` when the session's last proof is too old (docs/step-up.md).
   * A call whose payload has the member's password is proved by that.
   */
  readonly needsProof?: true;
  /**
   * The browser completes the call although its page is left (`keepalive` of fetch). For a small write that the person
   * has seen done, or that closes, ends or protects something: one whose answer no next page needs, and of which a
   * second does no more than the first. Bodies above {@link SURVIVING_BODIES_MAX_BYTES} are sent without this. Calls
   * that move money never have it: the member must see their outcome.
   */
  readonly survivesLeaving?: true;
  /**
   * The browser keeps the idempotency key of an attempt until it knows the outcome, also over a reload and for its other
   * tabs: money must not move twice. `secrets` are fields of the payload that a browser never keeps; a repetition with
   * another value of them is the same request.
   */
  readonly keepsKey?: { readonly secrets: readonly string[] };
  /**
   * The part that sends the call reveals its outcome this long after the answer. Until then no tab of the browser hands
   * over balances or answers of member calls, which could show it earlier.
   */
  readonly revealsAfterMs?: number;
  /** Allowed in a records-only session: it neither plays nor deposits (`/x/login/records`). */
  readonly inRecords?: true;
  /** An addition of this project, not in the specification's table (readings: "Calls of our own"). A back end without it answers 404. */
  readonly extension?: true;
}

/** The payload as the caller writes it: optional fields may be left out. */
export type PayloadOf<C> = C extends Call<infer P, Schema> ? v.InferInput<P> : never;
/** The answer as the caller reads it. */
export type AnswerOf<C> = C extends Call<Schema, infer A> ? v.InferOutput<A> : never;
/** The payload as the server reads it: {@link PayloadOf} with the defaults filled in. */
export type ReceivedOf<C> = C extends Call<infer P, Schema> ? v.InferOutput<P> : never;
/** The answer as the server writes it. */
export type AnswerInputOf<C> = C extends Call<Schema, infer A> ? v.InferInput<A> : never;
/** The codes that this call declares, e.g. `'101' | '105'`. */
export type CodeOf<C> = C extends Call<Schema, Schema, infer Codes> ? keyof Codes & string : never;
export type AudienceOf<C> = C extends Call<Schema, Schema, CodeTable, infer Who> ? Who : never;

/** Returns what makes a repetition of a call the same request: the payload without the secrets of {@link Call.keepsKey}. */
export function withoutSecrets(call: Pick<Call, 'keepsKey'>, payload: unknown): unknown {
  const secrets = call.keepsKey?.secrets ?? [];
  if (secrets.length === 0 || typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([field]) => !secrets.includes(field)));
}

type Required = 'name' | 'path' | 'payload' | 'answer';
type CallInput<P extends Schema, A extends Schema, C extends CodeTable, W extends Audience> = Pick<
  Call<P, A, C, W>,
  Required
> &
  Partial<Omit<Call<P, A, C, W>, Required>>;

/** Defines a call. Defaults: POST, for guests, not idempotent, no failure codes. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  P extends Schema,
  A extends Schema,
  const C extends CodeTable = Record<never, string>,
  W extends Audience = 'guest',
>(call: CallInput<P, A, C, W>): Call<P, A, C, W> {
  return { method: 'POST', audience: 'guest' as W, idempotent: false, codes: {} as C, ...call };
}
