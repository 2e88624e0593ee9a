import type { Disposer } from '@tessera/contracts';
import { readPath } from '@tessera/domain';

/**
 * Makes the way to another page a load of its document, where that is wanted: the page then has one registry, the new
 * one. The router itself loads the document of an address that the browser's history refuses, so it is refused here;
 * what is shown stays as it is meanwhile. Steps back and forward, and queries of the same page, are as before.
 * @param isWanted asked at each way to another page
 */
export function navigateByDocument(page: Window, isWanted: () => boolean): Disposer {
  const { history } = page;
  const own = history.pushState;
  const pathOf = (address: string | URL) => readPath(new URL(address, page.location.href).pathname).path;

  function pushState(state: unknown, unused: string, address?: string | URL | null): void {
    if (address && leadsElsewhere(pathOf(address)) && isWanted()) {
      throw new Error(`${String(address)} is loaded as a document: another release is live`);
    }
    own.call(history, state, unused, address);
  }
  // A game that is being opened goes to its own page in this document.
  const leadsElsewhere = (path: string) => path !== '/play' && path !== pathOf(page.location.href);

  history.pushState = pushState;
  return () => {
    if (history.pushState === pushState) history.pushState = own;
  };
}
