import type { RemoteFailure } from './remote.state.ts';

/** An error with its {@link RemoteFailure}. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly failure: RemoteFailure;

  constructor(failure: RemoteFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Turns an error into a failure. @param kind what failed, unless the error itself says so */
export function failureOf(error: unknown, kind: 'load' | 'broken'): RemoteFailure {
  if (error instanceof RemoteError) return error.failure;
  return { kind, message: error instanceof Error ? error.message : String(error) };
}

/**
 * Settles as the promise does, or rejects at the limit. The federation runtime never settles some loads (a lost
 * shared chunk, a hanging manifest), so every wait for a remote has a limit.
 */
export function withDeadline<Value>(
  promise: Promise<Value>,
  limitMs: number,
  step: 'load' | 'activate' | 'part',
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(
        new RemoteError({ kind: 'timeout', step, limitMs }, `${step} did not settle within ${limitMs} ms`),
      );
    }, limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
