import type { Move } from '../rules/champions.ts';

const SIGNS: Readonly<Record<Move, readonly string[]>> = {
  strike: ['M3 21L20 4', 'M12.5 4H20v7.5'],
  sweep: ['M4 18A13 13 0 0 1 20 5', 'M4 18a18 18 0 0 0 16-13'],
  ward: ['M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z', 'M12 8.5l3.5 2v4L12 16.5l-3.5-2v-4z'],
};

/** The sign of a move: what is written beside it says the same. */
export function MoveSign({ move }: { readonly move: Move }) {
  return (
    <svg class="icon sign" viewBox="0 0 24 24" aria-hidden="true">
      {SIGNS[move].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
