import type { GameReference } from '@tessera/contracts';
import { keyOf, type RemoteScope } from '@tessera/kit';
import { gameList, type AnswerOf } from '@tessera/wire';
import { loadLateText } from '../later/late.text.ts';
import { providerInHall } from '../providers/provider.hall.ts';
import { textOf } from '../text.ts';

/** Asks a guest to log in for a game that is no demo for guests. @returns whether the guest wants to */
export async function askToLogIn(scope: RemoteScope, game: GameReference): Promise<boolean> {
  const text = textOf(scope);
  const late = await loadLateText(scope);
  const provider = providerForMembers(scope, game);
  return scope.shell.dialogs.confirm({
    title: late('login.title'),
    body:
      provider === undefined ? late('login.body', { game: game.name }) : late('provider.login', { provider }),
    confirm: text('login.confirm'),
    cancel: text('login.cancel'),
  });
}

/** Returns "provider · hall" where the games of the game's provider are for members. */
function providerForMembers(scope: RemoteScope, { gpId, gtId }: GameReference): string | undefined {
  const [[, halls] = []] = scope.queries.getQueriesData<AnswerOf<typeof gameList>>({
    queryKey: keyOf(gameList),
  });
  const hall = halls?.list.find((one) => one.gtId === gtId);
  const provider = hall?.gpList.find((one) => one.gpId === gpId);
  if (!hall || !provider?.customized) return undefined;
  return providerInHall(scope, provider.name, hall);
}
