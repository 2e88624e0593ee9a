import { useCell, useMoney, type Cell } from '../../../page/kit.ts';
import type { BlackjackView, HandView } from '../rules/view.ts';
import type { Verdict } from '../rules/pay.ts';
import { PlayingCard } from './PlayingCard.tsx';
import { useBlackjackWords, type BlackjackKey } from './words.ts';

const VERDICTS: Record<Verdict, BlackjackKey> = {
  blackjack: 'verdictBlackjack',
  win: 'verdictWin',
  push: 'verdictPush',
  lose: 'verdictLose',
  bust: 'verdictBust',
};

/**
 * The table at night: one lamp over dark cloth in the world's colour, cards of warm paper laid by a hand that nobody sees.
 */
export function Felt({
  seen,
  stake,
  hitsSoft17,
}: {
  readonly seen: Cell<BlackjackView | undefined>;
  /** Of the round's begin, minor unit. */
  readonly stake: bigint;
  readonly hitsSoft17: boolean;
}) {
  const words = useBlackjackWords();
  const view = useCell(seen);
  const hands = view?.hands ?? [];
  return (
    <div class="bj-room">
      <div class="bj-felt" data-hands={Math.max(1, hands.length)}>
        <section class="bj-dealer" aria-label={words('dealer')}>
          <Cards cards={view?.dealer.cards ?? []} />
          {view && view.dealer.cards.length > 0 && (
            <p class="bj-total">
              <span>{words('dealer')}</span>
              <strong data-total="dealer">
                {view.dealer.blackjack ? words('verdictBlackjack') : totalText(view.dealer, words.number)}
              </strong>
            </p>
          )}
        </section>
        <p class="bj-print">
          <span>{words('blackjackPays')}</span>
          <span>{words(hitsSoft17 ? 'soft17Hit' : 'soft17Stand')}</span>
        </p>
        <div class="bj-hands">
          {hands.map((hand, at) => (
            <Spot
              key={at}
              hand={hand}
              label={hands.length > 1 ? words('hand', { number: at + 1 }) : words('you')}
              isActive={view?.active === at && view.allowed.length > 0}
              stake={stake}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function Cards({ cards }: { readonly cards: BlackjackView['dealer']['cards'] }) {
  return (
    <div class="bj-cards" aria-hidden="true">
      {cards.map((card, at) => (
        // A card that is turned is another one.
        <PlayingCard key={`${at} ${card}`} face={card} />
      ))}
    </div>
  );
}

function Spot({
  hand,
  label,
  isActive,
  stake,
}: {
  readonly hand: HandView;
  readonly label: string;
  readonly isActive: boolean;
  readonly stake: bigint;
}) {
  const words = useBlackjackWords();
  const money = useMoney();
  const { verdict } = hand;
  return (
    <section
      class="bj-spot"
      aria-label={label}
      data-active={isActive ? '' : undefined}
      data-verdict={verdict ?? undefined}
    >
      <Cards cards={hand.cards} />
      {hand.cards.length > 0 && (
        <p class="bj-total">
          <span>{label}</span>
          <strong data-total="hand">{totalText(hand, words.number)}</strong>
        </p>
      )}
      <p class="bj-stake">
        {verdict ? <em>{words(VERDICTS[verdict])}</em> : undefined}
        <span>{money.write(hand.doubled ? stake * 2n : stake)}</span>
      </p>
    </section>
  );
}

/** A soft hand counts two ways: `7 / 17`. */
function totalText(
  { points, soft }: Pick<HandView, 'points' | 'soft'>,
  write: (value: number) => string,
): string {
  return soft && points < 21 ? `${write(points - 10)} / ${write(points)}` : write(points);
}
