import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fixture, Team } from '../../../protocol/book.ts';
import { useWords } from '../../../page/kit.ts';
import { marketOf } from './fixtures.ts';
import { Kit } from './Kit.tsx';
import { MatchClock } from './MatchClock.tsx';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';
import { OddsKey } from './OddsKey.tsx';
import { isAmong, offerOf } from './slip.ts';

/** Everywhere in the world the three ways that a match can end. */
const SHORT = { home: '1', draw: 'X', away: '2' } as const;

/** A match as a line of the programme: where it is, who plays, and the odds of its result. */
export const MatchRow = memo(function MatchRow({
  fixture,
  picks,
  selected = false,
  first = false,
  onOpen,
}: {
  readonly fixture: Fixture;
  /** What of it is on the slip. */
  readonly picks: string;
  readonly selected?: boolean;
  /** Has the focus when the programme comes up. */
  readonly first?: boolean;
  /** Shows all of its markets; missing where there is no room for them. */
  readonly onOpen?: ((fixtureId: string) => void) | undefined;
}) {
  const { id, home, away, phase } = fixture;
  const row = useRef<HTMLLIElement>(null);
  // As it was when it came up: later the focus is the player's.
  const [isFirst] = useState(first);
  useEffect(() => {
    if (isFirst) row.current!.querySelector('button')!.focus();
  }, [isFirst]);
  const lines = <Lines fixture={fixture} opens={onOpen !== undefined} />;
  return (
    <li ref={row} class="row" data-phase={phase}>
      {onOpen ? (
        <button
          type="button"
          class="row-match"
          aria-current={selected ? 'true' : undefined}
          onClick={() => onOpen(id)}
        >
          {lines}
        </button>
      ) : (
        <div class="row-match">{lines}</div>
      )}
      <div class="row-keys" role="group" aria-label={`${home.name} – ${away.name}`}>
        <Odds fixture={fixture} picks={picks} />
      </div>
    </li>
  );
});

/** When and where it is played, and by whom. */
const Lines = memo(function Lines({
  fixture,
  opens,
}: {
  readonly fixture: Fixture;
  /** Whether a press shows all of its markets. */
  readonly opens: boolean;
}) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const { home, away, phase, score, league, markets } = fixture;
  const isRunning = phase === 'running';
  return (
    <span class="row-lines">
      <span class="row-when">
        <span class="row-clock">
          <MatchClock fixture={fixture} />
        </span>
        <small>{names.league(league)}</small>
        {opens && (
          <b class="row-more">
            <span aria-hidden="true">+{words.number(markets.length)}</span>
            <span class="visually-hidden">{words('moreMarkets', { count: markets.length })}</span>
          </b>
        )}
      </span>
      <Side team={home} score={isRunning ? score[0] : undefined} />
      <Side team={away} score={isRunning ? score[1] : undefined} />
    </span>
  );
});

const Side = memo(function Side({
  team,
  score,
}: {
  readonly team: Team;
  readonly score: number | undefined;
}) {
  const words = useWords();
  return (
    <span class="row-side">
      <Kit team={team} />
      <span class="row-name">{team.name}</span>
      {score !== undefined && <strong key={score}>{words.number(score)}</strong>}
    </span>
  );
});

/** The odds of its result. */
function Odds({ fixture, picks }: { readonly fixture: Fixture; readonly picks: string }) {
  const words = useWords<keyof typeof english>();
  const result = marketOf(fixture, 'result');
  if (!result) return <p class="quiet">{words('noMarkets')}</p>;
  return (
    <div class="row-room">
      <div class="row-odds">
        {result.picks
          .map((pick) => offerOf(fixture, result, pick))
          .map((offer) => (
            <OddsKey
              key={offer.pick}
              {...offer}
              picked={isAmong(picks, offer)}
              short={SHORT[offer.pick as keyof typeof SHORT]}
            />
          ))}
      </div>
    </div>
  );
}
