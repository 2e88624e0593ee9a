import type { ApiService } from '@tessera/contracts';
import { CALLS, isCallError, type Call } from '@tessera/wire';
import type { Bench } from '../bench/bench.ts';
import { emptied, failBy, failureOf } from '../bench/failure.ts';

type Network = Pick<Bench, 'state' | 'change' | 'note'>;

/**
 * Sends a remote's calls with the panel's latency and failures, and logs them.
 * @param onExpired called when a call that ends the session was answered with 401
 */
export function throughNetwork(api: ApiService, bench: Network, onExpired: () => void): ApiService {
  async function send(call: Call, payload: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    const { latencyMs, offline, failures } = bench.state.get();
    const failure = failureOf(failures, call.name);
    if (failure?.once) bench.change({ failures: failures.filter((one) => one !== failure) });
    await pause(latencyMs, signal);
    if (offline) failBy(call, 'network');
    if (failure) failBy(call, failure.kind);
    const answer = await api.send(call, payload as never, { signal });
    return failure?.kind === 'empty' ? emptied(answer) : answer;
  }

  return {
    send: async (shape, payload, options) => {
      const call = callNamed(shape.name);
      const began = performance.now();
      const log = (answer: unknown, failed: boolean) => {
        const tookMs = Math.round(performance.now() - began);
        const text = `${call.name} · ${tookMs} ms${failed ? ` · ${String(answer)}` : ''}`;
        bench.note({ kind: 'call', text, detail: written({ payload, answer }), failed });
      };
      try {
        const answer = await send(call, payload, options?.signal);
        log(answer, false);
        return answer as never;
      } catch (error) {
        if (!options?.signal?.aborted) log(error, true);
        if (call.endsSessionOn401 && isCallError(error) && error.failure.kind === 'unauthorised') onExpired();
        throw error;
      }
    },
  };
}

function callNamed(name: string): Call {
  const call = Object.values(CALLS).find((one) => one.name === name);
  if (!call) throw new TypeError(`${name} is no call of the wire package`);
  return call;
}

/** Returns a value as JSON, without long texts and secrets. */
export function written(value: unknown): string {
  return JSON.stringify(
    value,
    (name, inner: unknown) => {
      if (/password|token/i.test(name) && typeof inner === 'string') return '…';
      return typeof inner === 'string' && inner.length > 200 ? `${inner.slice(0, 200)}…` : inner;
    },
    2,
  );
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
