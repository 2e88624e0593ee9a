import type { ApiService } from '@tessera/contracts';
import {
  bearer,
  bearerToken,
  CallError,
  callUrl,
  decodeAnswer,
  encodePayload,
  HEADERS,
  type AnswerOf,
  type Call,
  type login,
} from '@tessera/wire';
import type { TokenStore } from './token.ts';

export interface PlatformDeps {
  /** The language in the wire's form: `hi_IN`. */
  readonly language: string;
  readonly token: TokenStore;
  readonly fetch: typeof fetch;
  /** A call has started or ended the session; waited for. */
  readonly onSession: (kind: 'starts' | 'ends') => Promise<void>;
  /** Called with each answer, as it was on the wire. */
  readonly onAnswer?: (exchange: Exchange) => void;
}

/** A call and its answer, both in the wire's own form. */
export interface Exchange {
  readonly call: Call;
  readonly payload: unknown;
  readonly status: number;
  readonly body: unknown;
}

/** Sends to the real platform, through the dev server. It keeps the token from the remote, as the shell does. */
export function createPlatformApi(deps: PlatformDeps): ApiService {
  async function send(call: Call, payload: unknown, signal?: AbortSignal): Promise<unknown> {
    const body = encodePayload(call, payload as never);
    const asker = deps.token.get();
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      [HEADERS.language]: deps.language,
      ...(call.idempotent ? {} : { [HEADERS.idempotencyKey]: crypto.randomUUID() }),
      ...(asker === undefined ? {} : { [HEADERS.authorization]: bearer(asker) }),
    };
    const response = await deps
      .fetch(callUrl(call), {
        method: call.method,
        headers,
        body: call.method === 'GET' ? undefined : JSON.stringify(body),
        signal,
      })
      .catch((cause: unknown) => {
        if (signal?.aborted) throw signal.reason;
        throw new CallError(call, { kind: 'network' }, 'network error', { cause });
      });
    const answered: unknown = await response.json().catch(() => undefined);
    const rotated = bearerToken(response.headers.get(HEADERS.authorization) ?? undefined);
    if (rotated && asker !== undefined && deps.token.get() === asker) deps.token.set(rotated);
    deps.onAnswer?.({ call, payload: body, status: response.status, body: answered });
    const decoded = decodeAnswer(call, response.status, answered);
    return call.session ? changeSession(call.session, decoded) : decoded;
  }

  async function changeSession(kind: 'starts' | 'ends', decoded: unknown): Promise<unknown> {
    const { token, ...rest } = (decoded ?? {}) as Partial<AnswerOf<typeof login>>;
    deps.token.set(kind === 'starts' ? token : undefined);
    await deps.onSession(kind);
    return rest;
  }

  return {
    send: (call, payload, options) => send(call as unknown as Call, payload, options?.signal) as never,
  };
}
