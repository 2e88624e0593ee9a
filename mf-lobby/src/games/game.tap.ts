import { localisedName } from '@tessera/i18n';
import type { RemoteScope } from '@tessera/kit';
import type { Game } from '@tessera/wire';
import { launcherAtom } from '../launch/launch.atoms.ts';
import { tapPlays, toReference } from './game.view.ts';

/** Launches a game as a tap on its card does, for search results and banners. */
export function tapGame({ shell, store }: RemoteScope, game: Game): void {
  const way = tapPlays(game, shell.session.get().status === 'guest', shell.site.get().settings);
  const name = localisedName(game.gameName, shell.locale.current.code);
  store.get(launcherAtom)?.launch(toReference(game, name), { demo: way === 'demo' });
}
