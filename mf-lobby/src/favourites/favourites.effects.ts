import { callScope, keyOf, type RemoteScope } from '@tessera/kit';
import { favoriteStore, gameSearch } from '@tessera/wire';
import { textOf } from '../text.ts';
import { favouritesAtom } from './favourites.atoms.ts';
import { nextFavourite, type Favourite, type FavouriteEvent } from './favourites.machine.ts';

/** A game whose favourite a player sets. */
export interface Marked {
  readonly id: number;
  readonly name: string;
  /** The last value from the platform. */
  readonly known: boolean;
}

/** Of one request: most members have fewer. */
const PAGE = 200;

/** Reads the member's favourites from the platform. Those that were changed in this document stay as they are. */
export async function readFavourites({ shell, store }: RemoteScope, signal: AbortSignal): Promise<void> {
  const { siteId, currency, device } = callScope(shell);
  const asked = { siteId, currency, supportDevice: device, favorite: true, count: PAGE };
  const memberId = () => {
    const session = shell.session.get();
    return session.status === 'member' ? session.member.id : undefined;
  };
  const reader = memberId();
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { list, totalCount } = await shell.api.send(gameSearch, { ...asked, page }, { signal });
    if (memberId() !== reader) return;
    const read = list.map(({ id }): [number, Favourite] => [id, { status: 'settled', value: true }]);
    store.set(favouritesAtom, new Map([...read, ...store.get(favouritesAtom)]));
    isLast = list.length === 0 || page * PAGE >= totalCount;
  }
}

/** Sets or clears a member's favourite: at once in the view, then on the platform; a failure reverts it with a notice. */
export function toggleOwn(scope: RemoteScope, game: Marked): void {
  const state = read(scope, game);
  advance(scope, game, { type: 'toggled' });
  if (state.status === 'settled') void save(scope, game);
}

/** Applies a change that another part of the site made. */
export function applyChange(scope: RemoteScope, gameId: number, favourite: boolean): void {
  advance(scope, { id: gameId, known: favourite }, { type: 'changed', value: favourite });
  // Only the lists of favourites change.
  void scope.queries.invalidateQueries({
    queryKey: keyOf(gameSearch),
    predicate: ({ queryKey: [, payload] }) =>
      (payload as { favorite?: boolean } | undefined)?.favorite === true,
  });
}

async function save(scope: RemoteScope, game: Marked): Promise<void> {
  const { shell } = scope;
  const state = read(scope, game);
  if (state.status !== 'saving') return;
  try {
    await shell.api.send(favoriteStore, { data: [{ gameId: game.id, status: state.sent ? 1 : 0 }] });
    advance(scope, game, { type: 'saved' });
    shell.bus.emit('favourite.changed', { gameId: game.id, favourite: state.sent });
  } catch (error) {
    advance(scope, game, { type: 'failed' });
    shell.toast.show('error', textOf(scope)('favourite.failed', { game: game.name }));
    shell.report.error(error, { in: 'favourites' });
  }
  // Saves a tap that came during this request.
  await save(scope, game);
}

function read({ store }: RemoteScope, { id, known }: Pick<Marked, 'id' | 'known'>): Favourite {
  return store.get(favouritesAtom).get(id) ?? { status: 'settled', value: known };
}

function advance(scope: RemoteScope, game: Pick<Marked, 'id' | 'known'>, event: FavouriteEvent): void {
  const { store } = scope;
  store.set(
    favouritesAtom,
    new Map(store.get(favouritesAtom)).set(game.id, nextFavourite(read(scope, game), event)),
  );
}
