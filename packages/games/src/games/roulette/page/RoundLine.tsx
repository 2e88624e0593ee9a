import { useWords, type RoundAnswer } from '../../../page/kit.ts';
import type { RouletteOutcome } from '../rules/roulette.ts';
import { SPOTS } from '../rules/spots.ts';
import type english from './messages/en_US.json';
import { useSpotName } from './spot-names.ts';
import { Fallen } from './Strip.tsx';

const SHOWN = 3;

/** What fell, and what was bet on. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useWords<keyof typeof english>();
  const nameOf = useSpotName();
  const { outcome } = round.view as { readonly outcome: RouletteOutcome | null };
  const spots = (round.choice as readonly { readonly on: string }[]).map(({ on }) => SPOTS.get(on));
  const names = spots.slice(0, SHOWN).map((spot) => (spot ? nameOf(spot) : ''));
  const more = spots.length - names.length;
  return (
    <span class="past-bets">
      {outcome && <Fallen pocket={outcome.pocket} />}
      <small>
        <span>{names.join(' · ')}</span>
        {more > 0 && <span>{` · ${words('more', { count: more })}`}</span>}
      </small>
    </span>
  );
}
