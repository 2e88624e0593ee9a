import type { Game, Games } from '../../games/index.ts';
import type { BookRules } from '../../rules/book-rules.ts';
import type { GameName } from '../../rules/game-code.ts';

/** A game and variant whose fixtures run for all players of the site. */
export interface Book extends Game<BookRules> {
  /** `<game>-<variant>`. */
  readonly name: string;
}

export const bookName = ({ game, variant }: Pick<Game, 'game' | 'variant'>): string => `${game}-${variant}`;

/** The books among the games, by name. */
export function booksOf(games: Games): ReadonlyMap<string, Book> {
  const books = new Map<string, Book>();
  for (const [game, variants] of Object.entries(games) as [GameName, Games[GameName]][]) {
    for (const [variant, rules] of Object.entries(variants ?? {})) {
      const name = bookName({ game, variant });
      if (rules.kind === 'book') books.set(name, { name, game, variant, rules });
    }
  }
  return books;
}
