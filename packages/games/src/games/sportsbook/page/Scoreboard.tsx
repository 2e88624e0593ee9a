import type { Fixture, Team } from '../../../protocol/book.ts';
import { useWords } from '../../../page/kit.ts';
import { chancesOf, colourOf, sideName } from './fixtures.ts';
import { Kit } from './Kit.tsx';
import { MatchClock } from './MatchClock.tsx';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';

/** The match's board: both kits, the score in figures that are read across a room, its ninety minutes, what the odds say. */
export const Scoreboard = memo(function Scoreboard({ fixture }: { readonly fixture: Fixture }) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const { home, away, score, phase, league } = fixture;
  const isPlayed = phase === 'running' || phase === 'over';
  return (
    <header
      class="board"
      data-phase={phase}
      style={{ '--home': colourOf(home), '--away': colourOf(away) } as Record<string, string>}
    >
      <p class="board-league">{names.league(league)}</p>
      <h2 class="board-teams">
        <BoardSide team={home} />
        <span class="figures">
          {isPlayed ? (
            <>
              <b key={`home${score[0]}`}>{words.number(score[0])}</b>
              <i aria-hidden="true" />
              <b key={`away${score[1]}`}>{words.number(score[1])}</b>
            </>
          ) : (
            <MatchClock fixture={fixture} exact />
          )}
        </span>
        <BoardSide team={away} />
      </h2>
      <p class="board-clock">{isPlayed ? <MatchClock fixture={fixture} /> : words('untilKickoff')}</p>
      {isPlayed && <Minutes fixture={fixture} />}
      <Chances fixture={fixture} />
    </header>
  );
});

function BoardSide({ team }: { readonly team: Team }) {
  return (
    <span class="board-side">
      <Kit team={team} />
      <span>{team.name}</span>
    </span>
  );
}

const MATCH_MINUTES = 90;
const share = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** Ninety minutes as a line, its goals on it: home's above, away's below. */
function Minutes({ fixture }: { readonly fixture: Fixture }) {
  const { minute, phase, happenings } = fixture;
  const passed = phase === 'over' ? MATCH_MINUTES : (minute ?? 0);
  return (
    <div class="minutes" aria-hidden="true">
      <span class="minutes-passed" style={{ inlineSize: share(passed / MATCH_MINUTES) }} />
      {happenings
        .filter(({ kind }) => kind === 'goal')
        .map((goal) => (
          <span
            key={goal.at}
            class="goal"
            data-side={goal.side}
            title={sideName(fixture, goal.side)}
            style={{ insetInlineStart: share(goal.minute / MATCH_MINUTES) }}
          />
        ))}
    </div>
  );
}

/** How likely the odds say each end is. */
function Chances({ fixture }: { readonly fixture: Fixture }) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const chances = chancesOf(fixture);
  if (!chances) return null;
  const { home, away } = fixture;
  const rows = (['home', 'draw', 'away'] as const).map((pick) => ({
    pick,
    name: names.pick({ market: 'result', line: null, pick, home: home.short, away: away.short }),
    percent: words.number(chances[pick], { style: 'percent', maximumFractionDigits: 0 }),
  }));
  return (
    <dl class="chances" aria-label={words('chances')}>
      {rows.map(({ pick, name, percent }) => (
        <div key={pick} data-pick={pick} style={{ flexGrow: chances[pick] }}>
          <dt>{name}</dt>
          <dd>{percent}</dd>
        </div>
      ))}
    </dl>
  );
}
