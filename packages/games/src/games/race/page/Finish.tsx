import { useCallback, useMemo } from 'preact/hooks';
import { Picture, useWords } from '../../../page/kit.ts';
import type { RaceTold } from '../rules/race.ts';
import type { Runner } from '../rules/runners.ts';
import { Machine, Plate } from './Machine.tsx';
import type english from './messages/en_US.json';
import { photoOf } from './photo.ts';
import { finishOf, isPhotoFinish } from './running.ts';
import { drawPhoto } from './scene/photo-picture.ts';
import { useTimes } from './use-times.ts';
import type { RaceStanding } from './use-standing.ts';

const PODIUM = 3;
const PHOTO = { width: 248, height: 116 };
/** So long nothing but the photo tells who it was. */
const DEVELOPS_MS = 1_400;

interface FinishProps {
  readonly field: readonly Runner[];
  readonly standing: RaceStanding;
  readonly name: (runner: Runner) => string;
}

/** From the first arrival on: who it is; once all have arrived, the first three and the photo of the line. */
export function Finish({ field, standing: { race, arrived }, name }: FinishProps) {
  const words = useWords<keyof typeof english>();
  if (arrived === 0) return null;
  if (arrived === field.length) return <Podium told={race} field={field} name={name} />;
  const close = isPhotoFinish(race) && race.ms < finishOf(race).atMs + DEVELOPS_MS;
  const winner = race.order[0]!;
  return (
    <p class="banner" aria-hidden="true">
      {close ? (
        words('photoFinish')
      ) : (
        <>
          <Plate lane={winner} runner={field[winner]!} /> {name(field[winner]!)}
        </>
      )}
    </p>
  );
}

function Podium({ told, field, name }: Omit<FinishProps, 'standing'> & { readonly told: RaceTold }) {
  const words = useWords<keyof typeof english>();
  const { order, run } = told;
  const photo = useMemo(() => photoOf({ order, run }), [order, run]);
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D, width: number, height: number) =>
      drawPhoto(ctx, width, height, photo, field),
    [photo, field],
  );
  const times = useTimes(told);
  return (
    <div class="podium" aria-hidden="true">
      <figure>
        <Picture {...PHOTO} draw={draw} />
        <figcaption>{words(isPhotoFinish(told) ? 'photoFinish' : 'photo')}</figcaption>
      </figure>
      <ol>
        {order.slice(0, PODIUM).map((lane, place) => (
          <li key={lane}>
            <Plate lane={lane} runner={field[lane]!} />
            <Machine runner={field[lane]!} width={place === 0 ? 72 : 52} />
            <span class="who">{name(field[lane]!)}</span>
            <span class="time">{times.of(lane)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
