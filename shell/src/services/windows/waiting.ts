import type { WaitingKind, WaitingWindow } from '@tessera/contracts';
import { externalUrl, WAITING_URL_CLEAR_MS } from '@tessera/domain';
import * as v from 'valibot';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { Tabs } from '../edge/tabs.ts';
import { createListeners } from '@tessera/domain/state';
import { windowMessage, WINDOWS_TOPIC, type WindowMessage } from './message.ts';

export interface WaitingDeps {
  readonly page: Window;
  readonly tabs: Tabs;
  readonly storage: KeyStore;
}

/** A browser tells nobody when a window is closed, so it is looked for this often. */
const CLOSED_POLL_MS = 500;

/**
 * Opens `/loading` for a game, a deposit or a fast payment (spec §2). The address then goes to the window by its
 * handle; where that fails (some in-app browsers), by the storage key and message of spec §3, which the page
 * itself listens for.
 * @param href of the waiting page
 */
export function openWaitingWindow(kind: WaitingKind, href: string, deps: WaitingDeps): WaitingWindow {
  const { page, tabs, storage } = deps;
  // A window of its own each time: by a name, the browser would find the game that another tab, or this one, has opened,
  // which it may not touch any more.
  const opened = page.open(href, '_blank');
  if (!opened) return blockedWindow(page);

  const closed = createListeners();
  let over = false;
  storage.set(KEYS.waitingWindow, kind);
  const finish = () => {
    if (over) return;
    over = true;
    clearInterval(poll);
    stopListening();
    if (storage.get(KEYS.waitingWindow) === kind) storage.remove(KEYS.waitingWindow);
    closed.call();
  };
  const poll = setInterval(() => opened.closed && finish(), CLOSED_POLL_MS);
  const stopListening = tabs.on(WINDOWS_TOPIC, (message) => {
    const parsed = v.safeParse(windowMessage, message);
    if (!parsed.success || parsed.output.type !== 'quickGame' || parsed.output.kind !== kind) return;
    if (isElsewhere(opened, page)) return;
    opened.close();
    finish();
  });

  return {
    blocked: false,
    navigate(url) {
      const address = externalUrl(url);
      if (!address) throw new TypeError(`"${url}" is no http(s) address: the ${kind} cannot go there.`);
      try {
        // A game must not reach the lobby that opened it.
        opened.opener = null;
        opened.location.replace(address);
      } catch {
        storage.set(KEYS.waitingUrl, address);
        tabs.post(WINDOWS_TOPIC, { type: 'address', kind, url: address } satisfies WindowMessage);
        setTimeout(() => storage.remove(KEYS.waitingUrl), WAITING_URL_CLEAR_MS);
      }
    },
    close() {
      tabs.post(WINDOWS_TOPIC, { type: 'cancelled', kind } satisfies WindowMessage);
      opened.close();
      finish();
    },
    onClosed: closed.add,
  };
}

/**
 * Whether a window shows another site's page: a game that is being played. One that a game has led back is at the site's
 * own address again; the message was of another tab's window.
 */
function isElsewhere(opened: Window, page: Window): boolean {
  try {
    return opened.location.origin !== page.location.origin;
  } catch {
    return true;
  }
}

/** The player stays in this tab, and goes on in it when there is an address. */
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
