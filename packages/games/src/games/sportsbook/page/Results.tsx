import type { Fixture } from '../../../protocol/book.ts';
import { useInstants, useWords } from '../../../page/kit.ts';
import { Kit } from './Kit.tsx';
import { MatchClock } from './MatchClock.tsx';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';

const KICKOFF = { hour: '2-digit', minute: '2-digit' } as const;

/** How the last matches ended. */
export const Results = memo(function Results({
  results,
  onSelect,
}: {
  readonly results: readonly Fixture[];
  readonly onSelect: (fixtureId: string) => void;
}) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const instants = useInstants();
  if (results.length === 0) return <p class="quiet">{words('noResults')}</p>;
  return (
    <ol class="rows results">
      {results.map((fixture) => {
        const { id, home, away, score, phase } = fixture;
        return (
          <li key={id}>
            <button type="button" class="result-row" onClick={() => onSelect(id)}>
              {phase === 'void' ? (
                <MatchClock fixture={fixture} />
              ) : (
                <time class="match-clock">{instants.write(fixture.kickoffAt, KICKOFF)}</time>
              )}
              <span class="result-home">
                {home.name} <Kit team={home} />
              </span>
              <strong>{phase === 'void' ? '–' : names.score(score)}</strong>
              <span class="result-away">
                <Kit team={away} /> {away.name}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
});
