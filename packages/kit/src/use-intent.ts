import type { Call, PayloadOf } from '@tessera/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendIntent, type Outcome } from './intent.ts';
import { useScope } from './remote.tsx';

export type IntentState<C extends Call> =
  { readonly status: 'idle' } | { readonly status: 'pending' } | Outcome<C>;

export interface Intent<C extends Call> {
  readonly state: IntentState<C>;
  /** What the last submission was refused or failed with: for {@link problemOf}. */
  readonly error: unknown;
  /** Grows with each submission that was refused or failed: give it to `useFocusOnError`. */
  readonly failures: number;
  /**
   * Sends the payload and resolves with the outcome, also when the form has been closed meanwhile. While another is
   * pending nothing is sent, and it resolves with `undefined`. Never rejects.
   */
  readonly submit: (payload: PayloadOf<C>) => Promise<Outcome<C> | undefined>;
  /** Back to idle, e.g. when the player edits what was refused. Leaves a pending submission alone. */
  readonly reset: () => void;
}

export interface IntentOptions<C extends Call> {
  /** What it concerns, where several forms of one call are on a page: e.g. a row's id. */
  readonly about?: string | number;
  /**
   * Called when the outcome comes after the form was closed, where nothing of its state is on the screen any more.
   * A form that moves money shows a toast here.
   */
  readonly onLate?: (outcome: Outcome<C>) => void;
}

interface Progress<C extends Call> {
  readonly state: IntentState<C>;
  readonly failures: number;
}

/**
 * Sends a call that changes something, and knows how far it is. Nothing is repeated by itself, and nothing is aborted
 * by unmounting: a server that has received a call carries it out, and an aborted one would only leave the player
 * without its outcome.
 */
export function useIntent<C extends Call>(call: C, { about, onLate }: IntentOptions<C> = {}): Intent<C> {
  const scope = useScope();
  const [{ state, failures }, setProgress] = useState<Progress<C>>({
    state: { status: 'idle' },
    failures: 0,
  });
  // Read when an outcome comes, which may be after the last render.
  const latest = useRef({ isMounted: false, isPending: false, onLate });
  useEffect(() => {
    latest.current.onLate = onLate;
  }, [onLate]);
  useEffect(() => {
    const { current } = latest;
    current.isMounted = true;
    return () => {
      current.isMounted = false;
    };
  }, []);

  const submit = useCallback(
    async (payload: PayloadOf<C>) => {
      const { current } = latest;
      if (current.isPending) return undefined;
      current.isPending = true;
      setProgress((last) => ({ ...last, state: { status: 'pending' } }));
      const outcome = await sendIntent(scope, call, payload, about);
      current.isPending = false;
      setProgress((last) => ({
        state: outcome,
        failures: outcome.status === 'done' ? last.failures : last.failures + 1,
      }));
      if (!current.isMounted) current.onLate?.(outcome);
      return outcome;
    },
    [scope, call, about],
  );
  const reset = useCallback(() => {
    if (!latest.current.isPending) setProgress((last) => ({ ...last, state: { status: 'idle' } }));
  }, []);

  return { state, error: 'error' in state ? state.error : undefined, failures, submit, reset };
}
