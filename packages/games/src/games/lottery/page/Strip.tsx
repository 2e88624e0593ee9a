import { Icon, useWords, type TableSnapshot, useLook } from '../../../page/kit.ts';
import { Balls } from './Balls.tsx';
import type { Lottery } from './lotteries.ts';
import type english from './messages/en_US.json';

/** How the draw stands, what fell before, and how many take part. */
export function Strip<Ticket, Outcome>(props: {
  readonly lottery: Lottery<Ticket, Outcome>;
  readonly snapshot: TableSnapshot<Outcome, Outcome>;
  readonly msLeft: () => number | undefined;
}) {
  const words = useWords<keyof typeof english>();
  const { lottery, snapshot, msLeft } = props;
  const { phase, players, last, number } = snapshot;
  const left = useLook(() => Math.ceil((msLeft() ?? 0) / 1_000));
  // While the balls lie in the tray, they are not told a second time.
  const before = last.filter((one) => one.number < number);
  return (
    <div class="strip table-strip">
      <p class="stand" data-phase={phase}>
        {phase === 'betting' ? (
          <>
            <strong>{words.number(left)}</strong> {words('toBuy')}
          </>
        ) : (
          words(phase === 'void' ? 'voidShort' : phase === 'running' ? 'drawing' : 'wasDrawn')
        )}
      </p>
      <ol class="last" aria-label={words('last')}>
        {before.map((one) => (
          <li key={one.number}>
            <Balls lottery={lottery} outcome={one.outcome} />
          </li>
        ))}
      </ol>
      <p class="crowd">
        <Icon name="people" />
        <span class="visually-hidden">{words('players')}</span> {words.number(players)}
      </p>
    </div>
  );
}
