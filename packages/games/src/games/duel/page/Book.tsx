import { useMemo } from 'preact/hooks';
import { Icon, Pile, useMoney, type Chips } from '../../../page/kit.ts';
import { endsOf } from '../rules/chances.ts';
import { chanceOf, type DuelBet, type DuelOffer } from '../rules/duel.ts';
import type { Arena, Standing } from '../rules/fight.ts';
import { standsOf, type BetStands } from './stands.ts';
import { BET_KINDS, longName, shortName, useDuelWords, writeOdds, writeShare } from './words.ts';

/** All that can be bet on, with odds and chances; while the duel goes on, how each bet stands. */
export function Book(props: {
  readonly offer: DuelOffer;
  readonly arena: Arena;
  /** As it can be seen. */
  readonly standing: Standing;
  readonly isOver: boolean;
  /** Whether bets are taken in this phase. */
  readonly open: boolean;
  readonly locked: boolean;
  readonly chips: Chips;
}) {
  const words = useDuelWords();
  const { offer, arena, standing, isOver, open, locked, chips } = props;
  const { left, right, line } = offer;
  const ends = useMemo(() => endsOf(left, right, arena), [left, right, arena]);
  return (
    <div class="book">
      {BET_KINDS.map(({ legend, bets }) => (
        <section key={legend} class="kind" data-kind={legend} aria-label={words(legend)}>
          <h3 aria-hidden="true">{words(legend)}</h3>
          <div>
            {bets.map((bet) => (
              <BetButton
                key={bet}
                bet={bet}
                offer={offer}
                chance={chanceOf(bet, ends, line)}
                stands={open ? 'open' : standsOf(bet, standing, line, isOver)}
                chips={chips}
                locked={locked}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Takes a chip with each press, gives the last one back with Delete; stays focusable while it cannot be pressed, so that the keyboard does not lose its place. */
function BetButton(props: {
  readonly bet: DuelBet;
  readonly offer: DuelOffer;
  readonly chance: number;
  readonly stands: BetStands;
  readonly chips: Chips;
  readonly locked: boolean;
}) {
  const words = useDuelWords();
  const money = useMoney();
  const { bet, offer, chance, stands, chips, locked } = props;
  const odds = writeOdds(words, offer.odds[bet]);
  const share = writeShare(words, chance);
  const laid = chips.laid.get(bet) ?? 0n;
  const stake = (chips.placed.get(bet) ?? 0n) + laid;
  const said = [
    words('betSays', { bet: longName(words, bet, offer), odds, share }),
    ...(stake === 0n ? [] : [words('betStaked', { amount: money.write(stake) })]),
    ...(stands === 'open' ? [] : [words(`stands${stands}`)]),
  ];
  return (
    <button
      type="button"
      class="button bet"
      aria-label={said.join(' ')}
      aria-disabled={locked}
      data-stands={stands}
      data-staked={stake === 0n ? undefined : ''}
      onClick={() => chips.lay(bet)}
      onKeyDown={({ key }) => {
        if (key === 'Delete' || key === 'Backspace') chips.take(bet);
      }}
    >
      <span class="bet-name">
        {stands === 'won' && <Icon name="check" />}
        <span>{shortName(words, bet, offer)}</span>
      </span>
      <strong class="bet-odds">{odds}</strong>
      <small class="bet-chance">{share}</small>
      {stake > 0n && <Pile stake={stake} waiting={laid > 0n} />}
    </button>
  );
}
