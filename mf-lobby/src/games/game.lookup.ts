import { callScope, callQuery, keyOf, type RemoteScope } from '@tessera/kit';
import { gameLabel, gameList, type AnswerOf, type Game } from '@tessera/wire';

/** A stale entry is harmless: the launch of a removed game is refused. */
const FRESH_MS = 10 * 60_000;

/** Returns all games of a provider in a hall, for callers that only know a game's id or code. */
export async function gamesOf(
  { shell, queries }: Pick<RemoteScope, 'shell' | 'queries'>,
  { gpId, gtId }: { readonly gpId: number; readonly gtId: number },
): Promise<readonly Game[]> {
  const { siteId, currency, device } = callScope(shell);
  const house = houseOf(queries, gpId);
  const { main } = await queries.fetchQuery({
    ...callQuery(shell, gameLabel, { siteId, currency, device, gpId, gameTypeId: gtId, house }),
    staleTime: FRESH_MS,
  });
  return main;
}

/** Returns a provider's house, where the halls are known. */
const houseOf = (queries: RemoteScope['queries'], gpId: number): string | undefined =>
  queries
    .getQueriesData<AnswerOf<typeof gameList>>({ queryKey: keyOf(gameList) })
    .flatMap(([, halls]) => halls?.list ?? [])
    .flatMap(({ gpList }) => gpList)
    .find((provider) => provider.gpId === gpId)?.house;
