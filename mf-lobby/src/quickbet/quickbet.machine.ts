import type { QuickBetFailure } from './quickbet.failure.ts';

/** Where the frame opens, and whose games it may ask for. The address is good for one visit. */
export interface QuickBetAddress {
  readonly url: string;
  readonly gpId: number;
}

/** The life of one visit's frame. */
export type QuickBetState =
  | { readonly status: 'asking' }
  /** It has its address; until it says how high it is, it may as well be an error page of the browser. */
  | { readonly status: 'loading'; readonly address: QuickBetAddress }
  /** Without a height it stands in its place as high as that is. */
  | { readonly status: 'shown'; readonly address: QuickBetAddress; readonly height: number | undefined }
  | { readonly status: 'failed'; readonly failure: QuickBetFailure };

export type QuickBetEvent =
  | { readonly type: 'answered'; readonly address: QuickBetAddress }
  | { readonly type: 'refused'; readonly failure: QuickBetFailure }
  /** The frame has said that it is there. */
  | { readonly type: 'arrived' }
  /** It is to be as high as its content, in CSS pixels (`S001`). */
  | { readonly type: 'measured'; readonly height: number }
  /** The frame has not come, or is over. */
  | { readonly type: 'lost' }
  | { readonly type: 'retried' }
  /** Its game has been played in a window of its own, which has taken the player's seat along. */
  | { readonly type: 'left' };

export const ASKING: QuickBetState = { status: 'asking' };

/** Lower, nothing of it could be used; higher, the games below would be out of reach: there the frame scrolls by itself. */
const LOWEST_PX = 120;
const HIGHEST_PX = 1_600;

/** The next state. What does not fit the present one changes nothing. */
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

/** In whole pixels: rounded down, the frame would scroll by a hair. */
function boundedHeight(height: number): number {
  return Math.min(HIGHEST_PX, Math.max(LOWEST_PX, Math.ceil(height)));
}
