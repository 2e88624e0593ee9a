import { useGameWorld } from '../../../page/kit.ts';
import { RANKS, type Face } from '../rules/cards.ts';

const LETTERS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** Spades, hearts, clubs, diamonds, in a square of 24. */
const SUITS = [
  'M12 2.5c2.6 3.4 8 6.8 8 11.2a4.2 4.2 0 0 1-6.9 3.2c.2 1.9.9 3.3 2.2 4.6H8.7c1.3-1.3 2-2.7 2.2-4.6A4.2 4.2 0 0 1 4 13.7C4 9.3 9.4 5.9 12 2.5z',
  'M12 21.3C7.4 17.3 3 13.9 3 9.1A4.8 4.8 0 0 1 12 6.7a4.8 4.8 0 0 1 9 2.4c0 4.8-4.4 8.2-9 12.2z',
  'M12 2.6a4.1 4.1 0 0 1 3.3 6.6 4.1 4.1 0 1 1-2.1 7.4c.2 1.9.9 3.4 2.1 4.9H8.7c1.2-1.5 1.9-3 2.1-4.9a4.1 4.1 0 1 1-2.1-7.4A4.1 4.1 0 0 1 12 2.6z',
  'M12 2l7.2 10L12 22 4.8 12z',
] as const;

const Suit = ({ path, class: name }: { readonly path: string; readonly class: string }) => (
  <svg class={name} viewBox="0 0 24 24">
    <path d={path} />
  </svg>
);

/** The back of every card: a mosaic in the world's colours, and on it the hero of the game's cover. */
function Back() {
  const { symbol } = useGameWorld();
  return (
    <div class="bj-card bj-back" data-card="down">
      {symbol && <img class="bj-hero" src={symbol.src} alt="" />}
    </div>
  );
}

/** One card of warm paper; `null` lies face down. Decoration: the total beside it is read out. */
export function PlayingCard({ face }: { readonly face: Face | null }) {
  if (face === null) return <Back />;
  const suit = Math.floor(face / RANKS);
  const letter = LETTERS[face % RANKS]!;
  const path = SUITS[suit]!;
  const isPicture = face % RANKS >= 10;
  return (
    <div class="bj-card bj-face" data-card={letter} data-red={suit % 2 === 1 ? '' : undefined}>
      <span class="bj-corner">
        {letter}
        <Suit class="bj-pip" path={path} />
      </span>
      {isPicture && <span class="bj-picture">{letter}</span>}
      <Suit class={isPicture ? 'bj-under' : 'bj-suit'} path={path} />
    </div>
  );
}
