import { localisedName } from '@tessera/i18n';
import type { RemoteScope } from '@tessera/kit';
import type { Game } from '@tessera/wire';
import { launcherAtom } from '../launch/launch.atoms.ts';
import { tapPlays, toReference } from './game.view.ts';

/** Does what one tap on a game does, for what is no card: a search result, a banner. */
export function tapGame({ shell, store }: RemoteScope, game: Game): void {
  const way = tapPlays(game, shell.session.get(), shell.site.get().settings);
  const name = localisedName(game.gameName, shell.locale.current.code);
  store.get(launcherAtom)?.launch(toReference(game, name), { demo: way === 'demo' });
}
