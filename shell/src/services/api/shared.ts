/** Shares one request between callers with the same key. The request is aborted when all callers have aborted. */
export interface SharedRequests {
  readonly ask: <Answer>(
    key: string,
    request: (signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal | undefined,
  ) => Promise<Answer>;
}

interface Running {
  readonly answer: Promise<unknown>;
  readonly abort: AbortController;
  waiting: number;
}

export function createSharedRequests(): SharedRequests {
  const running = new Map<string, Running>();

  function start(key: string, request: (signal: AbortSignal) => Promise<unknown>): Running {
    const abort = new AbortController();
    const answer = request(abort.signal).finally(() => {
      if (running.get(key) === shared) running.delete(key);
    });
    const shared: Running = { answer, abort, waiting: 0 };
    // Callers that still wait see the failure; without any it is of no interest.
    answer.catch(() => undefined);
    running.set(key, shared);
    return shared;
  }

  return {
    async ask(key, request, signal) {
      signal?.throwIfAborted();
      const shared = running.get(key) ?? start(key, request);
      shared.waiting += 1;
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      const onAbort = () => {
        reject(signal?.reason);
        shared.waiting -= 1;
        if (shared.waiting > 0) return;
        running.delete(key);
        shared.abort.abort(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        // The key contains the call's name, so all callers expect the same type of answer.
        return (await Promise.race([shared.answer, aborted])) as never;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}
