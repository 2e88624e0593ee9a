import { keyOf, type RemoteScope } from '@tessera/kit';
import { gameList, type AnswerOf } from '@tessera/wire';

/**
 * Whether guests may try a provider's games as demos: where the site has demos, and the provider's page is not for
 * members (spec §5 "customized provider pages"). The list of halls says it; the platform refuses what this does not know.
 */
export function guestMayTry(
  { shell, queries }: Pick<RemoteScope, 'shell' | 'queries'>,
  gpId: number,
): boolean {
  const known = queries.getQueriesData<AnswerOf<typeof gameList>>({ queryKey: keyOf(gameList) });
  return (
    shell.site.get().settings.guestDemo &&
    !known.some(([, halls]) =>
      halls?.list.some(({ gpList }) => gpList.some((one) => one.gpId === gpId && one.customized)),
    )
  );
}
