import { whenRestored, type RemoteScope } from '@tessera/kit';
import { carousel, hotGames, lastPlayed, tagGameList } from '@tessera/wire';

/**
 * What the first view offers by itself: the platform withholds it from a member who takes a break from play. The
 * template's own shelf, a later part, is another one.
 */
export const OFFERS = [carousel, hotGames, lastPlayed, tagGameList];

/** What came with the page is a guest's. A member who returns during a break must not go on seeing its offers. */
export function withdrawOffers(scope: RemoteScope, signal: AbortSignal): void {
  whenRestored(scope.shell, signal, ({ status }) => {
    if (status !== 'member') return;
    // A part that guests never load, with what else only members need. Where it is lost, offers go with their next fetch.
    import(/* webpackChunkName: "member" */ './offers.break.ts').then(
      ({ withdrawInBreak }) => withdrawInBreak(scope, OFFERS, signal),
      () => undefined,
    );
  });
}
