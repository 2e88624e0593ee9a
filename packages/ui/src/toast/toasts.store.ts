import { createState } from '@tessera/domain/state';
import {
  nextExpiry,
  NO_TOASTS,
  toastsReducer,
  type ToastsEvent,
  type ToastsState,
  type ToastTone,
} from './toasts.machine.ts';

/** The toasts of a page and their timer. Any code may show one; `ToastViewport` renders them. */
export interface ToastStore {
  /** @param options `lastsMs`: instead of the usual duration */
  show: (tone: ToastTone, text: string, options?: { readonly lastsMs?: number }) => void;
  dismiss: (id: number) => void;
  pause: () => void;
  resume: () => void;
  getSnapshot: () => ToastsState;
  /** Calls `changed` after every change, until the returned disposer is called. */
  subscribe: (changed: () => void) => () => void;
}

/**
 * Creates a toast store.
 * @param now clock in ms that never jumps, replaced in tests
 */
export function createToastStore(now: () => number = () => performance.now()): ToastStore {
  const state = createState(NO_TOASTS);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (event: ToastsEvent) => {
    const next = toastsReducer(state.get(), event);
    clearTimeout(timer);
    const due = nextExpiry(next);
    if (due !== undefined)
      timer = setTimeout(() => send({ type: 'timePassed', now: now() }), Math.max(due - now(), 0));
    state.set(next);
  };

  return {
    show: (tone, text, options) => send({ type: 'shown', tone, text, now: now(), lastsMs: options?.lastsMs }),
    dismiss: (id) => send({ type: 'dismissed', id }),
    pause: () => send({ type: 'paused', now: now() }),
    resume: () => send({ type: 'resumed', now: now() }),
    getSnapshot: state.get,
    subscribe: state.subscribe,
  };
}
