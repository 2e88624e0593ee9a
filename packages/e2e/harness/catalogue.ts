import { gameSearch, type Game, type GameTag, type OpenMode } from '@tessera/wire';
import { createApi } from './api.ts';

/** The site's games in dollars on a desktop. */
export const EVERYWHERE = { siteId: 1, currency: 'USD', supportDevice: 1 } as const;
const SLOTS = 2;
/** What the journeys through the lobby play: the game of reels and lines, whose rounds end by themselves. */
const PLAYED = /^ts-lines-/;
/** Those that `Game.playRound` can play. */
const PLAYED_ALONE = /^ts-(?:lines|blackjack)-/;

/** A game as the site's list has it, with its name in English. */
export interface KnownGame extends Game {
  readonly name: string;
}

/** The site's slots of reels and lines with a demo, most popular first; with this tag where one is given. */
export async function slots(platform: string, tag?: GameTag): Promise<KnownGame[]> {
  const { list } = await createApi(platform).send(gameSearch, { ...EVERYWHERE, gtId: SLOTS, tag });
  return list
    .filter(({ demo, maintain, gameCode }) => demo === 1 && !maintain && PLAYED.test(gameCode))
    .map((game) => ({ ...game, name: String(game.gameName) }));
}

/** The most popular one. */
export async function firstSlot(platform: string): Promise<KnownGame> {
  const [first] = await slots(platform);
  if (!first) throw new Error('the site has no slot with a demo');
  return first;
}

/** The most popular game that is played alone and opens in this mode where nothing else decides it, with a demo. */
export async function gameOfMode(platform: string, mode: OpenMode): Promise<KnownGame> {
  const { list } = await createApi(platform).send(gameSearch, { ...EVERYWHERE, count: 200 });
  const found = list.find(
    (game) => game.mode === mode && game.demo === 1 && !game.maintain && PLAYED_ALONE.test(game.gameCode),
  );
  if (!found) throw new Error(`none of the site's games of reels or cards opens in the mode ${mode}`);
  return { ...found, name: String(found.gameName) };
}

/** The most popular game whose code begins so, that has a demo and opens in a window. */
export async function demoOf(platform: string, code: RegExp): Promise<KnownGame> {
  const { list } = await createApi(platform).send(gameSearch, { ...EVERYWHERE, count: 200 });
  const found = list.find(
    ({ gameCode, mode, demo, maintain }) =>
      code.test(gameCode) && mode === 'window' && demo === 1 && !maintain,
  );
  if (!found) throw new Error(`the site has no game of ${code.source} with a demo in a window`);
  return { ...found, name: String(found.gameName) };
}

/** Returns one game with a demo of each kind per hall; codes name the kind (`ts-<game>-<variant>-…`). */
export async function demosOfAllKinds(platform: string): Promise<readonly Game[]> {
  const api = createApi(platform);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => api.send(gameSearch, { ...EVERYWHERE, count: 100, page })),
  );
  const demos = pages.flatMap(({ list }) => list).filter(({ demo, maintain }) => demo === 1 && !maintain);
  const kinds = new Map(
    demos.map((game) => [`${game.gtId} ${game.gameCode.split('-').slice(1, -2).join('-')}`, game]),
  );
  return [...kinds.values()];
}
