import type { GameReference } from '@tessera/contracts';
import type { Maintenance, OpenMode } from '@tessera/wire';

/** One wish to play one game. */
export interface Launch {
  /** Tells one launch from the next, so that what comes late for a former one is ignored. */
  readonly id: number;
  readonly game: GameReference;
  readonly demo: boolean;
  readonly mode: OpenMode;
  /** The browser would not open the waiting window: the player opens the game by a click of its own. */
  readonly blocked: boolean;
}

export type LaunchFailure =
  /** Closed for maintenance; the interval where the platform told it (spec §8 Play 203). */
  | { readonly kind: 'maintenance'; readonly interval: Maintenance | undefined }
  /** Wallet transfers are disabled for the member (spec §8 Forward status 957). */
  | { readonly kind: 'transferDisabled' }
  /** The member is to look at a reality check first; `message` is the platform's word for it. */
  | { readonly kind: 'realityCheck'; readonly message: string }
  /** The member's channel stayed absent, so no address could have arrived (spec §4 Game launch). */
  | { readonly kind: 'channelLost' }
  /** Everything else, with the platform's own text where it sent one. */
  | { readonly kind: 'refused'; readonly message: string };

/**
 * The life of a game in this tab (spec §4 Game launch, Quit). A demo knows no `waiting` and no `quitting`: its
 * address is the answer, and there is nothing to settle.
 */
export type LaunchState =
  | { readonly status: 'idle' }
  /** The request is on its way. */
  | { readonly status: 'starting'; readonly launch: Launch }
  /** Accepted; the address comes over the member's channel. */
  | { readonly status: 'waiting'; readonly launch: Launch }
  /** The address is there, but no window: the player is asked to open it. */
  | { readonly status: 'ready'; readonly launch: Launch; readonly url: string }
  | { readonly status: 'open'; readonly launch: Launch; readonly url: string }
  /** The platform is told that the member has left; `answered` when it has said so. */
  | { readonly status: 'quitting'; readonly launch: Launch; readonly answered: boolean }
  | { readonly status: 'failed'; readonly launch: Launch; readonly failure: LaunchFailure };

export type LaunchEvent =
  | { readonly type: 'requested'; readonly launch: Launch }
  | { readonly type: 'accepted'; readonly id: number }
  | { readonly type: 'addressed'; readonly id: number; readonly url: string }
  /** The player's own click has opened the window of a game that was ready. */
  | { readonly type: 'unblocked'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly failure: LaunchFailure }
  /** The player has closed the game, or given up waiting for it. */
  | { readonly type: 'closed'; readonly id: number }
  | { readonly type: 'left'; readonly id: number }
  /** Leaving failed, its time is over, or a cash event has shown that it is done. */
  | { readonly type: 'settled'; readonly id: number }
  | { readonly type: 'dismissed' }
  /** A member's game ends with their session; a demo does not care. */
  | { readonly type: 'sessionEnded' };

export const IDLE: LaunchState = { status: 'idle' };

/** Why a launch is refused, as the key of its message (spec §8 Refusal keys). */
export type Refusal = 'pg.alert_starting' | 'pg.alert_quitting' | 'pg.alert_duplicate';

/** Whether this game may be launched now, and if not, why (spec §4 Game launch). */
export function refusalOf(state: LaunchState, game: GameReference, demo: boolean): Refusal | undefined {
  switch (state.status) {
    case 'starting':
    case 'waiting':
    case 'ready':
      return 'pg.alert_starting';
    case 'quitting':
      return 'pg.alert_quitting';
    case 'open':
      return isSame(state.launch, game, demo) ? 'pg.alert_duplicate' : undefined;
    default:
      return undefined;
  }
}

/** The next state. What does not fit the present one changes nothing. */
export function transition(state: LaunchState, event: LaunchEvent): LaunchState {
  if (event.type === 'requested') {
    const refused = refusalOf(state, event.launch.game, event.launch.demo);
    return refused ? state : { status: 'starting', launch: event.launch };
  }
  if (event.type === 'dismissed') return state.status === 'failed' ? IDLE : state;
  if (state.status === 'idle') return state;
  const { launch } = state;
  if (event.type === 'sessionEnded') return launch.demo || state.status === 'failed' ? state : IDLE;
  if (launch.id !== event.id) return state;
  switch (event.type) {
    case 'accepted':
      return state.status === 'starting' && !launch.demo ? { status: 'waiting', launch } : state;
    case 'addressed':
      if (state.status !== 'starting' && state.status !== 'waiting') return state;
      return { status: launch.blocked ? 'ready' : 'open', launch, url: event.url };
    case 'unblocked':
      if (state.status !== 'ready') return state;
      return { status: 'open', launch: { ...launch, blocked: false }, url: state.url };
    case 'failed':
      if (state.status === 'quitting' || state.status === 'failed') return state;
      return { status: 'failed', launch, failure: event.failure };
    case 'closed':
      if (state.status === 'quitting' || state.status === 'failed') return state;
      return launch.demo ? IDLE : { status: 'quitting', launch, answered: false };
    case 'left':
      return state.status === 'quitting' ? { ...state, answered: true } : state;
    case 'settled':
      return state.status === 'quitting' ? IDLE : state;
  }
}

/** The launch whose address is awaited, if any: it is the one that the event `game` belongs to. */
export function awaited(state: LaunchState): Launch | undefined {
  return (state.status === 'starting' || state.status === 'waiting') && !state.launch.demo
    ? state.launch
    : undefined;
}

/** The launch that is under way or open, if any: something to close. */
export function current(state: LaunchState): Launch | undefined {
  return state.status === 'idle' || state.status === 'quitting' || state.status === 'failed'
    ? undefined
    : state.launch;
}

/** The launch that this document shows a frame for, from the click on (modes page and modal). */
export function framed(state: LaunchState): Launch | undefined {
  const launch = drawn(state);
  return launch?.mode === 'redirect' ? undefined : launch;
}

/** The launch that this document draws: all but one in a window of its own, which shows how it goes on itself. */
export function drawn(state: LaunchState): Launch | undefined {
  if (state.status !== 'starting' && state.status !== 'waiting' && state.status !== 'open') return undefined;
  return state.launch.mode === 'window' ? undefined : state.launch;
}

function isSame(launch: Launch, game: GameReference, demo: boolean): boolean {
  const { game: open } = launch;
  return (
    launch.demo === demo &&
    open.gpId === game.gpId &&
    open.house === game.house &&
    open.gameType === game.gameType &&
    open.gameCode === game.gameCode
  );
}
