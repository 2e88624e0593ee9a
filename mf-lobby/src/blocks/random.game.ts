import { callScope, type RemoteScope } from '@tessera/kit';
import { gameSearch, type Game } from '@tessera/wire';

/**
 * Returns a game of the whole catalogue, each as likely as any other.
 * @param random from 0 up to, but not including, 1
 * @throws CallError, or an Error where there are no games
 */
export async function randomGame(
  { shell }: Pick<RemoteScope, 'shell'>,
  random: () => number = Math.random,
): Promise<Game> {
  const { siteId, currency, device } = callScope(shell);
  const one = (page: number) =>
    shell.api.send(gameSearch, { siteId, currency, supportDevice: device, sort: 'newest', page, count: 1 });
  const { totalCount } = await one(1);
  const [game] = (await one(1 + Math.floor(random() * totalCount))).list;
  if (!game) throw new Error('the catalogue has no games');
  return game;
}
