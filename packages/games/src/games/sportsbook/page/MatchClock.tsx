import type { Fixture } from '../../../protocol/book.ts';
import { clockOf, sinceStroke, useLook, useWords } from '../../../page/kit.ts';
import { useDesk } from './desk.ts';
import { isHalfTime } from './fixtures.ts';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';

/** Where a match is: the time until its kickoff, its minute, or that it has ended. */
export function MatchClock({ fixture }: { readonly fixture: Fixture }) {
  const words = useWords<keyof typeof english>();
  const { phase, minute } = fixture;
  if (phase === 'upcoming') return <Countdown to={fixture.kickoffAt} />;
  const isMinute = phase === 'running' && !isHalfTime(fixture);
  return (
    <span class="match-clock" data-phase={phase} data-minute={isMinute ? '' : undefined}>
      {phase === 'over' && words('fullTime')}
      {phase === 'void' && words('voided')}
      {phase === 'running' && (isMinute ? words('minute', { minute: minute ?? 0 }) : words('halfTime'))}
    </span>
  );
}

const Countdown = memo(function Countdown({ to }: { readonly to: number }) {
  const words = useWords<keyof typeof english>();
  const { now } = useDesk();
  const left = useLook(() => clockOf(to - now() + sinceStroke()));
  return (
    <time class="match-clock" data-phase="upcoming" aria-label={words('kickoffIn', { time: left })}>
      {left}
    </time>
  );
});
