import type * as v from 'valibot';

/** A schema of this package: any valibot schema that needs no waiting. */
export type Schema = v.GenericSchema;

/** Who may send a call. A guest's call may be sent by everybody; a member's needs a token, a provider's its key. */
export type Audience = 'guest' | 'member' | 'agent' | 'provider';

/** Failure codes of one call (spec §8), code → the key of its meaning. */
export type CodeTable = Readonly<Record<string, string>>;

/**
 * One HTTP call as data (spec §7). It has two users: the browser sends by it, and the platform must implement
 * it. Inside, all names are camelCase; {@link toWire} and {@link fromWire} are the only place that knows the
 * wire's own (`gt_id`).
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
  /** As the specification writes it, without `/api`. */
  readonly path: string;
  /** Its path is below the site's origin itself, not below `/api`. */
  readonly absolute?: true;
  readonly audience: Who;
  /** Reads are; they are retried once (readings: "Retries"). Others carry an `idempotency-key` instead. */
  readonly idempotent: boolean;
  readonly payload: Payload;
  readonly answer: Answer;
  /** The failure codes that this call declares (spec §8), code → the key of its meaning. */
  readonly codes: Codes;
  /** Where the specification names another than 100. Either means success on every call. */
  readonly successCode?: '1000';
  /** What the answer does to the browser's session; the shell acts on it and keeps the token to itself. */
  readonly session?: 'starts' | 'ends';
  /** A 401 of this call logs the member out (spec §7); of others it is an ordinary failure. */
  readonly endsSessionOn401?: true;
  /** A success comes without an envelope: the answer is of another's format. */
  readonly bare?: true;
  /** Not in the specification's table: a call of our own (readings: "Calls of our own"). A back end without it answers 404. */
  readonly extension?: true;
}

/** What the caller writes: optional fields with a default may be left out. */
export type PayloadOf<C> = C extends Call<infer P, Schema> ? v.InferInput<P> : never;
/** What the caller reads. */
export type AnswerOf<C> = C extends Call<Schema, infer A> ? v.InferOutput<A> : never;
/** What the server reads: {@link PayloadOf} with the defaults filled in. */
export type ReceivedOf<C> = C extends Call<infer P, Schema> ? v.InferOutput<P> : never;
/** What the server writes. */
export type GivenOf<C> = C extends Call<Schema, infer A> ? v.InferInput<A> : never;
/** The codes that this call declares, e.g. `'101' | '105'`. */
export type CodeOf<C> = C extends Call<Schema, Schema, infer Codes> ? keyof Codes & string : never;
export type AudienceOf<C> = C extends Call<Schema, Schema, CodeTable, infer Who> ? Who : never;

type Required = 'name' | 'path' | 'payload' | 'answer';
type CallInput<P extends Schema, A extends Schema, C extends CodeTable, W extends Audience> = Pick<
  Call<P, A, C, W>,
  Required
> &
  Partial<Omit<Call<P, A, C, W>, Required>>;

/** A call with the table's defaults: POST, for guests, not idempotent, no codes of its own. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  P extends Schema,
  A extends Schema,
  const C extends CodeTable = Record<never, string>,
  W extends Audience = 'guest',
>(call: CallInput<P, A, C, W>): Call<P, A, C, W> {
  return { method: 'POST', audience: 'guest' as W, idempotent: false, codes: {} as C, ...call };
}
