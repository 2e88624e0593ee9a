import type { AuthorizationAnswer, AuthorizationVisit, AuthorizationWindow } from '@tessera/contracts';
import { externalUrl, readPath } from '@tessera/domain';
import { createListeners } from '@tessera/domain/state';
import * as v from 'valibot';
import type { KeyStore } from '../edge/storage.ts';
import type { Tabs } from '../edge/tabs.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { authorizationMessage, type AuthorizationMessage } from './authorization.message.ts';
import { WINDOWS_TOPIC } from './message.ts';
import { openWaitingWindow } from './waiting.ts';

export interface AuthorizationDeps {
  readonly page: Window;
  readonly tabs: Tabs;
  readonly storage: KeyStore;
  readonly tabStorage: KeyStore;
  readonly navigation: Pick<Navigation, 'go'>;
}

/** The key in the tab's storage under which a visit without a window is kept. */
export const VISIT_KEY = 'auth_visit';
const WIDTH_PX = 480;
const HEIGHT_PX = 680;

/**
 * Opens the window of a visit to an identity provider. The window never gets the visit's secret, and the provider no access
 * to this page: the answer comes back by a message of this origin. Only the answer to this visit is taken, and only once.
 * @param href of the waiting page
 */
export function openAuthorizationWindow(href: string, deps: AuthorizationDeps): AuthorizationWindow {
  const { page, tabs } = deps;
  const waiting = openWaitingWindow('authWindow', href, deps, windowFeatures(page));
  const returned = createListeners<AuthorizationAnswer>();
  let state: string | undefined;
  const stop = tabs.on(WINDOWS_TOPIC, (message) => {
    const parsed = v.safeParse(authorizationMessage, message);
    if (!parsed.success || parsed.output.state !== state) return;
    const { output } = parsed;
    if (output.type === 'authLoginReceived') return;
    stop();
    post(tabs, { type: 'authLoginReceived', state: output.state });
    returned.call(answerOf(output));
    waiting.close();
  });
  return {
    blocked: waiting.blocked,
    navigate(url, visit) {
      state = visit.state;
      if (waiting.blocked) keep(deps, url, visit);
      waiting.navigate(url);
    },
    close() {
      stop();
      waiting.close();
    },
    onClosed: waiting.onClosed,
    onReturned: returned.add,
  };
}

const post = (tabs: Tabs, message: AuthorizationMessage) => tabs.post(WINDOWS_TOPIC, message);

function answerOf(
  message: Exclude<AuthorizationMessage, { readonly type: 'authLoginReceived' }>,
): AuthorizationAnswer {
  const { state, code } = message;
  return message.type === 'authLogin' ? { state, code, iss: message.iss } : { state, error: code };
}

/** Keeps the visit for `/authCallback`, a new document of this tab. */
function keep({ page, tabStorage }: AuthorizationDeps, url: string, visit: AuthorizationVisit): void {
  if (!externalUrl(url)) return;
  const { pathname, search } = page.location;
  tabStorage.set(VISIT_KEY, JSON.stringify({ ...visit, path: readPath(pathname).path + search }));
}

/** A small window in the middle of the screen, as visitors know it from such logins. */
function windowFeatures({ screen }: Window): string {
  const left = Math.max(0, Math.round((screen.availWidth - WIDTH_PX) / 2));
  const top = Math.max(0, Math.round((screen.availHeight - HEIGHT_PX) / 2));
  return `popup,width=${WIDTH_PX},height=${HEIGHT_PX},left=${left},top=${top}`;
}
