import type { Call } from './call.ts';

/** Why a call failed. The view decides from it what to show the player. */
export type CallFailure =
  /** The platform refused, with one of the call's own codes or a general one. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly status: number;
      /** Data of the refusal, in the wire's names. Helpers such as `maintenanceOf` read it. */
      readonly data?: unknown;
    }
  | { readonly kind: 'unauthorised' }
  /** The operator's back end lacks this call: an extension that answers 404. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  /** The answer does not match the call's schema; `at` names the first wrong field. */
  | { readonly kind: 'malformed'; readonly at: string };

/** A call that failed. `message` is the server's text if it sent one, else a plain reason. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly call: string;
  readonly failure: CallFailure;

  constructor(call: Pick<Call, 'name'>, failure: CallFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.call = call.name;
    this.failure = failure;
  }

  /** The refusal's code, or `undefined` for any other failure. */
  get code(): string | undefined {
    return this.failure.kind === 'refused' ? this.failure.code : undefined;
  }
}

/**
 * Whether an unknown error is a {@link CallError}. Checks the shape, not the class: the shell throws it, and each
 * remote bundles its own copy of this class.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError' && 'failure' in error;
}

/** Whether an unknown error is a refusal, optionally with this code. */
export function isRefusal(error: unknown, code?: string): error is CallError {
  return (
    isCallError(error) &&
    error.failure.kind === 'refused' &&
    (code === undefined || error.failure.code === code)
  );
}
