import type { RoundAnswer } from '../../../page/kit.ts';
import type { MagazineView } from '../../../rules/room-rules.ts';
import { Portrait } from './Portrait.tsx';
import { isSpecies, nameKey } from './species.ts';
import { useFishingWords } from './words.ts';

/** How many guests came, and the best of them. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useFishingWords();
  const { greeted, best } = round.view as MagazineView;
  if (best === null || !isSpecies(best)) return <span>{words('nobodyCame')}</span>;
  return (
    <span class="caught-line">
      <Portrait species={best} side={28} />
      {words('guestsCame', { count: greeted, guest: words(nameKey(best)) })}
    </span>
  );
}
