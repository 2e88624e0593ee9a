import { useWords, type RoundAnswer } from '../../../page/kit.ts';
import type { RaceBet, RaceOutcome } from '../rules/race.ts';
import { useNames } from './bet-names.ts';
import type english from './messages/en_US.json';
import { FirstThree } from './Strip.tsx';
import { usePlaces } from './use-places.ts';

const SHOWN = 2;

/** Who came first, and what was bet on. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useWords<keyof typeof english>();
  const { outcome } = round.view as { readonly outcome: RaceOutcome | null };
  const names = useNames(outcome?.field.map(({ runner }) => runner) ?? [], usePlaces());
  if (!outcome) return null;
  const bets = round.choice as readonly { readonly on: RaceBet }[];
  const more = bets.length - SHOWN;
  return (
    <span class="past-race">
      <FirstThree outcome={outcome} />
      <small>
        <span>
          {bets
            .slice(0, SHOWN)
            .map(({ on }) => names.bet(on))
            .join(' · ')}
        </span>
        {more > 0 && <span>{` · ${words('more', { count: more })}`}</span>}
      </small>
    </span>
  );
}
