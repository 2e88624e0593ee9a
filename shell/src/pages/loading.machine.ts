/** The states of a waiting window (spec §2 `/loading`, §9). */
export type LoadingState =
  | { readonly status: 'waiting' }
  /** The wait is longer than usual; the player may continue to wait. */
  | { readonly status: 'slow' }
  /** The window navigates to the address. */
  | { readonly status: 'leaving'; readonly url: string }
  /** No address will come; the window closes, or says that the player may close it. */
  | { readonly status: 'cancelled' };

export type LoadingEvent =
  | { readonly type: 'addressArrived'; readonly url: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'timePassed' };

export const WAITING: LoadingState = { status: 'waiting' };

/** After this time the page says that the wait is longer than usual. */
export const SLOW_AFTER_MS = 8_000;

export function loadingReducer(state: LoadingState, event: LoadingEvent): LoadingState {
  // A window that navigates already, or has given up, ignores it: a second address would open the game twice.
  if (state.status === 'leaving' || state.status === 'cancelled') return state;
  switch (event.type) {
    case 'addressArrived':
      return { status: 'leaving', url: event.url };
    case 'cancelled':
      return { status: 'cancelled' };
    case 'timePassed':
      return { status: 'slow' };
  }
}
