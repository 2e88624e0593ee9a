import { Icon, useLook } from '../../../page/kit.ts';
import { Crest } from './Crest.tsx';
import { secondsToBet, type Moment } from './moment.ts';
import type { PastDuel } from './record.ts';
import { nameOf, useDuelWords, type DuelWords } from './words.ts';

/** How the round stands, how the duels before it ended, and how many look on. */
export function Strip(props: {
  /** As it is in this very frame. */
  readonly look: () => Moment | undefined;
  readonly past: readonly PastDuel[];
  readonly players: number;
}) {
  const words = useDuelWords();
  const { look, past, players } = props;
  return (
    <div class="strip table-strip">
      <Stand look={look} />
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

/** Counts the seconds by itself. */
function Stand({ look }: { readonly look: () => Moment | undefined }) {
  const seconds = useLook(() => secondsToBet(look()));
  const act = look()?.act;
  return (
    <p class="stand" data-act={act?.kind}>
      {act && <StandText kind={act.kind} seconds={seconds} />}
    </p>
  );
}

function StandText({ kind, seconds }: { readonly kind: Moment['act']['kind']; readonly seconds: number }) {
  const words = useDuelWords();
  if (kind === 'waiting')
    return (
      <>
        <strong>{words.number(seconds)}</strong> {words('toBet')}
      </>
    );
  if (kind === 'void') return <>{words('voidShort')}</>;
  return <>{words(kind === 'end' ? 'isOver' : 'isOn')}</>;
}

export function lastText(words: DuelWords, { left, right, winner, exchanges: count }: PastDuel): string {
  const [name, other] = winner === right ? [right, left] : [left, right];
  return words(winner === undefined ? 'lastDraw' : 'lastWon', {
    name: nameOf(words, name),
    other: nameOf(words, other),
    count,
  });
}
