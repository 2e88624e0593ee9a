import type { SlipView } from '../../../protocol/book.ts';
import { useWords, type RoundAnswer } from '../../../page/kit.ts';
import { LegState } from './LegState.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';

const SHOWN = 3;

/** A slip's legs: what was picked at which odds, how the match stands, and whether it was right. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const { legs } = round.view as SlipView;
  const more = legs.length - SHOWN;
  return (
    <span class="past-legs">
      {legs.slice(0, SHOWN).map((leg, at) => (
        <span key={at} class="past-leg">
          <LegState state={leg.state} />
          <span>
            {names.pick(leg)} {names.odds(leg.odds)}
            <small>
              {leg.home} {leg.score ? names.score(leg.score) : '–'} {leg.away}
            </small>
          </span>
        </span>
      ))}
      {more > 0 && <small>{words('moreLegs', { count: more })}</small>}
    </span>
  );
}
