import { useState } from 'preact/hooks';
import type { Fixture } from '../../../protocol/book.ts';
import { useWords } from '../../../page/kit.ts';
import { MatchRow } from './MatchRow.tsx';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { Results } from './Results.tsx';
import { Segments } from './Segments.tsx';
import { picksOf, type Draft } from './slip.ts';

type Tab = 'matches' | 'results';

/** The programme: what runs, what comes, what has been. */
export const Schedule = memo(function Schedule({
  fixtures,
  results,
  draft,
  selected,
  back,
  onSelect,
}: {
  readonly fixtures: readonly Fixture[];
  readonly results: readonly Fixture[];
  readonly draft: Draft;
  readonly selected: string | undefined;
  /** The match that the player comes back from: the keyboard goes on there. */
  readonly back: string | undefined;
  readonly onSelect: (fixtureId: string) => void;
}) {
  const words = useWords<keyof typeof english>();
  const [tab, open] = useState<Tab>('matches');
  const part = (title: string, those: readonly Fixture[]) =>
    those.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ol class="rows">
          {those.map((fixture) => (
            <MatchRow
              key={fixture.id}
              fixture={fixture}
              picks={picksOf(draft, fixture.id)}
              selected={fixture.id === selected}
              first={fixture.id === back}
              onOpen={onSelect}
            />
          ))}
        </ol>
      </section>
    );
  return (
    <div class="schedule">
      <Segments
        label={words('programme')}
        options={[
          ['matches', words('matches')],
          ['results', words('results')],
        ]}
        value={tab}
        onChange={open}
      />
      {tab === 'matches' ? (
        <>
          {fixtures.length === 0 && <p class="quiet">{words('noMatches')}</p>}
          {part(
            words('live'),
            fixtures.filter(({ phase }) => phase === 'running'),
          )}
          {part(
            words('upcoming'),
            fixtures.filter(({ phase }) => phase === 'upcoming'),
          )}
        </>
      ) : (
        <Results results={results} onSelect={onSelect} />
      )}
    </div>
  );
});
