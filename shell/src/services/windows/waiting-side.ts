import type { Disposer, WaitingKind } from '@tessera/contracts';
import { externalUrl } from '@tessera/domain';
import * as v from 'valibot';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { Tabs } from '../edge/tabs.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { WayBack } from '../playing/way-back.ts';
import { windowMessage, WINDOWS_TOPIC, type WindowMessage } from './message.ts';

/** What the pages of waiting windows need: `/loading` and `/close`. */
export interface WaitingSide {
  /** Hears of the address by the storage key `waitingUrl`, or by message (spec §3, §4). */
  readonly awaitAddress: (
    kind: WaitingKind,
    on: { readonly arrived: (url: string) => void; readonly cancelled: () => void },
  ) => Disposer;
  /** The player gives up: the page that opened the window treats it as closed. */
  readonly cancelWaiting: (kind: WaitingKind) => void;
  /**
   * From the game's way back. A tab that went to the game itself goes to where it was before; a window of the
   * game's own is closed by the page that opened it, which begins to quit the game.
   */
  readonly returnFromGame: () => void;
}

export interface WaitingSideDeps {
  readonly page: Window | undefined;
  readonly tabs: Tabs;
  readonly storage: KeyStore;
  readonly wayBack: Pick<WayBack, 'take' | 'forget'>;
  readonly navigation: Pick<Navigation, 'go'>;
}

export function createWaitingSide({
  page,
  tabs,
  storage,
  wayBack,
  navigation,
}: WaitingSideDeps): WaitingSide {
  const post = (message: WindowMessage) => tabs.post(WINDOWS_TOPIC, message);

  /** The address is for one window: whoever reads it takes it away. */
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
        const meant = storage.get(KEYS.waitingWindow);
        const address = meant === undefined || meant === kind ? takeAddress() : undefined;
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
      return () => {
        stop.abort();
        stopListening();
      };
    },
    cancelWaiting: (kind) => post({ type: 'quickGame', kind }),
    returnFromGame() {
      const path = wayBack.take();
      if (path !== undefined) return navigation.go(path, { replace: true });
      const message = { type: 'quickGame', kind: 'gameWindow' } satisfies WindowMessage;
      // Under its key of spec §3 as well, for wrappers that watch the storage.
      storage.set(KEYS.windowMessage, JSON.stringify(message));
      storage.remove(KEYS.windowMessage);
      post(message);
      page?.close();
    },
  };
}
