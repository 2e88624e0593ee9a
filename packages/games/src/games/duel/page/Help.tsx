import { Facts } from '../../../page/kit.ts';
import { CHAMPIONS } from '../rules/champions.ts';
import { Habits } from './Corner.tsx';
import { Crest } from './Crest.tsx';
import { useDuel } from './duels.ts';
import { MoveSign } from './MoveSign.tsx';
import { nameOf, useDuelWords } from './words.ts';

export function Help() {
  const words = useDuelWords();
  const { arena } = useDuel();
  const { most, weariness } = arena;
  return (
    <>
      <p>{words('helpPlay')}</p>
      <p>{words(weariness > 0 ? 'helpBlitz' : 'helpArena', { most, count: weariness })}</p>
      <Facts
        rows={[
          [words('movestrike'), <MoveSign move="strike" />, words('helpStrike')],
          [words('movesweep'), <MoveSign move="sweep" />, words('helpSweep')],
          [words('moveward'), <MoveSign move="ward" />, words('helpWard')],
        ]}
      />
      <p>{words('helpBets')}</p>
      <p>{words('helpOdds')}</p>
      <h3>{words('helpChampions')}</h3>
      <p>{words('helpHabits')}</p>
      <ul class="champions">
        {CHAMPIONS.map(({ id, kind, vigour }) => (
          <li key={id}>
            <Crest id={id} />
            <span>
              <strong>{nameOf(words, id)}</strong>
              <small>
                {words(`kind${kind}`)} · {words('helpVigour', { count: vigour - weariness })}
              </small>
              <Habits id={id} />
            </span>
          </li>
        ))}
      </ul>
      <p class="quiet">{words('helpKeys')}</p>
    </>
  );
}
