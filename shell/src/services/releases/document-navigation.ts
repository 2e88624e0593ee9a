import type { Disposer } from '@tessera/contracts';
import { readPath } from '@tessera/domain';

/**
 * Turns navigations to other pages into document loads, so that the new page uses the new registry. The router loads the
 * document of an address that the browser's history refuses, so this refuses it. Steps back and forward, and other
 * queries of the same page, stay as before.
 * @param isWanted called at each navigation to another page
 */
export function navigateByDocument(page: Window, isWanted: () => boolean): Disposer {
  const { history } = page;
  const pushStateOfBrowser = history.pushState;
  const pathOf = (address: string | URL) => readPath(new URL(address, page.location.href).pathname).path;

  function pushState(state: unknown, unused: string, address?: string | URL | null): void {
    if (address && isOtherPage(pathOf(address)) && isWanted()) {
      throw new Error(`${String(address)} is loaded as a document: another release is live`);
    }
    pushStateOfBrowser.call(history, state, unused, address);
  }
  // A game opens on its own page in this document.
  const isOtherPage = (path: string) => path !== '/play' && path !== pathOf(page.location.href);

  history.pushState = pushState;
  return () => {
    if (history.pushState === pushState) history.pushState = pushStateOfBrowser;
  };
}
