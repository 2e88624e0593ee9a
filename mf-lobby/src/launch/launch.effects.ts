import type { GameReference, WaitingWindow } from '@tessera/contracts';
import { MEMBER_CHANNEL_WAIT_MS, HTTP_TIMEOUT_MS, QUIT_GAME_DELAY_MS, QUIT_RESET_MS } from '@tessera/domain';
import type { RemoteScope } from '@tessera/kit';
import { leave } from '@tessera/wire';
import { launchAtom } from './launch.atoms.ts';
import {
  awaitingAddress,
  current,
  framed,
  queued,
  refusalOf,
  transition,
  type Launch,
  type LaunchEvent,
  type LaunchFailure,
  type LaunchState,
} from './launch.machine.ts';
import { clientOf, openModeOf } from './launch.mode.ts';
import { createNotices } from './launch.notices.ts';
import { requestDemo, requestGame } from './launch.requests.ts';
import { guestMayTry } from '../providers/members-only.ts';
import { theBrowser, type Browser } from '../browser.ts';

/** Actions of views and other remotes. Each may be called at any time; calls that do not fit the state do nothing. */
export interface Launcher {
  /**
   * Launches a game, after the quit of the game before. Call it in the player's click: it opens the game's window
   * before any request.
   */
  readonly launch: (game: GameReference, how: Pick<Launch, 'demo' | 'onCard'>) => void;
  /** Opens a game that is ready, in the player's own click. */
  readonly openReady: () => void;
  /** Quits the game that is starting or open (spec §4 Quit), or gives up the one that waits for a quit. */
  readonly close: () => void;
}

/** Handlers of events from outside; `activate` connects them to the member's channel. */
export interface LaunchInbox {
  /** Handles the event `game`. */
  readonly addressArrived: (url: string) => void;
  /** Ends the game when the platform stops it (`forward_game.status`). */
  readonly stopped: (failure: LaunchFailure) => void;
  /** Ends quitting on a cash event (spec §4 Quit). */
  readonly cashArrived: () => void;
  readonly sessionEnded: () => void;
}

