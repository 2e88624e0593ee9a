import type { Move } from '../rules/champions.ts';

const SIGNS: Readonly<Record<Move, readonly string[]>> = {
  strike: ['M3 21L20 4', 'M12.5 4H20v7.5'],
  sweep: ['M3.5 19A13.5 13.5 0 0 1 19 8.5', 'M13.5 4.5l6 3.8-4.2 5.6'],
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
