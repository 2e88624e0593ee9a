import { useWords, useWorld } from '../../../page/kit.ts';
import { ballColour } from './ball-colour.ts';
import type { Mark } from './lotteries.ts';
import type english from './messages/en_US.json';

/** A numbered stone; an empty ring where a ticket plays no digit. */
export function Ball({ value, kind, hit }: Mark) {
  const words = useWords<keyof typeof english>();
  const world = useWorld();
  if (value === undefined) return <span class="ball ball-empty" />;
  return (
    <span
      class={`ball ball-${kind}`}
      data-hit={hit ? '' : undefined}
      style={{ '--ball': ballColour(kind, value, world) }}
    >
      <b>{value}</b>
      {hit && <span class="visually-hidden"> {words('hit')}</span>}
    </span>
  );
}