/** Creates the launcher: the effects around {@link transition}, which are windows, calls, timers and notices. */
export function createLauncher(
  scope: RemoteScope,
  signal: AbortSignal,
  browser: Browser = theBrowser,
): Launcher & LaunchInbox {
  const { shell, store } = scope;
  const notices = createNotices(scope);
  let lastId = 0;
  /** Settles with the platform's answer to the last quit. */
  let leaving: Promise<void> | undefined;
  let waitingWindow: { readonly window: WaitingWindow; readonly stopWatching: () => void } | undefined;

  const state = () => store.get(launchAtom);

  function dispatch(event: LaunchEvent): void {
    const before = state();
    const after = transition(before, event);
    if (after === before) return;
    store.set(launchAtom, after);
    if (before.status === 'open') shell.bus.emit('game.closed', { gameId: before.launch.game.id });
    runEffects(before, after);
  }

  function runEffects(before: LaunchState, after: LaunchState): void {
    switch (after.status) {
      case 'starting':
        void request(after.launch, current(before));
        break;
      case 'open':
        show(after.launch, after.url);
        shell.bus.emit('game.opened', { gameId: after.launch.game.id, demo: after.launch.demo });
        break;
      case 'quitting':
        if (before.status !== 'quitting') {
          releaseWindow();
          leaving = sendLeave(after.launch);
        } else if (!after.next) releaseWindow();
        break;
      case 'failed':
        releaseWindow();
        void notices.failed(after.launch.game, after.failure).then((isCleared) => {
          dispatch({ type: 'dismissed' });
          if (isCleared) launch(after.launch.game, after.launch);
        });
        if (after.failure.kind === 'channelLost') void shell.session.logout();
        break;
      case 'idle':
        releaseWindow();
    }
  }

  function launch(game: GameReference, how: Pick<Launch, 'demo' | 'onCard'>): void {
    const site = shell.site.get();
    const { settings, device, isNative } = site;
    // No visitor has real money in a showcase.
    const demo = how.demo || settings.demo;
    const refusal = refusalOf(state(), game, demo);
    if (refusal) return notices.refused(refusal);
    const guest = shell.session.get().status === 'guest';
    if (guest && !(demo && guestMayTry(scope, site, game.gpId))) return void notices.askLogin(game);
    if (guest) notices.demoForGuest();

    const mode = openModeOf(game, clientOf(browser.userAgent(), device, isNative), settings);
    releaseWindow();
    const window = mode === 'window' ? shell.windows.openWaiting('gameWindow') : undefined;
    const blocked = window?.blocked ?? false;
    const next: Launch = { id: ++lastId, game, demo, mode, blocked, onCard: how.onCard };
    if (window && !window.blocked) trackWindow(window, next.id);
    dispatch({ type: 'requested', launch: next });
  }

  async function request(launch: Launch, replaced: Launch | undefined): Promise<void> {
    const { id } = launch;
    const fail = (failure: LaunchFailure) => dispatch({ type: 'failed', id, failure });
    try {
      if (replaced && !replaced.demo) await shell.api.send(leave, {}, { signal });
      if (launch.demo) {
        return addressed(id, await requestDemo(scope, launch.game, signal));
      }
      // A cash event may end a quit before its answer, but `leave` would close this game too.
      await leaving;
      if (!(await shell.live.ensureMemberChannel(MEMBER_CHANNEL_WAIT_MS)))
        return fail({ kind: 'channelLost' });
      // The player may have closed the window meanwhile.
      if (awaitingAddress(state())?.id !== id) return;
      await requestGame(scope, launch.game, browser.origin(), signal);
      dispatch({ type: 'accepted', id });
      // The event with the address may be lost: fail after a time limit.
      schedule(HTTP_TIMEOUT_MS, () => awaitingAddress(state()) && fail({ kind: 'refused', message: '' }));
    } catch (error) {
      // Without that code the player still reads that the game did not start.
      const failure = await import(/* webpackChunkName: "notices" */ './launch.failure.ts')
        .then(({ failureOf }) => failureOf(error))
        .catch((): LaunchFailure => ({ kind: 'refused', message: '' }));
      fail(failure);
    }
  }

  /** Opens a game's address. Only web addresses are accepted. */
  function addressed(id: number, url: string): void {
    if (!/^https?:\/\//i.test(url))
      return dispatch({ type: 'failed', id, failure: { kind: 'refused', message: '' } });
    if (!framed(state())) return dispatch({ type: 'addressed', id, url });
    void import('./frame.check.ts')
      .then(({ mayBeFramed }) => mayBeFramed(shell, url, signal))
      // Without the check the browser still refuses a frame that its page forbids.
      .catch(() => true)
      .then((mayFrame) => dispatch({ type: 'addressed', id, url, ownWindow: !mayFrame }));
  }

  async function sendLeave({ id }: Launch): Promise<void> {
    try {
      await shell.api.send(leave, {}, { signal });
      dispatch({ type: 'left', id });
      schedule(QUIT_RESET_MS, () => dispatch({ type: 'settled', id }));
    } catch (error) {
      dispatch({ type: 'settled', id });
      shell.report.error(error, { in: 'launch.leave' });
    }
    schedule(QUIT_GAME_DELAY_MS, () => void shell.session.refreshBalance());
  }

  function show({ id, mode, demo }: Launch, url: string): void {
    if (mode === 'window') waitingWindow?.window.navigate(url);
    if (mode !== 'redirect') return;
    // After a real game the shell reloads a restored document, and quits the game then (spec §4 Quit).
    browser.redirect(url, signal, () => demo && dispatch({ type: 'closed', id }));
  }

  function trackWindow(window: WaitingWindow, id: number): void {
    waitingWindow = { window, stopWatching: window.onClosed(() => dispatch({ type: 'closed', id })) };
  }

  function releaseWindow(): void {
    waitingWindow?.stopWatching();
    waitingWindow?.window.close();
    waitingWindow = undefined;
  }

  function schedule(ms: number, work: () => void): void {
    const timer = setTimeout(work, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  return {
    launch,
    openReady: () => {
      const ready = state();
      if (ready.status !== 'ready') return;
      // If it is blocked again, the game opens in this tab.
      trackWindow(shell.windows.openWaiting('gameWindow'), ready.launch.id);
      dispatch({ type: 'unblocked', id: ready.launch.id });
    },
    close: () => {
      const open = current(state()) ?? queued(state());
      if (open) dispatch({ type: 'closed', id: open.id });
    },
    addressArrived: (url) => {
      const waiting = awaitingAddress(state());
      if (waiting) addressed(waiting.id, url);
    },
    stopped: (failure) => {
      const open = current(state());
      if (open && !open.demo) dispatch({ type: 'failed', id: open.id, failure });
    },
    cashArrived: () => {
      const now = state();
      if (now.status === 'quitting') dispatch({ type: 'settled', id: now.launch.id });
    },
    sessionEnded: () => dispatch({ type: 'sessionEnded' }),
  };
}
