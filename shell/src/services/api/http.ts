import { HTTP_TIMEOUT_MS } from '@tessera/domain';
import { CallError, type Call } from '@tessera/wire';
import type { Environment } from '../edge/environment.ts';
import type * as Client from './client.ts';

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

/**
 * Creates the sender of requests below an origin.
 * @throws CallError `timeout` after 30 s in all, `network` without an answer; the abort's reason if it was aborted
 */
export function createHttp(
  environment: Pick<Environment, 'origin' | 'fetch' | 'window'>,
  timeoutMs = HTTP_TIMEOUT_MS,
  isNative = false,
): Http {
  const { origin, fetch, window } = environment;
  const sender = { origin, fetch, window, timeoutMs, isNative };
  return async (request) => {
    // The first call loads it at the latest: the server's markup needs no calls.
    const { sendRequest } = await loadClient(request.call);
    return sendRequest(sender, request);
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
