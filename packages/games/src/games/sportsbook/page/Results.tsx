import { useWords } from '../../../page/kit.ts';
import { useDesk } from './desk.ts';
import { Kit } from './Kit.tsx';
import type english from './messages/en_US.json';
import { MatchClock } from './MatchClock.tsx';
import { useNames } from './names.ts';

/** How the last matches ended. */
export function Results({ onSelect }: { readonly onSelect: (fixtureId: string) => void }) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const { results } = useDesk().book;
  const clock = new Intl.DateTimeFormat(words.tag, { hour: '2-digit', minute: '2-digit' });
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
                <time class="match-clock">{clock.format(fixture.kickoffAt)}</time>
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
}
