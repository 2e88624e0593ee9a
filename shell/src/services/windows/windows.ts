import type { Device, WindowsService } from '@tessera/contracts';
import { externalUrl, internalPath, POPUP_HEIGHT_PX, POPUP_WIDTH_PX } from '@tessera/domain';
import { popupName } from './address.ts';
import { openWaitingWindow } from './waiting.ts';
import { createWaitingSide, type WaitingSide, type WaitingSideDeps } from './waiting-side.ts';

export interface ShellWindows extends WindowsService, WaitingSide {
  /** This document stands in a window that {@link WindowsService.goTo} opened: no frame around its page. */
  readonly isPopup: boolean;
  /** At logout: closes the member's windows, and this one where it is such a window (spec §4 Logout). */
  readonly closeMemberWindows: () => void;
}

export interface WindowsDeps extends WaitingSideDeps {
  readonly device: () => Device;
  /** Puts the locale's prefix before a path. */
  readonly localise: (path: string) => string;
  /** Tells the player that the browser would not open a window. */
  readonly sayBlocked: () => void;
}

/** Prefix of the names of windows that are opened for the member's own pages. */
const POPUP = 'tessera-member-';

export function createWindows(deps: WindowsDeps): ShellWindows {
  const { page, tabs, storage, navigation, device, localise, sayBlocked } = deps;
  const memberWindows = new Set<Window>();
  const isPopup = page?.name.startsWith(POPUP) ?? false;

  function openPopup(path: string, name: string): boolean {
    const opened = page?.open(localise(path), POPUP + name, popupFeatures(page));
    if (!opened) return false;
    memberWindows.add(opened);
    // One that is open already, perhaps below others, is given the new path by the call above.
    opened.focus();
    return true;
  }

  return {
    isPopup,
    ...createWaitingSide(deps),
    href: localise,
    openWaiting(kind) {
      if (!page) throw new Error('A waiting window can only be opened in a browser, in a click.');
      // The new window begins with a copy of this tab's storage, and is to be closed, not led back, after the game.
      deps.wayBack.forget();
      return openWaitingWindow(kind, localise(`/loading?kind=${kind}`), { page, tabs, storage });
    },
    goTo(target) {
      const path = internalPath(target);
      if (path === undefined) {
        throw new TypeError(
          `"${target}" is no path of this site: write it as "/discount", without locale and host.`,
        );
      }
      const name = popupName(path);
      if (!name || isPopup || device() !== 'desktop') return navigation.go(path);
      if (openPopup(path, name)) return;
      sayBlocked();
      navigation.go(path);
    },
    openExternal(url) {
      const address = externalUrl(url);
      if (!address) throw new TypeError(`"${url}" is no http(s) address, so it is not opened.`);
      page?.open(address, '_blank', 'noopener,noreferrer');
    },
    closeMemberWindows() {
      for (const opened of memberWindows) opened.close();
      memberWindows.clear();
      if (isPopup) page?.close();
    },
  };
}

/** In the middle of the screen, and never larger than it. */
function popupFeatures(page: Window): string {
  const { availWidth, availHeight } = page.screen;
  const width = Math.min(POPUP_WIDTH_PX, availWidth);
  const height = Math.min(POPUP_HEIGHT_PX, availHeight);
  const left = Math.round((availWidth - width) / 2);
  const top = Math.round((availHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
