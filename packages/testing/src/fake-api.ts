import type { ApiService, SendOptions } from '@tessera/contracts';
import {
  CALLS,
  GATEWAY_CALLS,
  decodeAnswer,
  decodePayload,
  encodeAnswer,
  encodePayload,
  type AnswerOf,
  type Call,
  type CallKey,
  type Calls,
  type GatewayCallKey,
  type AnswerInputOf,
  type ReceivedOf,
} from '@tessera/wire';

/** A refusal as the platform would send it; see {@link refuse}. */
export class Refusal {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;

  constructor(code: string, message: string, data: unknown) {
    this.code = code;
    this.message = message;
    this.data = data;
  }
}

/**
 * Answers a call with a failure code of spec §8, e.g. `refuse('101')`; `message` is the server's own text, `data` the
 * refusal's data in the wire's names.
 */
export function refuse(code: string, message = '', data: unknown = null): Refusal {
  return new Refusal(code, message, data);
}

/** `null` for a call whose answer has no data. */
type Given<C extends Call> = unknown extends AnswerInputOf<C> ? null : AnswerInputOf<C>;
type Outcome<C extends Call> = Given<C> | Refusal | Error;

/** The answer of a call: always the same, or computed from its payload. An error is thrown unchanged. */
export type Answer<C extends Call> =
  Outcome<C> | ((payload: ReceivedOf<C>) => Outcome<C> | Promise<Outcome<C>>);

/** Answers by the key under which the wire package exports the call. */
export type Answers = { readonly [Key in CallKey]?: Answer<Calls[Key]> } & {
  readonly [Key in GatewayCallKey]?: Answer<(typeof GATEWAY_CALLS)[Key]>;
};

const ALL: Readonly<Record<string, Call>> = { ...CALLS, ...GATEWAY_CALLS };

export interface SentCall {
  readonly name: string;
  /** As the server would read it: defaults filled in. */
  readonly payload: unknown;
  /** The key that the sender gave, if any. */
  readonly idempotencyKey?: string;
}

export interface FakeApi extends ApiService {
  /** All calls so far, in order. */
  readonly sent: readonly SentCall[];
  /** The payloads that one call was sent with. */
  readonly sentTo: <C extends Call>(call: C) => readonly ReceivedOf<C>[];
  /** Answers a call from now on. */
  readonly answer: <C extends Call>(call: C, answer: Answer<C>) => void;
}

type Resolve = (payload: unknown) => unknown;

/**
 * The wire without a network: payloads and answers go through the call's real schemas in both directions, so an
 * answer that no server could give is refused here as well.
 * @param onSession called after each successful call that starts or ends a session
 */
export function createFakeApi(
  answers: Answers,
  latencyMs: number,
  onSession: (call: Call, answer: unknown) => void,
): FakeApi {
  const sent: SentCall[] = [];
  const resolvers = new Map<string, Resolve>();
  const answer: FakeApi['answer'] = (call, given) => {
    resolvers.set(call.name, typeof given === 'function' ? (given as Resolve) : () => given);
  };
  for (const [key, given] of Object.entries(answers)) {
    if (given !== undefined) answer<Call>(ALL[key] as Call, given as Answer<Call>);
  }

  async function send(
    shape: { readonly name: string },
    payload: unknown,
    { signal, idempotencyKey }: SendOptions = {},
  ) {
    const call = callNamed(shape.name);
    const received = decodePayload(call, encodePayload(call, payload as never));
    if (received.kind === 'malformed') {
      throw new TypeError(`${call.name} was sent with a wrong ${received.field}: ${received.reason}`);
    }
    sent.push({ name: call.name, payload: received.payload, ...(idempotencyKey && { idempotencyKey }) });
    await pause(latencyMs, signal);
    const outcome = await resolverOf(resolvers, call)(received.payload);
    signal?.throwIfAborted();
    const decoded = decodeOutcome(call, outcome);
    if (call.session) onSession(call, decoded);
    return call.session === 'starts' ? withoutToken(decoded) : decoded;
  }

  return {
    sent,
    sentTo: <C extends Call>(call: C) =>
      sent.filter((one) => one.name === call.name).map((one) => one.payload as ReceivedOf<C>),
    answer,
    send: (call, payload, options) => send(call, payload, options) as never,
  };
}

function callNamed(name: string): Call {
  const call = Object.values(ALL).find((one) => one.name === name);
  if (!call) throw new TypeError(`${name} is no call of the wire package`);
  return call;
}

function resolverOf(resolvers: ReadonlyMap<string, Resolve>, call: Call): Resolve {
  const resolve = resolvers.get(call.name);
  if (resolve) return resolve;
  const key = Object.entries(ALL).find(([, one]) => one.name === call.name)?.[0];
  throw new TypeError(
    `Nothing answers ${call.name}: give createFakeShell({ answers: { ${key}: … } }) or shell.api.answer(${key}, …)`,
  );
}

function decodeOutcome(call: Call, outcome: unknown): AnswerOf<Call> {
  if (outcome instanceof Error) throw outcome;
  if (outcome instanceof Refusal) return decodeAnswer(call, 200, { ...outcome });
  return decodeAnswer(call, 200, encodeAnswer(call, outcome));
}

/** Remotes never see a token. */
function withoutToken(answer: AnswerOf<Call>): unknown {
  return { ...(answer as object), token: undefined };
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  signal?.throwIfAborted();
}
