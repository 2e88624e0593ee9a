import { Button, standing, useMoney, useWords, type Chips, type Placement } from '../../../page/kit.ts';
import { paidAt } from '../../../rules/odds.ts';
import type { RaceBet, RaceOffer } from '../rules/race.ts';
import { useNames } from './bet-names.ts';
import { Plate } from './Machine.tsx';
import type english from './messages/en_US.json';
import { betOf, lanesOf, oddsOf, standingOf } from './spots.ts';
import type { RaceStanding } from './use-standing.ts';

/** The player's bets: those that are placed, and the chips that are not yet. While it runs, how each of them stands. */
export function Slip(props: {
  readonly offer: RaceOffer;
  readonly mine: readonly Placement<RaceBet>[];
  readonly chips: Chips;
  readonly now: RaceStanding | undefined;
  /** Gives a placement back; `undefined` when that is too late. */
  readonly onReturn: ((roundId: string) => void) | undefined;
}) {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const { offer, mine, chips, now, onReturn } = props;
  const placed = standing(mine);
  if (placed.length === 0 && chips.laid.size === 0) return null;
  return (
    <ul class="slip" aria-label={words('slip')}>
      {[...chips.laid].map(([spot, stake]) => (
        <li key={spot} class="entry" data-waiting="">
          <Line offer={offer} bet={betOf(spot)} stake={stake} now={undefined} />
          <Button kind="tool" icon="close" label={words('takeChip')} onPress={() => chips.take(spot)} />
        </li>
      ))}
      {placed.toReversed().map(({ roundId, bets }) => (
        <li key={roundId} class="entry">
          <ul>
            {bets.map(({ on, stake }, at) => (
              <li key={at}>
                <Line offer={offer} bet={on} stake={money.read(stake)} now={now} />
              </li>
            ))}
          </ul>
          {onReturn && (
            <Button kind="tool" icon="close" label={words('takeBack')} onPress={() => onReturn(roundId)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Line(props: {
  readonly offer: RaceOffer;
  readonly bet: RaceBet;
  readonly stake: bigint;
  readonly now: RaceStanding | undefined;
}) {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const { offer, bet, stake, now } = props;
  const field = offer.lanes.map(({ runner }) => runner);
  const names = useNames(field, offer.places);
  const odds = oddsOf(bet, offer);
  const stands = now && standingOf(bet, offer.places, now.ranking, now.arrived);
  return (
    <p class="line" data-stands={stands}>
      <span class="plates" aria-hidden="true">
        {lanesOf(bet).map((lane) => (
          <Plate key={lane} lane={lane} runner={field[lane]!} />
        ))}
      </span>
      <span class="what">
        <span>{names.bet(bet)}</span>
        <small>
          {stands ? words(`stand${stands}`) : words('pays', { amount: money.write(paidAt(stake, odds)) })}
        </small>
      </span>
      <span class="sum">
        {money.write(stands === 'won' ? paidAt(stake, odds) : stake)}
        <small>× {names.odds(odds)}</small>
      </span>
    </p>
  );
}
