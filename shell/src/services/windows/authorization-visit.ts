import type { AuthorizationAnswer, AuthorizationVisit, WaitingWindow } from '@tessera/contracts';
import { externalUrl, readPath } from '@tessera/domain';
import * as v from 'valibot';
import type { Tabs } from '../edge/tabs.ts';
import type { AuthorizationDeps } from './authorization.ts';
import { authorizationMessage, type AuthorizationMessage } from './authorization.message.ts';
import { WINDOWS_TOPIC } from './message.ts';

/** The key in the tab's storage under which a visit without a window is kept. */
export const VISIT_KEY = 'auth_visit';

/** Makes the visit in the window that was opened for it, and takes its answer. */
export function createVisit(
  waiting: WaitingWindow,
  returned: (answer: AuthorizationAnswer) => void,
  deps: AuthorizationDeps,
) {
  const { tabs } = deps;
  let state: string | undefined;
  const stop = tabs.on(WINDOWS_TOPIC, (message) => {
    const parsed = v.safeParse(authorizationMessage, message);
    if (!parsed.success || parsed.output.state !== state) return;
    const { output } = parsed;
    if (output.type === 'authLoginReceived') return;
    stop();
    post(tabs, { type: 'authLoginReceived', state: output.state });
    returned(answerOf(output));
    waiting.close();
  });
  return {
    navigate(url: string, visit: AuthorizationVisit): void {
      state = visit.state;
      if (waiting.blocked) keep(deps, url, visit);
      waiting.navigate(url);
    },
    end: stop,
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
