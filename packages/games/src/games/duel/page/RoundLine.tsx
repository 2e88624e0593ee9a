import type { RoundAnswer } from '../../../page/kit.ts';
import type { DuelBet, DuelOutcome } from '../rules/duel.ts';
import { Crest } from './Crest.tsx';
import { useDuel } from './duels.ts';
import { endOf } from './record.ts';
import { lastText } from './Strip.tsx';
import { longName, useDuelWords } from './words.ts';

const SHOWN = 2;

/** How the duel ended, and what was bet on. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useDuelWords();
  const { rules, arena } = useDuel();
  const { outcome, number } = round.view as { readonly outcome: DuelOutcome | null; readonly number: number };
  if (!outcome) return null;
  const { left, right } = outcome;
  const offer = rules.offer!(outcome);
  const bets = (round.choice as readonly { readonly on: DuelBet }[]).map(({ on }) =>
    longName(words, on, offer),
  );
  const more = bets.length - SHOWN;
  const end = endOf(outcome, arena);
  return (
    <span class="past-duel">
      <Crest id={end.winner ?? left} />
      <span>
        {lastText(words, { number, left, right, ...end })}
        <small>
          <span>{bets.slice(0, SHOWN).join(' · ')}</span>
          {more > 0 && <span>{` · ${words('more', { count: more })}`}</span>}
        </small>
      </span>
    </span>
  );
}
