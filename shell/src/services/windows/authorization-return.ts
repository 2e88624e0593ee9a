import type { AuthorizationAnswer, AuthorizationReturn } from '@tessera/contracts';
import { internalPath } from '@tessera/domain';
import * as v from 'valibot';
import type { AuthorizationDeps } from './authorization.ts';
import { authorizationMessage, keptVisit } from './authorization.message.ts';
import { VISIT_KEY } from './authorization-visit.ts';
import { WINDOWS_TOPIC } from './message.ts';

/** The page that made the visit answers within this time, also on a busy phone. */
const HAND_OVER_MS = 3_000;

/** Gives the provider's answer to the page that made the visit: this tab itself, or the one that opened the window. */
export async function returnAuthorization(
  answer: AuthorizationAnswer,
  deps: AuthorizationDeps,
): Promise<AuthorizationReturn> {
  const own = takeKept(deps, answer.state);
  if (own) {
    const { path, ...visit } = own;
    const goBack = () => deps.navigation.go(internalPath(path) ?? '/', { replace: true });
    return { kind: 'here', visit, goBack };
  }
  const message = v.safeParse(authorizationMessage, messageOf(answer));
  if (!message.success) return { kind: 'lost' };
  const { tabs, page } = deps;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), HAND_OVER_MS);
  const stop = tabs.on(WINDOWS_TOPIC, (received) => {
    const parsed = v.safeParse(authorizationMessage, received);
    if (!parsed.success || parsed.output.type !== 'authLoginReceived') return;
    if (parsed.output.state === answer.state) resolve(true);
  });
  tabs.post(WINDOWS_TOPIC, message.output);
  const isReceived = await promise;
  clearTimeout(timer);
  stop();
  if (!isReceived) return { kind: 'lost' };
  page.close();
  return { kind: 'handedOver' };
}

function messageOf({ state, code, iss, error }: AuthorizationAnswer): unknown {
  if (error !== undefined) return { type: 'authLoginClose', state, code: error };
  return { type: 'authLogin', state, code, iss };
}

/** Takes the kept visit, if the answer is to it. */
function takeKept({ tabStorage }: AuthorizationDeps, state: string) {
  const text = tabStorage.get(VISIT_KEY);
  if (text === undefined) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), keptVisit), text);
  if (parsed.success && parsed.output.state !== state) return undefined;
  tabStorage.remove(VISIT_KEY);
  return parsed.success ? parsed.output : undefined;
}
