import { Icon, useLook, useWords } from '../../../page/kit.ts';
import { Plate } from './Machine.tsx';
import type english from './messages/en_US.json';
import type { RaceOutcome } from '../rules/race.ts';
import type { RaceSnapshot } from './running.ts';

/** How many of the first are told of a past race. */
const TOLD = 3;

/** The first three of a race, by the numbers of their lanes. */
export function FirstThree({ outcome: { order, field } }: { readonly outcome: RaceOutcome }) {
  return (
    <span class="three">
      {order.slice(0, TOLD).map((lane) => (
        <Plate key={lane} lane={lane} runner={field[lane]!.runner} />
      ))}
    </span>
  );
}

/** How the round stands, who came first before, and how many look on. */
export function Strip(props: {
  readonly snapshot: RaceSnapshot;
  readonly msLeft: () => number | undefined;
  /** All have arrived. */
  readonly finished: boolean;
}) {
  const words = useWords<keyof typeof english>();
  const { snapshot, msLeft, finished } = props;
  const { phase, players, last, number } = snapshot;
  const left = useLook(() => Math.ceil((msLeft() ?? 0) / 1_000));
  return (
    <div class="strip table-strip">
      <p class="stand" data-phase={phase}>
        {phase === 'betting' ? (
          <>
            <strong>{words.number(left)}</strong> {words('toStart')}
          </>
        ) : (
          words(phase === 'void' ? 'voidShort' : phase === 'over' || finished ? 'finished' : 'running')
        )}
      </p>
      <ol class="last" aria-label={words('last')}>
        {last
          .filter((one) => one.number < number)
          .map((one) => (
            <li key={one.number}>
              <FirstThree outcome={one.outcome} />
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
