/** Several who ask the same at the same time share one request; it is aborted when all of them have turned away. */
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
      if (running.get(key) === one) running.delete(key);
    });
    const one: Running = { answer, abort, waiting: 0 };
    // Whoever waits sees the failure; once nobody does, it concerns nobody.
    answer.catch(() => undefined);
    running.set(key, one);
    return one;
  }

  return {
    async ask(key, request, signal) {
      signal?.throwIfAborted();
      const one = running.get(key) ?? start(key, request);
      one.waiting += 1;
      const { promise: leaves, reject } = Promise.withResolvers<never>();
      const leave = () => {
        reject(signal?.reason);
        one.waiting -= 1;
        if (one.waiting > 0) return;
        running.delete(key);
        one.abort.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      try {
        // The key holds the call's name, so all who share it expect the same answer.
        return (await Promise.race([one.answer, leaves])) as never;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
  };
}
