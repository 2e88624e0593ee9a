import { useEffect, useRef } from 'preact/hooks';
import type { Fixture, Team } from '../../../protocol/book.ts';
import { useWords } from '../../../page/kit.ts';
import { marketOf } from './fixtures.ts';
import { Kit } from './Kit.tsx';
import { MatchClock } from './MatchClock.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';
import { OddsKey } from './OddsKey.tsx';

/** Everywhere in the world the three ways that a match can end. */
const SHORT = { home: '1', draw: 'X', away: '2' } as const;

/** A match as a line of the programme: where it is, who plays, and the odds of its result. */
export function MatchRow({
  fixture,
  selected = false,
  first = false,
  onOpen,
}: {
  readonly fixture: Fixture;
  readonly selected?: boolean;
  /** Has the focus when the programme comes up. */
  readonly first?: boolean;
  /** Shows all of its markets; missing where there is no room for them. */
  readonly onOpen?: (() => void) | undefined;
}) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const { home, away, phase, score, league, markets } = fixture;
  const result = marketOf(fixture, 'result');
  const isRunning = phase === 'running';
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (first) row.current!.querySelector('button')!.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes up
  }, []);
  const shown = (
    <>
      <span class="row-when">
        <MatchClock fixture={fixture} />
        <small>{names.league(league)}</small>
        {onOpen && (
          <b class="row-more">
            <span aria-hidden="true">+{words.number(markets.length)}</span>
            <span class="visually-hidden">{words('moreMarkets', { count: markets.length })}</span>
          </b>
        )}
      </span>
      <Side team={home} score={isRunning ? score[0] : undefined} />
      <Side team={away} score={isRunning ? score[1] : undefined} />
    </>
  );
  return (
    <li ref={row} class="row" data-phase={phase}>
      {onOpen ? (
        <button type="button" class="row-match" aria-current={selected ? 'true' : undefined} onClick={onOpen}>
          {shown}
        </button>
      ) : (
        <div class="row-match">{shown}</div>
      )}
      <div class="row-keys" role="group" aria-label={`${home.name} – ${away.name}`}>
        {result ? (
          result.picks.map((pick) => (
            <OddsKey
              key={pick.pick}
              {...{ fixture, pick }}
              market={result}
              short={SHORT[pick.pick as keyof typeof SHORT]}
            />
          ))
        ) : (
          <p class="quiet">{words('noMarkets')}</p>
        )}
      </div>
    </li>
  );
}

function Side({ team, score }: { readonly team: Team; readonly score: number | undefined }) {
  const words = useWords();
  return (
    <span class="row-side">
      <Kit team={team} />
      <span class="row-name">{team.name}</span>
      {score !== undefined && <strong key={score}>{words.number(score)}</strong>}
    </span>
  );
}
