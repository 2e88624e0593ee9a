import { setTimeout as sleep } from 'node:timers/promises';
import {
  CallError,
  HEADERS,
  callUrl,
  decodeAnswer,
  encodePayload,
  type AnswerOf,
  type Call,
  type PayloadOf,
} from '@tessera/wire';
import { isCertain } from './refusal.ts';

export interface ProviderClient {
  /**
   * Sends a call of the seamless wallet. Where the answer is lost it is sent once more: every call of the
   * protocol but `authenticate` is safe to repeat.
   * @throws CallError
   */
  send<C extends Call>(call: C, payload: PayloadOf<C>): Promise<AnswerOf<C>>;
}

interface Options {
  readonly platformUrl: string;
  readonly providerKey: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const RETRY_AFTER_MS = 250;
const NOT_REPEATED = 'provider.authenticate';

export function createProviderClient({
  platformUrl,
  providerKey,
  timeoutMs = TIMEOUT_MS,
}: Options): ProviderClient {
  async function once<C extends Call>(call: C, payload: PayloadOf<C>): Promise<AnswerOf<C>> {
    let status: number;
    let body: unknown;
    try {
      const response = await fetch(new URL(callUrl(call), platformUrl), {
        method: call.method,
        headers: { 'content-type': 'application/json', [HEADERS.providerKey]: providerKey },
        body: JSON.stringify(encodePayload(call, payload)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      body = await response.json().catch(() => undefined);
    } catch (cause) {
      const kind = (cause as Error).name === 'TimeoutError' ? 'timeout' : 'network';
      throw new CallError(call, { kind }, `the platform at ${platformUrl} did not answer`, { cause });
    }
    return decodeAnswer(call, status, body);
  }

  return {
    async send(call, payload) {
      try {
        return await once(call, payload);
      } catch (error) {
        if (call.name === NOT_REPEATED || isCertain(error)) throw error;
        await sleep(RETRY_AFTER_MS);
        return once(call, payload);
      }
    },
  };
}
