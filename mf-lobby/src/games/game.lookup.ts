import { callScope, callQuery, type RemoteScope } from '@tessera/kit';
import { gameLabel, type Game } from '@tessera/wire';

/** A game that has gone meanwhile is refused when it is launched. */
const FRESH_MS = 10 * 60_000;

/** All games of a provider in a hall, for who has no card of the game that is wanted. */
export async function gamesOf(
  { shell, queries }: Pick<RemoteScope, 'shell' | 'queries'>,
  { gpId, gtId }: { readonly gpId: number; readonly gtId: number },
): Promise<readonly Game[]> {
  const { siteId, currency, device } = callScope(shell);
  const { main } = await queries.fetchQuery({
    ...callQuery(shell, gameLabel, { siteId, currency, device, gpId, gameTypeId: gtId }),
    staleTime: FRESH_MS,
  });
  return main;
}
