import type { Fixture } from '../../../protocol/book.ts';
import { Icon, useWords } from '../../../page/kit.ts';
import { Kit } from './Kit.tsx';
import { MatchClock } from './MatchClock.tsx';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';

/** The band along the upper edge: every match that runs, with its minute and its score. */
export const LiveStrip = memo(function LiveStrip({
  fixtures,
  players,
  selected,
  onSelect,
}: {
  readonly fixtures: readonly Fixture[];
  readonly players: number;
  readonly selected: string | undefined;
  readonly onSelect: (fixtureId: string) => void;
}) {
  const words = useWords<keyof typeof english>();
  const running = fixtures.filter(({ phase }) => phase === 'running');
  return (
    <nav class="strip" aria-label={words('live')}>
      <span class="on-air" data-on={running.length > 0 ? '' : undefined}>
        {words('live')}
      </span>
      {running.length === 0 && <span class="quiet">{words('nothingLive')}</span>}
      <ul>
        {running.map((fixture) => (
          <li key={fixture.id}>
            <Bug fixture={fixture} selected={fixture.id === selected} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      <p class="crowd">
        <Icon name="people" />
        <span class="visually-hidden">{words('players')}</span> {words.number(players)}
      </p>
    </nav>
  );
});

/** A match in the band: a broadcast's score bug. */
const Bug = memo(function Bug({
  fixture,
  selected,
  onSelect,
}: {
  readonly fixture: Fixture;
  readonly selected: boolean;
  readonly onSelect: (fixtureId: string) => void;
}) {
  const names = useNames();
  const { id, home, away, score } = fixture;
  return (
    <button
      type="button"
      class="bug"
      aria-current={selected ? 'true' : undefined}
      aria-label={`${home.name} ${names.score(score)} ${away.name}`}
      onClick={() => onSelect(id)}
    >
      <span class="bug-clock">
        <MatchClock fixture={fixture} />
      </span>
      <Kit team={home} />
      <span>{home.short}</span>
      <strong key={score.join()}>{names.score(score)}</strong>
      <span>{away.short}</span>
      <Kit team={away} />
    </button>
  );
});
