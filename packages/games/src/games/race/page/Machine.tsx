import { useCallback } from 'preact/hooks';
import { Picture } from '../../../page/kit.ts';
import type { Runner } from '../rules/runners.ts';
import { BUILDS } from './scene/builds.ts';
import { drawStanding } from './scene/machine.ts';

/** A machine as a small picture: words beside it say which one. */
export function Machine({ runner, width }: { readonly runner: Runner; readonly width: number }) {
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D, length: number) => drawStanding(ctx, runner, length),
    [runner],
  );
  return <Picture width={width} height={width / 2} draw={draw} />;
}

/** The number of a lane, ringed in its machine's lacquer. */
export function Plate({ lane, runner }: { readonly lane: number; readonly runner: Runner }) {
  const { lacquer, trim } = BUILDS[runner];
  return (
    <b class="plate" style={{ '--lacquer': lacquer, '--trim': trim }}>
      {lane + 1}
    </b>
  );
}
