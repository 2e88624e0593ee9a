import { pause, type Sound } from '../../../../page/kit.ts';
import type { SpinResult } from '../../rules/evaluate.ts';
import { REELS } from '../../rules/symbols.ts';
import type { Stage } from '../stage/stage.ts';
import { TIMING } from './timing.ts';

/**
 * Lets the reels stop on a spin's result, left to right, never sooner than the game's pace allows. Where two
 * scatters already stand, the reels that could bring more run on for a moment: only then, and on their true strips.
 */
export async function revealSpin(
  { stage, sound }: { stage: Stage; sound: Sound },
  {
    stops,
    result,
    startedAt,
    quick,
  }: { stops: readonly number[]; result: SpinResult; startedAt: number; quick: boolean },
): Promise<void> {
  const { firstStop, stagger, stop } = quick ? TIMING.quick : TIMING.normal;
  await pause(startedAt + firstStop - performance.now());
  let scatters = 0;
  const standing: Promise<void>[] = [];
  for (let reel = 0; reel < REELS; reel += 1) {
    if (!quick && scatters >= 2) {
      await Promise.all(standing);
      stage.anticipate(reel);
      await pause(TIMING.anticipation);
    } else if (reel > 0) await pause(stagger);
    const brings = result.grid[reel]!.includes('scatter');
    const nth = scatters;
    const stands = stage.stop(reel, stops[reel]!, stop).then(() => {
      sound.play('stop', reel);
      if (brings) sound.play('reveal', nth);
    });
    standing.push(stands);
    if (brings) scatters += 1;
  }
  await Promise.all(standing);
  stage.anticipate(undefined);
}
