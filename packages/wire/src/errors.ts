import type { Call } from './call.ts';

/** Why a call failed, for the one place that decides what the player is told. */
export type CallFailure =
  /** The platform refused, with a code of the call's own table or a general one. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly status: number;
      /** What the refusal carries, as on the wire; e.g. `maintenanceOf` reads it. */
      readonly data?: unknown;
    }
  | { readonly kind: 'unauthorised' }
  /** An operator's back end does not have this call (an extension that answers 404). */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  /** Answered, but not in the call's schema; `at` names the first field that is wrong. */
  | { readonly kind: 'malformed'; readonly at: string };

/** A call that did not succeed. `message` is the server's own text where it sent one, else a plain reason. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly call: string;
  readonly failure: CallFailure;

  constructor(call: Pick<Call, 'name'>, failure: CallFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.call = call.name;
    this.failure = failure;
  }

  /** The refusal's code, or `undefined` where it was no refusal. */
  get code(): string | undefined {
    return this.failure.kind === 'refused' ? this.failure.code : undefined;
  }
}

/**
 * Whether an unknown thrown thing is a {@link CallError}. Told by its shape: the shell throws it, and a remote has
 * a copy of this package of its own, whose class is another.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError' && 'failure' in error;
}

/** Whether an unknown thrown thing is a refusal, with this code where one is given. */
export function isRefusal(error: unknown, code?: string): error is CallError {
  return (
    isCallError(error) &&
    error.failure.kind === 'refused' &&
    (code === undefined || error.failure.code === code)
  );
}
