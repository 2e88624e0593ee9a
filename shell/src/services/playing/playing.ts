import type { ApiService, Disposer, Session } from '@tessera/contracts';
import { QUIT_GAME_DELAY_MS, readPath } from '@tessera/domain';
import { leave } from '@tessera/wire';
import type { ShellBus } from '../bus/bus.ts';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { ReturnPath } from './return-path.ts';

/** Keeps the flag isPlay: whether any tab has a game for money open (spec §3, §4). */
export interface PlayingService {
  readonly isPlaying: () => boolean;
  readonly start: (page: Window) => Disposer;
}

export interface PlayingDeps {
  readonly page: Window | undefined;
  readonly storage: KeyStore;
  readonly returnPath: ReturnPath;
  readonly bus: Pick<ShellBus, 'on'>;
  readonly api: ApiService;
  readonly session: {
    readonly get: () => Pick<Session, 'status'>;
    readonly settled: () => Promise<void>;
    readonly refreshBalance: () => Promise<void>;
  };
}

/** The page of a window that waits for its game. */
const WAITING_PATH = '/loading';
/** The page that a game returns to. */
const RETURN_PATH = '/close';

/** Creates the flag's service, which follows the games' events. */
export function createPlaying(deps: PlayingDeps): PlayingService {
  const { page: here, storage, returnPath, bus, api, session } = deps;
  const isPlaying = () => storage.get(KEYS.isPlaying) === '1';
  const set = (playing: boolean) => storage.set(KEYS.isPlaying, playing ? '1' : '0');
  bus.on('game.opened', ({ demo }) => {
    if (!demo) set(true);
    // A window that waits for the game gets the event too: it is no page to return to.
    const path = here && pathOf(here);
    if (path === undefined || path === WAITING_PATH || path === RETURN_PATH) return;
    returnPath.remember(path + here?.location.search);
  });
  bus.on('game.closed', () => {
    set(false);
    returnPath.forget();
  });
  bus.on('session.ended', () => set(false));

  /** Ends a game that an earlier document left open, also on the platform (spec §4 Quit). */
  async function quitLeftOver(): Promise<void> {
    set(false);
    await session.settled();
    if (session.get().status !== 'member') return;
    await api.send(leave, {}).catch(() => undefined);
    // The last payout may have come after this page loaded the balance, but before its socket was connected.
    await session.refreshBalance();
  }

  return {
    isPlaying,
    start(page) {
      // The visitor has returned to the lobby without the game.
      const path = pathOf(page);
      if (path !== RETURN_PATH) returnPath.forget();
      // A window that waits without an opener may be one that the browser gave no handle of: the game is open elsewhere.
      const leftOver = isPlaying() && !page.opener && path !== WAITING_PATH;
      const timer = leftOver ? setTimeout(() => void quitLeftOver(), QUIT_GAME_DELAY_MS) : undefined;
      return () => clearTimeout(timer);
    },
  };
}

function pathOf({ location }: Window): string {
  return readPath(location.pathname).path;
}
