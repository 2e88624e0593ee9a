import { HTTP_TIMEOUT_MS } from '@tessera/domain';
import type * as Client from './client.ts';
import { CallError, callUrl, type Call } from '@tessera/wire';
import type { Environment } from '../edge/environment.ts';
import { nextTask } from '../edge/next-task.ts';

/** An answer with any status. `body` is `undefined` if it was no JSON. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface HttpRequest {
  readonly call: Call;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

export type Http = (request: HttpRequest) => Promise<HttpAnswer>;

/** The statuses after which a read is retried once (spec §7). */
const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
/** A player does not wait for a longer `Retry-After`. */
const RETRY_AFTER_MAX_MS = 10_000;

/**
 * Creates the sender of requests below an origin.
 * @throws CallError `timeout` after 30 s in all, `network` without an answer; the abort's reason if it was aborted
 */
export function createHttp(
  { origin, fetch: fetcher, window: page }: Pick<Environment, 'origin' | 'fetch' | 'window'>,
  timeoutMs = HTTP_TIMEOUT_MS,
  isNative = false,
): Http {
  return async ({ call, body, headers, signal }) => {
    // The first call loads it at the latest: the server's markup needs no calls.
    const { ky, isHTTPError, isNetworkError, isTimeoutError, withPlatformCode } = await loadClient(call);
    // Most calls follow a tap: the browser paints its effect first.
    if (page) await nextTask();
    try {
      const response = await ky(origin + callUrl(call), {
        method: call.method,
        ...(call.method === 'POST' && { json: withPlatformCode(body, page, isNative) }),
        headers,
        signal,
        fetch: fetcher,
        timeout: false,
        totalTimeout: timeoutMs,
        credentials: 'same-origin',
        retry: {
          limit: call.idempotent ? 1 : 0,
          methods: ['get', 'post'],
          statusCodes: RETRIED_STATUSES,
          afterStatusCodes: RETRIED_STATUSES,
          maxRetryAfter: RETRY_AFTER_MAX_MS,
          jitter: true,
        },
      });
      return { status: response.status, headers: response.headers, body: parseJson(await response.text()) };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (isHTTPError(error)) {
        return { status: error.response.status, headers: error.response.headers, body: error.data };
      }
      // Spec §8: 'request timeout', 'network error'.
      if (isTimeoutError(error)) {
        throw new CallError(call, { kind: 'timeout' }, 'request timeout', { cause: error });
      }
      const reason = isNetworkError(error) ? 'network error' : 'the answer broke off';
      throw new CallError(call, { kind: 'network' }, reason, { cause: error });
    }
  };
}

/** Loads the library for calls, so that the player's first action does not wait for it. */
export function prepareHttp(): void {
  import('./client.ts').catch(() => undefined);
}

async function loadClient(call: Call): Promise<typeof Client> {
  try {
    return await import('./client.ts');
  } catch (cause) {
    throw new CallError(call, { kind: 'network' }, 'network error', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
