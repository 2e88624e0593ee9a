import type { GameName } from '../../rules/game-code.ts';
import type { GamePage } from '../game-page.ts';

/** A game's page: a chunk of its own per game whose `page/index.tsx` there is. */
export async function loadPage(game: GameName): Promise<GamePage> {
  const { default: page } = (await import(
    /* webpackChunkName: "[request]" */ `../../games/${game}/page/index.tsx`
  )) as { default: GamePage };
  return page;
}
