import type { Disposer } from '@tessera/contracts';
import { externalUrl } from '@tessera/domain';
import * as v from 'valibot';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { Tabs } from '../edge/tabs.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { ReturnPath } from '../playing/return-path.ts';
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
}

export interface WaitingPageDeps {
  readonly page: Window | undefined;
  readonly tabs: Tabs;
  readonly storage: KeyStore;
  readonly returnPath: Pick<ReturnPath, 'take' | 'forget'>;
  readonly navigation: Pick<Navigation, 'go'>;
}

/** The page that opened the window may load the code that listens only then. */
const ANNOUNCE_MS = 1_000;

/** Creates the functions of the pages of waiting windows. */
export function createWaitingPageService({
  page,
  tabs,
  storage,
  returnPath,
  navigation,
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
  };
}
