import { useLook } from '../../../page/kit.ts';
import type { Water } from '../rules/waters.ts';
import { Portrait } from './Portrait.tsx';
import { nameKey } from './species.ts';
import { useFishingWords } from './words.ts';

const SIDE = 34;

/** Who may come, and what each is worth. A press aims at the nearest one of them. */
export function Guests({
  water,
  present,
  onSeek,
}: {
  readonly water: Water;
  /** The kinds that are in the water now. */
  readonly present: () => ReadonlySet<string>;
  readonly onSeek: (species: string) => void;
}) {
  const words = useFishingWords();
  const here = useLook(() => [...present()].sort().join(' ')).split(' ');
  return (
    <ul class="guests" aria-label={words('guests')}>
      {water.map(({ species, multiple }) => {
        const label = words('guestWorth', { guest: words(nameKey(species)), multiple });
        return (
          <li key={species}>
            <button
              type="button"
              class="guest"
              aria-label={label}
              title={label}
              data-here={here.includes(species) ? '' : undefined}
              onClick={() => onSeek(species)}
            >
              <Portrait species={species} side={SIDE} />
              <span>{words.number(multiple)}×</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
