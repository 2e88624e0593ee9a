import { useRef } from 'preact/hooks';

/** What an element says of the odds in it, as its attributes; the stylesheet shows it. */
export interface Moves {
  /** The way that they went last; missing until they have moved. */
  readonly 'data-way'?: 'up' | 'down';
  /** Another one with each move: what is shown begins anew. */
  readonly 'data-turn'?: 'odd' | 'even';
}

/** Which way odds have gone since they were shown first. */
export function useMoves(odds: number): Moves {
  const last = useRef<{ readonly odds: number; readonly moves: Moves }>({ odds, moves: {} });
  const before = last.current;
  if (before.odds !== odds) {
    const moves: Moves = {
      'data-way': odds > before.odds ? 'up' : 'down',
      'data-turn': before.moves['data-turn'] === 'odd' ? 'even' : 'odd',
    };
    last.current = { odds, moves };
  }
  return last.current.moves;
}
