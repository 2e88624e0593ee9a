import { isCallError, type CallFailure } from '@tessera/wire';

/** Returns what kind of failure a call ended with; `undefined` for an error of another origin. */
export function failureKind(error: unknown): CallFailure['kind'] | undefined {
  return isCallError(error) ? error.failure.kind : undefined;
}
