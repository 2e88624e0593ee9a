import { useScope, type RemoteScope } from '@tessera/kit';
import { gameDetail, type Game } from '@tessera/wire';
import { useCallback } from 'react';
import * as v from 'valibot';

/** The draft with the games that this tab has looked at, the latest first. */
export const VIEWED = 'viewed';
const MOST_VIEWED = 12;

const list = v.array(gameDetail.answer.entries.game);

/** Returns the games that the player has looked at in this tab, the latest first. */
export function readViewed({ shell }: Pick<RemoteScope, 'shell'>): readonly Game[] {
  try {
    const parsed = v.safeParse(list, JSON.parse(shell.drafts?.get(VIEWED) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Returns a function that adds a game to those looked at: the latest first, each once. */
export function useView(): (game: Game) => void {
  const scope = useScope();
  return useCallback(
    (game) => {
      const others = readViewed(scope).filter(({ id }) => id !== game.id);
      scope.shell.drafts?.set(VIEWED, JSON.stringify([game, ...others].slice(0, MOST_VIEWED)));
    },
    [scope],
  );
}
