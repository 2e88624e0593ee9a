import type { Device, WindowsService } from '@tessera/contracts';
import { externalUrl, internalPath, POPUP_HEIGHT_PX, POPUP_WIDTH_PX } from '@tessera/domain';
import { popupName } from './address.ts';
import { openAuthorizationWindow } from './authorization.ts';
import { openWaitingWindow } from './waiting.ts';
import type { WaitingPageDeps } from './waiting-page.ts';

export interface ShellWindows extends WindowsService {
  /** For the pages of waiting windows, which load `createWaitingPageService`. */
  readonly waitingPage: WaitingPageDeps;
  /** Whether {@link WindowsService.goTo} opened the window of this document: its page has no frame. */
  readonly isPopup: boolean;
  /** Closes the member's windows at a logout, and this window if it is one of them (spec §4 Logout). */
  readonly closeMemberWindows: () => void;
}

export interface WindowsDeps extends WaitingPageDeps {
  readonly device: () => Device;
  /** Puts the locale's prefix before a path. */
  readonly localise: (path: string) => string;
}

/** Prefix of the window names of the member's own pages. */
const POPUP = 'tessera-member-';

/** Creates the service that opens windows and navigates. */
export function createWindows(deps: WindowsDeps): ShellWindows {
  const { page, tabs, storage, tabStorage, navigation, device, localise, showBlocked } = deps;
  const memberWindows = new Set<Window>();
  const isPopup = page?.name.startsWith(POPUP) ?? false;

  function openPopup(path: string, name: string): boolean {
    const opened = page?.open(localise(path), POPUP + name, popupFeatures(page));
    if (!opened) return false;
    memberWindows.add(opened);
    // The call above loads the path in a window of this name that is already open, perhaps behind others.
    opened.focus();
    return true;
  }

  return {
    isPopup,
    waitingPage: deps,
    href: localise,
    openWaiting(kind) {
      if (!page) throw new Error('A waiting window can only be opened in a browser, in a click.');
      // The new window gets a copy of this tab's storage. It must close after the game, not return to a stored path.
      deps.returnPath.forget();
      return openWaitingWindow(kind, localise(`/loading?kind=${kind}`), { page, tabs, storage, tabStorage });
    },
    openAuthorization() {
      if (!page) throw new Error('A window can only be opened in a browser, in a click.');
      return openAuthorizationWindow(localise('/loading?kind=authWindow'), { ...deps, page });
    },
    async returnAuthorization(answer) {
      if (!page) return { kind: 'lost' };
      const { returnAuthorization } = await import('./authorization-return.ts');
      return returnAuthorization(answer, { ...deps, page });
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
      showBlocked();
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

/** Places the window in the middle of the screen, at most as large as the screen. */
function popupFeatures(page: Window): string {
  const { availWidth, availHeight } = page.screen;
  const width = Math.min(POPUP_WIDTH_PX, availWidth);
  const height = Math.min(POPUP_HEIGHT_PX, availHeight);
  const left = Math.round((availWidth - width) / 2);
  const top = Math.round((availHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
