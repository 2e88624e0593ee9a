import type { QuickBetFailure } from './quickbet.failure.ts';

/** The frame's address and the provider whose games it may open. The address is valid for one visit. */
export interface QuickBetAddress {
  readonly url: string;
  readonly gpId: number;
}

/** State of one visit's frame. */
export type QuickBetState =
  | { readonly status: 'asking' }
  /** The frame is loading; until it sends a message, it may be an error page of the browser. */
  | { readonly status: 'loading'; readonly address: QuickBetAddress }
  /** The frame is shown; without a height it keeps the height of its container. */
  | { readonly status: 'shown'; readonly address: QuickBetAddress; readonly height: number | undefined }
  | { readonly status: 'failed'; readonly failure: QuickBetFailure };

export type QuickBetEvent =
  | { readonly type: 'answered'; readonly address: QuickBetAddress }
  | { readonly type: 'refused'; readonly failure: QuickBetFailure }
  /** The frame has sent its first message. */
  | { readonly type: 'arrived' }
  /** The frame has reported the height of its content, in CSS pixels (`S001`). */
  | { readonly type: 'measured'; readonly height: number }
  /** The frame did not load, or its session has ended. */
  | { readonly type: 'lost' }
  | { readonly type: 'retried' }
  /** Its game was opened in its own window, which took over the player's provider session. */
  | { readonly type: 'left' };

export const ASKING: QuickBetState = { status: 'asking' };

/** Bounds: a lower frame is not usable, a higher one pushes the games out of view and scrolls instead. */
const LOWEST_PX = 120;
const HIGHEST_PX = 1_600;

/** Returns the next state. Events that do not fit the current state are ignored. */
export function transition(state: QuickBetState, event: QuickBetEvent): QuickBetState {
  switch (event.type) {
    case 'answered':
      return state.status === 'asking' ? { status: 'loading', address: event.address } : state;
    case 'refused':
      return state.status === 'asking' ? { status: 'failed', failure: event.failure } : state;
    case 'arrived':
      if (state.status !== 'loading') return state;
      return { status: 'shown', address: state.address, height: undefined };
    case 'measured': {
      if (state.status !== 'shown') return state;
      const height = boundedHeight(event.height);
      return state.height === height ? state : { ...state, height };
    }
    case 'lost':
      if (state.status !== 'loading' && state.status !== 'shown') return state;
      return { status: 'failed', failure: { kind: 'lost' } };
    case 'left':
      return state.status === 'shown' ? ASKING : state;
    case 'retried':
      return state.status === 'failed' ? ASKING : state;
  }
}

/** Rounds up to whole pixels: rounded down, the frame would scroll slightly. */
function boundedHeight(height: number): number {
  return Math.min(HIGHEST_PX, Math.max(LOWEST_PX, Math.ceil(height)));
}
