import { keyOf, refetchOn, type RefetchRule, type RemoteScope } from '@tessera/kit';
import {
  BREAK_BEGAN,
  bannersChanged,
  carousel,
  contentChanged,
  forwardGameStatus,
  gameAddress,
  gameList,
  gameSearch,
  hotGames,
  lastPlayed,
  marquee,
  memberCash,
  siteDetailChanged,
  tagGameList,
} from '@tessera/wire';
import { applyFavourite, clearFavourites, takeFavourites } from './favourites/favourites.ts';
import { launcherAtom } from './launch/launch.atoms.ts';
import { createLauncher } from './launch/launch.effects.ts';
import { failureOfStatus } from './launch/launch.status.ts';
import { OFFERS, withdrawOffers } from './offers.effects.ts';

/** Realtime events, and the calls to fetch again after each. */
const REFETCH_RULES: readonly RefetchRule[] = [
  { on: bannersChanged, refetch: [carousel] },
  { on: contentChanged, when: { kind: 'announcement' }, refetch: [marquee] },
  { on: forwardGameStatus, when: BREAK_BEGAN, refetch: OFFERS },
  {
    on: contentChanged,
    when: { kind: 'maintenance' },
    refetch: [gameList, gameSearch, hotGames, lastPlayed, tagGameList],
  },
];

/** Subscribes the lobby to its events, whichever of its parts are shown; the signal ends all subscriptions. */
export function activate(scope: RemoteScope, signal: AbortSignal): void {
  const { bus, live } = scope.shell;
  const launcher = createLauncher(scope, signal);
  scope.store.set(launcherAtom, launcher);
  refetchOn(scope, signal, REFETCH_RULES);
  withdrawOffers(scope, signal);
  takeFavourites(scope, signal);

  // Where this part is lost, so are the parts that show its answers.
  const refetchLate = (which: 'refetchLateGames' | 'refetchOfSettings' = 'refetchLateGames') =>
    void import('./games/late.refetch.ts').then(
      (late) => late[which](scope),
      () => undefined,
    );
  const stops = [
    live.on(contentChanged, ({ kind }) => kind === 'maintenance' && refetchLate()),
    live.on(siteDetailChanged, () => refetchLate('refetchOfSettings')),
    live.onGap(() => refetchLate()),
    bus.on('game.launchRequested', ({ game, demo }) => launcher.launch(game, { demo })),
    live.on(gameAddress, ({ url }) => launcher.addressArrived(url)),
    live.on(forwardGameStatus, ({ code }) => launcher.stopped(failureOfStatus(code))),
    live.on(memberCash, () => launcher.cashArrived()),

    bus.on('favourite.changed', ({ gameId, favourite }) => applyFavourite(scope, gameId, favourite)),
    bus.on('game.closed', () => void scope.queries.invalidateQueries({ queryKey: keyOf(lastPlayed) })),
    bus.on('session.started', () => clearFavourites(scope)),
    bus.on('session.ended', () => {
      launcher.sessionEnded();
      clearFavourites(scope);
    }),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}
