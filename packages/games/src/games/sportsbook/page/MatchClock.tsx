import type { Fixture } from '../../../protocol/book.ts';
import { clockOf, sinceStroke, useLook, useWords } from '../../../page/kit.ts';
import { useDesk } from './desk.ts';
import { isHalfTime } from './fixtures.ts';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';

/** Where a match is: the time until its kickoff, its minute, or that it has ended. */
export function MatchClock({
  fixture,
  exact = false,
}: {
  readonly fixture: Fixture;
  /** To the second; else only what is less than a minute is: the rest of the programme stands still. */
  readonly exact?: boolean;
}) {
  const words = useWords<keyof typeof english>();
  const { phase, minute } = fixture;
  if (phase === 'upcoming') return <Countdown to={fixture.kickoffAt} exact={exact} />;
  const isMinute = phase === 'running' && !isHalfTime(fixture);
  return (
    <span class="match-clock" data-phase={phase} data-ticks={isMinute ? '' : undefined}>
      {phase === 'over' && <span>{words('fullTime')}</span>}
      {phase === 'void' && <span>{words('voided')}</span>}
      {phase === 'running' && (
        <span>{isMinute ? words('minute', { minute: minute ?? 0 }) : words('halfTime')}</span>
      )}
    </span>
  );
}

const MINUTE_S = 60;
const MINUTES = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;

const Countdown = memo(function Countdown({ to, exact }: { readonly to: number; readonly exact: boolean }) {
  const words = useWords<keyof typeof english>();
  const { now } = useDesk();
  const seconds = useLook(() => {
    const left = Math.max(0, Math.floor((to - now() + sinceStroke()) / 1_000));
    return exact || left < MINUTE_S ? left : left - (left % MINUTE_S);
  });
  const ticks = exact || seconds < MINUTE_S;
  const left = ticks ? clockOf(seconds * 1_000) : words.number(seconds / MINUTE_S, MINUTES);
  return (
    <time
      class="match-clock"
      data-phase="upcoming"
      data-ticks={ticks ? '' : undefined}
      aria-label={words('kickoffIn', { time: left })}
    >
      {left}
    </time>
  );
});
