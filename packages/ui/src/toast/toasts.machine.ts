import { TOAST_MS } from '@tessera/domain';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  /** Number of repetitions. A repeated toast is counted, not stacked. */
  readonly count: number;
  /** In ms of the clock of the events. */
  readonly expiresAt: number;
}

export interface ToastsState {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly nextId: number;
  /** Since when hover or focus pauses the toasts. */
  readonly pausedAt: number | undefined;
}

export type ToastsEvent =
  | {
      readonly type: 'shown';
      readonly tone: ToastTone;
      readonly text: string;
      readonly now: number;
      /** Instead of the usual duration. */
      readonly lastsMs?: number | undefined;
    }
  | { readonly type: 'dismissed'; readonly id: number }
  | { readonly type: 'paused'; readonly now: number }
  | { readonly type: 'resumed'; readonly now: number }
  | { readonly type: 'timePassed'; readonly now: number };

export const NO_TOASTS: ToastsState = { toasts: [], nextId: 1, pausedAt: undefined };

/** More toasts at once would not be read. The oldest are removed. */
export const MAX_TOASTS = 3;

export function toastsReducer(state: ToastsState, event: ToastsEvent): ToastsState {
  switch (event.type) {
    case 'shown':
      return shown(
        state,
        event.tone,
        event.text,
        (state.pausedAt ?? event.now) + (event.lastsMs ?? TOAST_MS),
      );
    case 'dismissed':
      return withToasts(
        state,
        state.toasts.filter((toast) => toast.id !== event.id),
      );
    case 'paused':
      return state.pausedAt === undefined ? { ...state, pausedAt: event.now } : state;
    case 'resumed':
      return resumed(state, event.now);
    case 'timePassed':
      if (state.pausedAt !== undefined) return state;
      return withToasts(
        state,
        state.toasts.filter((toast) => toast.expiresAt > event.now),
      );
  }
}

/** Returns when the next toast expires, for a timer; `undefined` without toasts. */
export function nextExpiry(state: ToastsState): number | undefined {
  if (state.pausedAt !== undefined || state.toasts.length === 0) return undefined;
  return Math.min(...state.toasts.map((toast) => toast.expiresAt));
}

function shown(state: ToastsState, tone: ToastTone, text: string, expiresAt: number): ToastsState {
  const repeated = state.toasts.some((toast) => toast.tone === tone && toast.text === text);
  if (repeated) {
    return withToasts(
      state,
      state.toasts.map((toast) =>
        toast.tone === tone && toast.text === text ? { ...toast, count: toast.count + 1, expiresAt } : toast,
      ),
    );
  }
  const toast: Toast = { id: state.nextId, tone, text, count: 1, expiresAt };
  return {
    ...state,
    toasts: [...state.toasts.slice(1 - MAX_TOASTS), toast],
    nextId: state.nextId + 1,
  };
}

function resumed(state: ToastsState, now: number): ToastsState {
  const { pausedAt } = state;
  if (pausedAt === undefined) return state;
  const rested = now - pausedAt;
  return {
    ...state,
    pausedAt: undefined,
    toasts: state.toasts.map((toast) => ({ ...toast, expiresAt: toast.expiresAt + rested })),
  };
}

/** Removing the last toast ends the pause, because its element can no longer report that the pointer left. */
function withToasts(state: ToastsState, toasts: readonly Toast[]): ToastsState {
  if (toasts.length === state.toasts.length && toasts.every((toast, i) => toast === state.toasts[i]))
    return state;
  return { ...state, toasts, pausedAt: toasts.length === 0 ? undefined : state.pausedAt };
}
