import type { ChampionId } from '../rules/champions.ts';
import { PUPPETS } from './art/puppets.ts';

/** A champion's head and shoulders, cut of the same paper as its puppet. */
export function Crest({ id }: { readonly id: ChampionId }) {
  const { body, foil } = PUPPETS[id];
  return (
    <svg class="crest" viewBox="-62 -214 124 124" aria-hidden="true">
      {body.map(({ kind, d }) => (
        <path key={d} d={d} fill={kind === 'paper' ? foil[1] : foil[0]} />
      ))}
    </svg>
  );
}
