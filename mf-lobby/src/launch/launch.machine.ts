import type { GameReference } from '@tessera/contracts';
import type { Maintenance, OpenMode } from '@tessera/wire';

/** One request to play one game. */
export interface Launch {
  /** Identifies the launch, so that late events of a former one are ignored. */
  readonly id: number;
  readonly game: GameReference;
  readonly demo: boolean;
  readonly mode: OpenMode;
  /** The browser blocked the waiting window: the player opens the game by another click. */
  readonly blocked: boolean;
  /** It was asked for on the game's card, which shows that it waits for a quit. */
  readonly onCard?: boolean | undefined;
}

export type LaunchFailure =
  /** Closed for maintenance; with the interval if the platform sent it (spec §8 Play 203). */
  | { readonly kind: 'maintenance'; readonly interval: Maintenance | undefined }
  /** Wallet transfers are disabled for the member (spec §8 Forward status 957). */
  | { readonly kind: 'transferDisabled' }
  /** The member must see a reality check first; `message` is the platform's. */
  | { readonly kind: 'realityCheck'; readonly message: string }
  /** The site's law asks the member to read about protection first; `message` is the platform's. */
  | { readonly kind: 'information'; readonly message: string }
  /** A break, an exclusion or a used-up limit of the member; `message` is the platform's, `page` shows what was set. */
  | { readonly kind: 'restricted'; readonly message: string; readonly page: 'Limits' | 'Breaks' }
  /** The member takes a break from play, which started while the game was open. */
  | { readonly kind: 'paused' }
  /** The member's channel stayed absent, so no address can arrive (spec §4 Game launch). */
  | { readonly kind: 'channelLost' }
  /** The game is no longer offered (readings: `r88close_msg`). */
  | { readonly kind: 'closed' }
  /** Any other failure, with the platform's message if there is one. */
  | { readonly kind: 'refused'; readonly message: string };

/**
 * State of the game in this tab (spec §4 Game launch, Quit). A demo is never `waiting` or `quitting`: its address
 * comes in the answer, and no money has to be settled.
 */
export type LaunchState =
  | { readonly status: 'idle' }
  /** The request is pending. */
  | { readonly status: 'starting'; readonly launch: Launch }
  /** Accepted; the address comes over the member's channel. */
  | { readonly status: 'waiting'; readonly launch: Launch }
  /** The address has arrived, but the window was blocked: the player is asked to open it. */
  | { readonly status: 'ready'; readonly launch: Launch; readonly url: string }
  | { readonly status: 'open'; readonly launch: Launch; readonly url: string }
  /** The call `leave` is sent; `answered` once the platform has answered. `next` starts when the quit is over. */
  | {
      readonly status: 'quitting';
      readonly launch: Launch;
      readonly answered: boolean;
      readonly next: Launch | undefined;
    }
  | { readonly status: 'failed'; readonly launch: Launch; readonly failure: LaunchFailure };

export type LaunchEvent =
  | { readonly type: 'requested'; readonly launch: Launch }
  | { readonly type: 'accepted'; readonly id: number }
  /** `ownWindow`: its page forbids frames, so the player opens a window for it. */
  | {
      readonly type: 'addressed';
      readonly id: number;
      readonly url: string;
      readonly ownWindow?: boolean;
    }
  /** The player's click has opened the window of a ready game. */
  | { readonly type: 'unblocked'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly failure: LaunchFailure }
  /** The player has closed the game, cancelled its start, or given it up while it waited for a quit. */
  | { readonly type: 'closed'; readonly id: number }
  | { readonly type: 'left'; readonly id: number }
  /** Quitting is over: `leave` failed, its time limit passed, or a cash event arrived. */
  | { readonly type: 'settled'; readonly id: number }
  | { readonly type: 'dismissed' }
  /** Ends a member's game, but not a demo. */
  | { readonly type: 'sessionEnded' };

export const IDLE: LaunchState = { status: 'idle' };

/** The reason for refusing a launch, as the key of its message (spec §8 Refusal keys). */
export type Refusal = 'pg.alert_starting' | 'pg.alert_quitting' | 'pg.alert_duplicate';

/** Returns the reason why the game may not be launched now, if any (spec §4 Game launch). */
export function refusalOf(state: LaunchState, game: GameReference, demo: boolean): Refusal | undefined {
  switch (state.status) {
    case 'starting':
    case 'waiting':
    case 'ready':
      return 'pg.alert_starting';
    case 'quitting':
      // One launch waits for the quit.
      return state.next && 'pg.alert_quitting';
    case 'open':
      return isSame(state.launch, game, demo) ? 'pg.alert_duplicate' : undefined;
    default:
      return undefined;
  }
}

/** Returns the next state. Events that do not fit the current state are ignored. */
export function transition(state: LaunchState, event: LaunchEvent): LaunchState {
  if (event.type === 'requested') {
    if (refusalOf(state, event.launch.game, event.launch.demo)) return state;
    if (state.status === 'quitting') return { ...state, next: event.launch };
    return { status: 'starting', launch: event.launch };
  }
  if (event.type === 'dismissed') return state.status === 'failed' ? IDLE : state;
  if (state.status === 'idle') return state;
  const { launch } = state;
  if (event.type === 'sessionEnded') return launch.demo || state.status === 'failed' ? state : IDLE;
  if (state.status === 'quitting' && state.next?.id === event.id)
    return event.type === 'closed' ? { ...state, next: undefined } : state;
  if (launch.id !== event.id) return state;
  switch (event.type) {
    case 'accepted':
      return state.status === 'starting' && !launch.demo ? { status: 'waiting', launch } : state;
    case 'addressed':
      if (state.status !== 'starting' && state.status !== 'waiting') return state;
      if (event.ownWindow)
        return { status: 'ready', launch: { ...launch, mode: 'window', blocked: true }, url: event.url };
      return { status: launch.blocked ? 'ready' : 'open', launch, url: event.url };
    case 'unblocked':
      if (state.status !== 'ready') return state;
      return { status: 'open', launch: { ...launch, blocked: false }, url: state.url };
    case 'failed':
      if (state.status === 'quitting' || state.status === 'failed') return state;
      return { status: 'failed', launch, failure: event.failure };
    case 'closed':
      if (state.status === 'quitting' || state.status === 'failed') return state;
      return launch.demo ? IDLE : { status: 'quitting', launch, answered: false, next: undefined };
    case 'left':
      return state.status === 'quitting' ? { ...state, answered: true } : state;
    case 'settled':
      if (state.status !== 'quitting') return state;
      return state.next ? { status: 'starting', launch: state.next } : IDLE;
  }
}

/** Returns the launch that waits for the quit of the game before, if any. */
export function queued(state: LaunchState): Launch | undefined {
  return state.status === 'quitting' ? state.next : undefined;
}

/** Returns the launch that waits for its address, if any: the event `game` belongs to it. */
export function awaitingAddress(state: LaunchState): Launch | undefined {
  return (state.status === 'starting' || state.status === 'waiting') && !state.launch.demo
    ? state.launch
    : undefined;
}

/** Returns the launch that is starting or open, if any: the one to close. */
export function current(state: LaunchState): Launch | undefined {
  return state.status === 'idle' || state.status === 'quitting' || state.status === 'failed'
    ? undefined
    : state.launch;
}

/** Returns the launch that this document shows in a frame, from the click on (modes page and modal). */
export function framed(state: LaunchState): Launch | undefined {
  const launch = drawn(state);
  return launch?.mode === 'redirect' ? undefined : launch;
}

/** Returns the launch that this document shows; a launch in its own window shows its progress there. */
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
