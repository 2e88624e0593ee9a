/** What a waiting window shows (spec §2 `/loading`, §9). */
export type LoadingState =
  | { readonly status: 'waiting' }
  /** Longer than usual; the player may go on waiting. */
  | { readonly status: 'slow' }
  /** On the way to the address. */
  | { readonly status: 'leaving'; readonly url: string }
  /** There will be no address; the window closes, or says that it may be closed. */
  | { readonly status: 'cancelled' };

export type LoadingEvent =
  | { readonly type: 'addressArrived'; readonly url: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'timePassed' };

export const WAITING: LoadingState = { status: 'waiting' };

/** After this the page says that it takes longer than usual. */
export const SLOW_AFTER_MS = 8_000;

export function loadingReducer(state: LoadingState, event: LoadingEvent): LoadingState {
  // A window that is leaving, or has given up, ignores it: a second address would open the game twice.
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
