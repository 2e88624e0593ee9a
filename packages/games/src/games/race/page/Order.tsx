import { useWords } from '../../../page/kit.ts';
import type { Runner } from '../rules/runners.ts';
import { Plate } from './Machine.tsx';
import type english from './messages/en_US.json';
import { useTimes } from './use-times.ts';
import type { RaceStanding } from './use-standing.ts';

interface OrderProps {
  readonly field: readonly Runner[];
  readonly standing: RaceStanding;
  readonly isMine: (lane: number) => boolean;
}

/** The order of this moment, the one in front first. */
export function Order({ field, standing, isMine }: OrderProps) {
  const words = useWords<keyof typeof english>();
  const { ranking, arrived } = standing;
  return (
    <ol class="order" aria-label={words('order')}>
      {ranking.map((lane, place) => (
        <li
          key={lane}
          data-mine={isMine(lane) ? '' : undefined}
          data-arrived={place < arrived ? '' : undefined}
        >
          <Plate lane={lane} runner={field[lane]!} />
        </li>
      ))}
    </ol>
  );
}

/** The same as a board that stands still between one second and the next: for who wants calm. */
export function StillBoard({
  field,
  standing,
  isMine,
  name,
}: OrderProps & { readonly name: (runner: Runner) => string }) {
  const words = useWords<keyof typeof english>();
  const { race, ranking, positions, arrived } = standing;
  const times = useTimes(race);
  return (
    <ol class="still" aria-label={words('order')}>
      {ranking.map((lane, place) => (
        <li
          key={lane}
          data-mine={isMine(lane) ? '' : undefined}
          data-arrived={place < arrived ? '' : undefined}
        >
          <span class="nth">{words.number(place + 1)}</span>
          <Plate lane={lane} runner={field[lane]!} />
          <span class="who">{name(field[lane]!)}</span>
          <span class="way" style={{ '--way': Math.min(1, positions[lane]!) }} />
          <span class="time">{place < arrived && times.of(lane)}</span>
        </li>
      ))}
    </ol>
  );
}
