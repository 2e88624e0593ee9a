import type { Disposer } from '@tessera/contracts';
import { externalUrl } from '@tessera/domain';
import * as v from 'valibot';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { Tabs } from '../edge/tabs.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { ReturnPath } from '../playing/return-path.ts';
import { IN_TAB_KEY, OPENER_KEY } from './waiting.ts';
import { windowMessage, WINDOWS_TOPIC, type WindowKind, type WindowMessage } from './message.ts';

/** The functions of the pages of waiting windows: `/loading` and `/close`. */
export interface WaitingPageService {
  /** Receives the address by the storage key `waitingUrl`, or by message (spec §3, §4). */
  readonly awaitAddress: (
    kind: WindowKind,
    on: { readonly arrived: (url: string) => void; readonly cancelled: () => void },
  ) => Disposer;
  /** Cancels the wait: the page that opened the window treats it as closed. */
  readonly cancelWaiting: (kind: WindowKind) => void;
  /**
   * Ends the visit to a game. A tab that loaded the game itself goes to its earlier path. A window of the game's own is
   * closed by the page that opened it, which then quits the game.
   */
  readonly returnFromGame: () => void;
  /**
   * Goes back where the waiting page has replaced the page that opened it, which can send no address any more. From then
   * on this tab opens no waiting windows.
   * @returns `false` in a window of its own
   */
  readonly returnToOpener: () => boolean;
}

export interface WaitingPageDeps {
  readonly page: Window | undefined;
  readonly tabs: Tabs;
  readonly storage: KeyStore;
  readonly returnPath: Pick<ReturnPath, 'take' | 'forget'>;
  /** The storage of this tab alone. */
  readonly tabStorage: KeyStore;
  readonly navigation: Pick<Navigation, 'go'>;
  /** Shows the player that the browser did not open a window. */
  readonly showBlocked: () => void;
}

/** The page that opened the window may load the code that listens only then. */
const ANNOUNCE_MS = 1_000;

/** Creates the functions of the pages of waiting windows. */
export function createWaitingPageService({
  page,
  tabs,
  storage,
  tabStorage,
  returnPath,
  navigation,
  showBlocked,
}: WaitingPageDeps): WaitingPageService {
  const post = (message: WindowMessage) => tabs.post(WINDOWS_TOPIC, message);

  /** The address is for one window: reading it removes it. */
  function takeAddress(): string | undefined {
    const address = storage.get(KEYS.waitingUrl);
    if (address === undefined) return undefined;
    storage.remove(KEYS.waitingUrl);
    return externalUrl(address);
  }

  return {
    awaitAddress(kind, { arrived, cancelled }) {
      const stop = new AbortController();
      const look = () => {
        const kindOfAddress = storage.get(KEYS.waitingWindow);
        const address = kindOfAddress === undefined || kindOfAddress === kind ? takeAddress() : undefined;
        if (address) arrived(address);
      };
      page?.addEventListener('storage', ({ key }) => key === KEYS.waitingUrl && look(), {
        signal: stop.signal,
      });
      const stopListening = tabs.on(WINDOWS_TOPIC, (message) => {
        const parsed = v.safeParse(windowMessage, message);
        if (!parsed.success || parsed.output.kind !== kind) return;
        if (parsed.output.type === 'cancelled') cancelled();
        const address = parsed.output.type === 'address' ? externalUrl(parsed.output.url) : undefined;
        if (address) arrived(address);
      });
      look();
      const announce = () => post({ type: 'waiting', kind });
      announce();
      const announcing = setInterval(announce, ANNOUNCE_MS);
      return () => {
        clearInterval(announcing);
        stop.abort();
        stopListening();
      };
    },
    cancelWaiting: (kind) => post({ type: 'quickGame', kind }),
    returnFromGame() {
      const path = returnPath.take();
      if (path !== undefined) return navigation.go(path, { replace: true });
      const message = { type: 'quickGame', kind: 'gameWindow' } satisfies WindowMessage;
      // The message also uses its storage key of spec §3, for wrappers that watch the storage.
      storage.set(KEYS.windowMessage, JSON.stringify(message));
      storage.remove(KEYS.windowMessage);
      post(message);
      page?.close();
    },
    returnToOpener() {
      const path = tabStorage.get(OPENER_KEY);
      if (path === undefined) return false;
      tabStorage.remove(OPENER_KEY);
      tabStorage.set(IN_TAB_KEY, '1');
      navigation.go(path, { replace: true });
      showBlocked();
      return true;
    },
  };
}
