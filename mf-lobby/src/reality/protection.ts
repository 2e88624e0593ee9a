import type { RemoteScope } from '@tessera/kit';
import { responsibleInformationRead } from '@tessera/wire';
import { protectionText } from './protection.text.ts';

type Scope = Pick<RemoteScope, 'shell'>;

/**
 * Shows how the site protects players, which its law asks for before the first stake.
 * @param message the platform's
 * @returns whether the member has confirmed to have read it: the platform then opens games
 * @throws CallError
 */
export async function readProtection(scope: Scope, message: string): Promise<boolean> {
  const { shell } = scope;
  const text = await protectionText(scope);
  const hasRead = await shell.dialogs.confirm({
    title: text('protection.title'),
    body: text('protection.body', { message }),
    confirm: text('protection.confirm'),
    cancel: text('protection.later'),
  });
  if (hasRead) await shell.api.send(responsibleInformationRead, {});
  return hasRead;
}

/** Says what keeps the member from playing, with a link to the page on which it was set. */
export async function showRestriction(
  scope: Scope,
  { message, page }: { readonly message: string; readonly page: 'Limits' | 'Breaks' },
): Promise<void> {
  const { shell } = scope;
  const text = await protectionText(scope);
  const isLimit = page === 'Limits';
  const isWanted = await shell.dialogs.confirm({
    title: text(isLimit ? 'restricted.limit' : 'restricted.break'),
    body: message,
    confirm: text(isLimit ? 'restricted.see_limits' : 'restricted.see_breaks'),
    cancel: text('restricted.close'),
  });
  if (isWanted) shell.windows.goTo(`/user/${page}`);
}

/** Long enough to read after a game has gone. */
const CLOSED_MS = 10_000;

/** Says that a break from play has closed the game. */
export async function showClosed(scope: Scope): Promise<void> {
  const text = await protectionText(scope);
  scope.shell.toast.show('warning', text('restricted.closed'), { lastsMs: CLOSED_MS });
}
