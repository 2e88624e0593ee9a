import { callQuery, keyOf, type RemoteScope } from '@tessera/kit';
import { carousel, hotGames, lastPlayed, responsible, tagGameList, templateGameList } from '@tessera/wire';

/** What the lobby offers by itself: the platform withholds it from a member who takes a break from play. */
export const OFFERS = [carousel, hotGames, lastPlayed, tagGameList, templateGameList];

/** What came with the page is a guest's. A member who returns during a break must not go on seeing its offers. */
export function withdrawOffers({ shell, queries }: RemoteScope, signal: AbortSignal): void {
  if (shell.session.get().status !== 'restoring') return;
  const stop = shell.session.subscribe(() => {
    stop();
    if (shell.session.get().status === 'member') void check();
  });
  signal.addEventListener('abort', stop, { once: true });

  async function check(): Promise<void> {
    // A back end without limits has no breaks.
    const state = await queries.fetchQuery(callQuery(shell, responsible, {})).catch(() => undefined);
    if (signal.aborted || !state || (state.exclusion === null && state.isRecordsOnly === 0)) return;
    for (const call of OFFERS) void queries.invalidateQueries({ queryKey: keyOf(call) });
  }
}
