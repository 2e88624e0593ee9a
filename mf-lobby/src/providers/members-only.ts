import type { Site } from '@tessera/contracts';
import { keyOf, type RemoteScope } from '@tessera/kit';
import { gameList, type AnswerOf } from '@tessera/wire';

/**
 * Whether guests may try a provider's games as demos: where the site has demos, and the provider's page is not for
 * members (spec §5 "customized provider pages"). The list of halls says it; the platform refuses what this does not know.
 */
export const guestMayTry = (
  { queries }: Pick<RemoteScope, 'queries'>,
  { settings }: Pick<Site, 'settings'>,
  gpId: number,
): boolean =>
  settings.guestDemo &&
  !queries
    .getQueriesData<AnswerOf<typeof gameList>>({ queryKey: keyOf(gameList) })
    .some(([, halls]) =>
      halls?.list.some(({ gpList }) => gpList.some((one) => one.gpId === gpId && one.customized)),
    );
