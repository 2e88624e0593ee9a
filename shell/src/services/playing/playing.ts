import type { ApiService, Disposer, Session } from '@tessera/contracts';
import { QUIT_GAME_DELAY_MS, readPath } from '@tessera/domain';
import { leave } from '@tessera/wire';
import type { ShellBus } from '../bus/bus.ts';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { WayBack } from './way-back.ts';

/** Whether a real game is open, in whichever tab: the flag isPlay of spec §3 and §4. */
export interface PlayingService {
  readonly isPlaying: () => boolean;
  readonly start: (page: Window) => Disposer;
}

export interface PlayingDeps {
  readonly page: Window | undefined;
  readonly storage: KeyStore;
  readonly wayBack: WayBack;
  readonly bus: Pick<ShellBus, 'on'>;
  readonly api: ApiService;
  readonly session: {
    readonly get: () => Pick<Session, 'status'>;
    readonly settled: () => Promise<void>;
    readonly refreshBalance: () => Promise<void>;
  };
}

/** Pages of the windows that a game is opened in. */
const WAITING_PATHS: ReadonlySet<string> = new Set(['/loading', '/close']);

export function createPlaying(deps: PlayingDeps): PlayingService {
  const { page: here, storage, wayBack, bus, api, session } = deps;
  const isPlaying = () => storage.get(KEYS.isPlaying) === '1';
  const set = (playing: boolean) => storage.set(KEYS.isPlaying, playing ? '1' : '0');
  bus.on('game.opened', ({ demo }) => {
    if (!demo) set(true);
    // A window that waits for the game hears of it too: it is no place to come back to.
    if (here && !WAITING_PATHS.has(pathOf(here))) wayBack.remember(pathOf(here) + here.location.search);
  });
  bus.on('game.closed', () => {
    set(false);
    wayBack.forget();
  });
  bus.on('session.ended', () => set(false));

  /** A game that an earlier document left open: the platform is told that it is over (spec §4 Quit). */
  async function quitLeftOver(): Promise<void> {
    set(false);
    await session.settled();
    if (session.get().status !== 'member') return;
    await api.send(leave, {}).catch(() => undefined);
    // What the last round paid may have come after this page asked, and before its socket listened.
    await session.refreshBalance().catch(() => undefined);
  }

  return {
    isPlaying,
    start(page) {
      // Back in the lobby by another way than the game's own.
      if (pathOf(page) !== '/close') wayBack.forget();
      const leftOver = isPlaying() && !page.opener;
      const timer = leftOver ? setTimeout(() => void quitLeftOver(), QUIT_GAME_DELAY_MS) : undefined;
      const shown = (event: PageTransitionEvent) => {
        // Back out of the browser's cache: what is shown is older than the game that goes on.
        if (event.persisted && isPlaying()) page.location.reload();
      };
      page.addEventListener('pageshow', shown);
      return () => {
        clearTimeout(timer);
        page.removeEventListener('pageshow', shown);
      };
    },
  };
}

function pathOf({ location }: Window): string {
  return readPath(location.pathname).path;
}
