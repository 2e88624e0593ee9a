import type { WaitingWindow } from '@tessera/contracts';
import { externalUrl, readPath, WAITING_URL_CLEAR_MS } from '@tessera/domain';
import * as v from 'valibot';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { Tabs } from '../edge/tabs.ts';
import { createListeners } from '@tessera/domain/state';
import { windowMessage, WINDOWS_TOPIC, type WindowKind, type WindowMessage } from './message.ts';

export interface WaitingDeps {
  readonly page: Window;
  readonly tabs: Tabs;
  readonly storage: KeyStore;
  /** The storage of this tab alone. */
  readonly tabStorage: KeyStore;
}

/** In the tab's storage: the path of the page that opened a window without getting its handle. */
export const OPENER_KEY = 'waiting_opened_at';
/** In the tab's storage: this browser loads waiting windows in the tab that opens them. */
export const IN_TAB_KEY = 'waiting_in_tab';

/** The pages, by their channel, whose browser opens windows without giving handles: they load addresses themselves. */
const opensUnseen = new WeakSet<Tabs>();

/** Browsers send no event when a window is closed, so its state is checked this often. */
const CLOSED_POLL_MS = 500;

/**
 * Opens `/loading` for a game, a deposit, a fast payment or a login by another site (spec §2). The window then gets its address by its handle.
 * If that fails (some in-app browsers), it gets the address by the storage key and message of spec §3.
 * @param href of the waiting page
 * @param features of a window of its own, instead of a tab
 */
export function openWaitingWindow(
  kind: WindowKind,
  href: string,
  deps: WaitingDeps,
  ...features: [] | [features: string]
): WaitingWindow {
  const { page, tabs, storage, tabStorage } = deps;
  if (opensUnseen.has(tabs) || tabStorage.get(IN_TAB_KEY) !== undefined) return blockedWindow(page);
  // A window of its own gets a copy of this tab's storage.
  tabStorage.remove(OPENER_KEY);
  // Each window is new: a window's name could find an earlier game, also of another tab, which this page must not change.
  const opened = page.open(href, '_blank', ...features);
  // Some in-app browsers open the window without giving its handle, or load the address in this tab.
  if (!opened || opened === page) {
    keepOpener(page, tabStorage);
    import(/* webpackChunkName: "releases" */ './unseen-window.ts').then(
      ({ dismissUnseen }) => dismissUnseen(kind, tabs, () => opensUnseen.add(tabs)),
      () => undefined,
    );
    return blockedWindow(page);
  }

  const closed = createListeners();
  let isFinished = false;
  let hasAddress = false;
  storage.set(KEYS.waitingWindow, kind);
  const finish = () => {
    if (isFinished) return;
    isFinished = true;
    clearInterval(poll);
    stopListening();
    if (storage.get(KEYS.waitingWindow) === kind) storage.remove(KEYS.waitingWindow);
    closed.call();
  };
  const poll = setInterval(() => opened.closed && finish(), CLOSED_POLL_MS);
  const stopListening = tabs.on(WINDOWS_TOPIC, (message) => {
    const parsed = v.safeParse(windowMessage, message);
    if (!parsed.success || parsed.output.type !== 'quickGame' || parsed.output.kind !== kind) return;
    if (showsOtherSite(opened, page)) return;
    opened.close();
    finish();
  });

  return {
    blocked: false,
    navigate(url) {
      const address = externalUrl(url);
      if (!address) throw new TypeError(`"${url}" is no http(s) address: the ${kind} cannot go there.`);
      hasAddress = true;
      try {
        // A game must have no access to the lobby that opened it.
        opened.opener = null;
        opened.location.replace(address);
      } catch {
        storage.set(KEYS.waitingUrl, address);
        tabs.post(WINDOWS_TOPIC, { type: 'address', kind, url: address } satisfies WindowMessage);
        setTimeout(() => storage.remove(KEYS.waitingUrl), WAITING_URL_CLEAR_MS);
      }
    },
    close() {
      // A window that has its address does not wait any more; another one of this kind may.
      if (!hasAddress) tabs.post(WINDOWS_TOPIC, { type: 'cancelled', kind } satisfies WindowMessage);
      // Browsers let only a game's own page close its window, since it has no way back to this page (docs/providers.md).
      if (isOutOfReach(opened)) opened.postMessage({ type: 'lobby.close' }, '*');
      else opened.close();
      finish();
    },
    onClosed: closed.add,
  };
}

/** Keeps the way back to this page, as its address is when it leaves: `/loading` may load in its place. */
function keepOpener(page: Window, tabStorage: KeyStore): void {
  const keep = () => {
    const { pathname, search } = page.location;
    tabStorage.set(OPENER_KEY, readPath(pathname).path + search);
  };
  keep();
  page.addEventListener('pagehide', keep, { once: true });
}

/**
 * Returns whether a window shows another site's page. Then its game still runs, and the message came from another tab's
 * window: a window whose game has returned shows this site.
 */
function showsOtherSite(opened: Window, page: Window): boolean {
  try {
    return opened.location.origin !== page.location.origin;
  } catch {
    return true;
  }
}

/** Returns whether browsers let this page read the window, which they require for closing it, too. */
function isOutOfReach(opened: Window): boolean {
  try {
    void opened.location.origin;
    return false;
  } catch {
    return true;
  }
}

/** Replaces a window that was blocked: this tab loads the address. */
function blockedWindow(page: Window): WaitingWindow {
  return {
    blocked: true,
    navigate(url) {
      const address = externalUrl(url);
      if (address) page.location.assign(address);
    },
    close: () => undefined,
    onClosed: () => () => undefined,
  };
}
