import {
  isSlipStanding,
  useMoney,
  useWords,
  verdictOf,
  type BookView,
  type FrameKey,
  type Verdict,
} from '../../../page/kit.ts';
import type { Slip } from '../../../protocol/book.ts';
import { useBookNow } from './desk.ts';
import { findFixture } from './fixtures.ts';
import { LegState } from './LegState.tsx';
import { MatchClock } from './MatchClock.tsx';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';

/** The player's slips: those that are open first, then those that have ended, each newest first. */
export const MyBets = memo(function MyBets({ mine }: { readonly mine: BookView['mine'] }) {
  const words = useWords<keyof typeof english>();
  if (mine.length === 0) return <p class="slip-empty">{words('noBets')}</p>;
  const standing = mine.filter(isSlipStanding);
  const ended = mine.filter((slip) => !isSlipStanding(slip));
  return (
    <ol class="bets">
      {[...standing, ...ended].map((slip) => (
        <BetCard key={slip.roundId} slip={slip} />
      ))}
    </ol>
  );
});

/** How a slip that was paid is called: what gives back no more than its stake is no win. */
const ENDED = {
  nothing: 'leglost',
  partial: 'returned',
  even: 'returned',
  win: 'legwon',
  grand: 'legwon',
} as const satisfies Record<Verdict, keyof typeof english | FrameKey>;

const BetCard = memo(function BetCard({ slip }: { readonly slip: Slip }) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const money = useMoney();
  const { legs, stake, odds, couldPay, payout, state } = slip;
  const verdict = payout === null ? undefined : verdictOf(money.read(payout), money.read(stake));
  return (
    <li class="bet" data-state={state} data-verdict={verdict}>
      <header>
        <strong>{legs.length === 1 ? words('single') : words('comboOf', { count: legs.length })}</strong>
        <span class="bet-state">{words(verdict ? ENDED[verdict] : `state${state}`)}</span>
      </header>
      <ol>
        {legs.map((leg, at) => (
          <LegLine key={at} leg={leg} />
        ))}
      </ol>
      <dl class="bet-sums">
        <div>
          <dt>{words('stake')}</dt>
          <dd>{money.write(stake)}</dd>
        </div>
        <div>
          <dt>{words('totalOdds')}</dt>
          <dd>{names.odds(odds)}</dd>
        </div>
        <div class="bet-pays">
          <dt>{words(payout === null ? 'couldPay' : 'paid')}</dt>
          <dd>{money.write(payout ?? couldPay)}</dd>
        </div>
      </dl>
    </li>
  );
});

function LegLine({ leg }: { readonly leg: Slip['legs'][number] }) {
  const names = useNames();
  return (
    <li class="bet-leg" data-state={leg.state}>
      <LegState state={leg.state} />
      <span class="bet-what">
        <b>{names.pick(leg)}</b> {names.odds(leg.odds)}
        <small>
          {names.market(leg)} · {leg.home} – {leg.away}
        </small>
      </span>
      <LegLive leg={leg} />
    </li>
  );
}

/** A leg's match as it stands now. */
function LegLive({ leg }: { readonly leg: Slip['legs'][number] }) {
  const names = useNames();
  const fixture = findFixture(useBookNow(), leg.fixtureId);
  // What runs is shown as it runs; a match that has left the book, as the slip knows it.
  const score = fixture?.phase === 'running' ? fixture.score : leg.score;
  return (
    <span class="bet-live">
      {score && <strong key={score.join()}>{names.score(score)}</strong>}
      {fixture && <MatchClock fixture={fixture} />}
    </span>
  );
}
