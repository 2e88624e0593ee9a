import { HTTP_TIMEOUT_MS } from '@tessera/domain';
import type * as Ky from 'ky';
import { CallError, callUrl, type Call } from '@tessera/wire';
import type { Environment } from '../edge/environment.ts';
import { nextTask } from '../edge/next-task.ts';

/** What came back, whatever its status. `body` is `undefined` where it was no JSON. */
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

/** The statuses after which a call that reads is asked once more (spec §7). */
const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
/** A longer `Retry-After` is no longer worth a player's waiting. */
const RETRY_AFTER_MAX_MS = 10_000;

/**
 * Sends requests below an origin.
 * @throws CallError `timeout` after 30 s in all, `network` where nothing came back; the abort's reason where it was aborted
 */
export function createHttp(
  { origin, fetch: fetcher, window: page }: Pick<Environment, 'origin' | 'fetch' | 'window'>,
  timeoutMs = HTTP_TIMEOUT_MS,
): Http {
  return async ({ call, body, headers, signal }) => {
    // Loaded at the latest when the first call is made: what the server has rendered needs none.
    const { default: ky, isHTTPError, isNetworkError, isTimeoutError } = await loadKy(call);
    // Most calls are made while the answer to a tap is being drawn, which comes first.
    if (page) await nextTask();
    try {
      const response = await ky(origin + callUrl(call), {
        method: call.method,
        ...(call.method === 'POST' && { json: body }),
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

/** Fetches what the first call needs, so that a player's first action does not wait for it. */
export function prepareHttp(): void {
  import('ky').catch(() => undefined);
}

async function loadKy(call: Call): Promise<typeof Ky> {
  try {
    return await import('ky');
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
