import type { GameReference } from '@tessera/contracts';
import type { RemoteScope } from '@tessera/kit';
import { loadLateText } from '../later/late.text.ts';
import { textOf } from '../text.ts';

/** Asks a guest to log in for a real game. @returns whether the guest wants to */
export async function askToLogIn(scope: RemoteScope, game: GameReference): Promise<boolean> {
  const text = textOf(scope);
  const late = await loadLateText(scope);
  return scope.shell.dialogs.confirm({
    title: late('login.title'),
    body: late('login.body', { game: game.name }),
    confirm: text('login.confirm'),
    cancel: text('login.cancel'),
  });
}
