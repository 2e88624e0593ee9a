import { Icon } from '../../../page/kit.ts';
import { championOf, CHOICES, MOVES, type ChampionId, type Move } from '../rules/champions.ts';
import type { Side } from '../rules/fight.ts';
import { Crest } from './Crest.tsx';
import { MoveSign } from './MoveSign.tsx';
import { nameOf, useDuelWords, writeShare } from './words.ts';

/** A champion's corner of the valance: its name, its lanterns, and what it does or likes to do. */
export function Corner(props: {
  readonly side: Side;
  readonly id: ChampionId;
  /** What it can still take, and what it could at first. */
  readonly vigour: number;
  readonly of: number;
  /** While an exchange runs. */
  readonly move: Move | undefined;
  /** How often it chooses each move is told before the duel. */
  readonly habits: boolean;
  readonly backed: boolean;
  readonly won: boolean;
}) {
  const words = useDuelWords();
  const { side, id, vigour, of, move, habits, backed, won } = props;
  return (
    <section class={`corner corner-${side}`} data-won={won ? '' : undefined} aria-label={nameOf(words, id)}>
      <h2>
        <Crest id={id} />
        <span>{nameOf(words, id)}</span>
        {backed && (
          <span class="backed" title={words('backed')}>
            <Icon name="check" />
            <span class="visually-hidden">{words('backed')}</span>
          </span>
        )}
      </h2>
      <p class="lanterns" role="img" aria-label={words('vigour', { left: vigour, of })}>
        {Array.from({ length: of }, (_, lantern) => (
          <i key={lantern} data-lit={lantern < vigour ? '' : undefined} />
        ))}
      </p>
      {habits ? <Habits id={id} /> : <p class="move">{move && <MoveName move={move} />}</p>}
    </section>
  );
}

function MoveName({ move }: { readonly move: Move }) {
  return (
    <>
      <MoveSign move={move} />
      <span>{useDuelWords()(`move${move}`)}</span>
    </>
  );
}

/** How often a champion chooses each move. */
export function Habits({ id }: { readonly id: ChampionId }) {
  const words = useDuelWords();
  const { chooses } = championOf(id);
  return (
    <ul class="habits">
      {MOVES.map((move) => (
        <li key={move} title={words(`move${move}`)}>
          <MoveSign move={move} />
          <span class="visually-hidden">{words(`move${move}`)}</span>{' '}
          {writeShare(words, chooses[move] / CHOICES)}
        </li>
      ))}
    </ul>
  );
}
