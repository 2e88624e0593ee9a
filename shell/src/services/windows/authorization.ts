import type { AuthorizationAnswer, AuthorizationWindow } from '@tessera/contracts';
import { createListeners } from '@tessera/domain/state';
import type { KeyStore } from '../edge/storage.ts';
import type { Tabs } from '../edge/tabs.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { openWaitingWindow } from './waiting.ts';

export interface AuthorizationDeps {
  readonly page: Window;
  readonly tabs: Tabs;
  readonly storage: KeyStore;
  readonly tabStorage: KeyStore;
  readonly navigation: Pick<Navigation, 'go'>;
}

const WIDTH_PX = 480;
const HEIGHT_PX = 680;

/**
 * Opens the window of a visit to an identity provider, in the tap; what follows is loaded then, and is not in the code of
 * the first view. The window never gets the visit's secret, and the provider no access to this page: the answer comes
 * back by a message of this origin. Only the answer to this visit is taken, and only once.
 * @param href of the waiting page
 */
export function openAuthorizationWindow(href: string, deps: AuthorizationDeps): AuthorizationWindow {
  const waiting = openWaitingWindow('authWindow', href, deps, windowFeatures(deps.page));
  const returned = createListeners<AuthorizationAnswer>();
  // Without the code nothing is visited: as if the visitor had closed the window.
  const visiting = import('./authorization-visit.ts').then(
    ({ createVisit }) => createVisit(waiting, returned.call, deps),
    () => waiting.close(),
  );
  return {
    blocked: waiting.blocked,
    navigate: (url, visit) => void visiting.then((visited) => visited?.navigate(url, visit)),
    close() {
      void visiting.then((visited) => visited?.end());
      waiting.close();
    },
    onClosed: waiting.onClosed,
    onReturned: returned.add,
  };
}

/** A small window in the middle of the screen, as visitors know it from such logins. */
function windowFeatures({ screen }: Window): string {
  const left = Math.max(0, Math.round((screen.availWidth - WIDTH_PX) / 2));
  const top = Math.max(0, Math.round((screen.availHeight - HEIGHT_PX) / 2));
  return `popup,width=${WIDTH_PX},height=${HEIGHT_PX},left=${left},top=${top}`;
}
