import { CallError, callUrl } from '@tessera/wire';
import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { withPlatformCode } from '../../device/platform-code.ts';
import type { Environment } from '../edge/environment.ts';
import { nextTask } from '../edge/next-task.ts';
import type { HttpAnswer, HttpRequest } from './http.ts';
import { nextTaskOrLeaving, survivingFetch } from './surviving.ts';

/** The statuses after which a read is retried once (spec §7). */
const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
/** A player does not wait for a longer `Retry-After`. */
const RETRY_AFTER_MAX_MS = 10_000;

interface Sender extends Pick<Environment, 'origin' | 'fetch' | 'window'> {
  /** For the whole call, with its retry. */
  readonly timeoutMs: number;
  /** Whether the page is in a native wrapper. */
  readonly isNative: boolean;
}

/**
 * Sends one request.
 * @throws CallError `timeout` or `network`; the abort's reason if it was aborted
 */
export async function sendRequest(
  { origin, fetch: fetcher, window: page, timeoutMs, isNative }: Sender,
  { call, body, headers, signal }: HttpRequest,
): Promise<HttpAnswer> {
  const { survivesLeaving, idempotent, method } = call;
  // Most calls follow a tap: the browser paints its effect first.
  if (page) await (survivesLeaving ? nextTaskOrLeaving(page) : nextTask());
  const json = withPlatformCode(body, page, isNative);
  try {
    const response = await ky(origin + callUrl(call), {
      method,
      ...(method === 'POST' && { json }),
      headers,
      signal,
      fetch: survivesLeaving ? survivingFetch(fetcher, JSON.stringify(json)) : fetcher,
      timeout: false,
      totalTimeout: timeoutMs,
      credentials: 'same-origin',
      retry: {
        limit: idempotent ? 1 : 0,
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
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
