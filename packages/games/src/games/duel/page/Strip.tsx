import { Icon } from '../../../page/kit.ts';
import { Crest } from './Crest.tsx';
import type { Moment } from './moment.ts';
import type { PastDuel } from './record.ts';
import { nameOf, useDuelWords, type DuelWords } from './words.ts';

/** How the round stands, how the duels before it ended, and how many look on. */
export function Strip(props: {
  readonly moment: Moment | undefined;
  readonly past: readonly PastDuel[];
  readonly players: number;
}) {
  const words = useDuelWords();
  const { moment, past, players } = props;
  return (
    <div class="strip table-strip">
      <p class="stand" data-act={moment?.act.kind}>
        {moment && <Stand moment={moment} />}
      </p>
      <ol class="last" aria-label={words('last')}>
        {past.map((duel) => (
          <li key={duel.number} title={lastText(words, duel)}>
            <span class="visually-hidden">{lastText(words, duel)}</span>
            {duel.winner === undefined ? (
              <span class="drawn">
                <Crest id={duel.left} />
                <Crest id={duel.right} />
              </span>
            ) : (
              <Crest id={duel.winner} />
            )}
            <span aria-hidden="true">{words.number(duel.exchanges)}</span>
          </li>
        ))}
      </ol>
      <p class="crowd">
        <Icon name="people" />
        <span class="visually-hidden">{words('players')}</span> {words.number(players)}
      </p>
    </div>
  );
}

function Stand({ moment: { act } }: { readonly moment: Moment }) {
  const words = useDuelWords();
  if (act.kind === 'waiting')
    return (
      <>
        <strong>{words.number(Math.ceil(act.msLeft / 1_000))}</strong> {words('toBet')}
      </>
    );
  if (act.kind === 'void') return <>{words('voidShort')}</>;
  return <>{words(act.kind === 'end' ? 'isOver' : 'isOn')}</>;
}

export function lastText(words: DuelWords, { left, right, winner, exchanges: count }: PastDuel): string {
  const [name, other] = winner === right ? [right, left] : [left, right];
  return words(winner === undefined ? 'lastDraw' : 'lastWon', {
    name: nameOf(words, name),
    other: nameOf(words, other),
    count,
  });
}
