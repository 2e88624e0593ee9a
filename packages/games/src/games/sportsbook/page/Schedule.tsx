import { useState } from 'preact/hooks';
import type { Fixture } from '../../../protocol/book.ts';
import { useWords } from '../../../page/kit.ts';
import { useDesk } from './desk.ts';
import { MatchRow } from './MatchRow.tsx';
import type english from './messages/en_US.json';
import { Results } from './Results.tsx';
import { Segments } from './Segments.tsx';

type Tab = 'matches' | 'results';

/** The programme: what runs, what comes, what has been. */
export function Schedule({
  selected,
  back,
  onSelect,
}: {
  readonly selected: string | undefined;
  /** The match that the player comes back from: the keyboard goes on there. */
  readonly back: string | undefined;
  readonly onSelect: (fixtureId: string) => void;
}) {
  const words = useWords<keyof typeof english>();
  const { book } = useDesk();
  const [tab, open] = useState<Tab>('matches');
  const part = (title: string, fixtures: readonly Fixture[]) =>
    fixtures.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ol class="rows">
          {fixtures.map((fixture) => (
            <MatchRow
              key={fixture.id}
              fixture={fixture}
              selected={fixture.id === selected}
              first={fixture.id === back}
              onOpen={() => onSelect(fixture.id)}
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
          {book.fixtures.length === 0 && <p class="quiet">{words('noMatches')}</p>}
          {part(
            words('live'),
            book.fixtures.filter(({ phase }) => phase === 'running'),
          )}
          {part(
            words('upcoming'),
            book.fixtures.filter(({ phase }) => phase === 'upcoming'),
          )}
        </>
      ) : (
        <Results onSelect={onSelect} />
      )}
    </div>
  );
}
