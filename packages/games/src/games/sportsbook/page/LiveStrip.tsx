import { Icon, useWords } from '../../../page/kit.ts';
import { useDesk } from './desk.ts';
import { Kit } from './Kit.tsx';
import { MatchClock } from './MatchClock.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';

/** The band along the upper edge: every match that runs, with its minute and its score. */
export function LiveStrip({
  selected,
  onSelect,
}: {
  readonly selected: string | undefined;
  readonly onSelect: (fixtureId: string) => void;
}) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const { fixtures, players } = useDesk().book;
  const running = fixtures.filter(({ phase }) => phase === 'running');
  return (
    <nav class="strip" aria-label={words('live')}>
      <span class="on-air" data-on={running.length > 0 ? '' : undefined}>
        {words('live')}
      </span>
      {running.length === 0 && <span class="quiet">{words('nothingLive')}</span>}
      <ul>
        {running.map((fixture) => {
          const { id, home, away, score } = fixture;
          return (
            <li key={id}>
              <button
                type="button"
                class="bug"
                aria-current={id === selected ? 'true' : undefined}
                aria-label={`${home.name} ${names.score(score)} ${away.name}`}
                onClick={() => onSelect(id)}
              >
                <MatchClock fixture={fixture} />
                <Kit team={home} />
                <span>{home.short}</span>
                <strong key={score.join()}>{names.score(score)}</strong>
                <span>{away.short}</span>
                <Kit team={away} />
              </button>
            </li>
          );
        })}
      </ul>
      <p class="crowd">
        <Icon name="people" />
        <span class="visually-hidden">{words('players')}</span> {words.number(players)}
      </p>
    </nav>
  );
}
