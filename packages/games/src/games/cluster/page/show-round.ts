import type { Sound } from '../../../page/kit.ts';
import type { Banner } from '../../../page/slots/BannerText.tsx';
import type { Pace } from '../../../page/slots/pace.ts';
import type { ClusterRound, ClusterSpin } from '../rules/round.ts';
import type { TrayScene } from './scene/tray.scene.ts';
import { IDLE, type Told } from './told.ts';

interface Stage {
  readonly pace: Pace;
  readonly scene: TrayScene;
  readonly sound: Pick<Sound, 'play'>;
  /** So many symbols fill the meter. */
  readonly fullMeter: number;
  write(units: number): string;
  tell(told: Told): void;
  /** Read out to assistive technology. */
  announce(banner: Banner): void;
}

const WIN_MS = 640;
const LANDED_MS = 160;
const BANNER_MS = 1_900;

/** Shows a round from its first marble to its last: falls, free rounds. A press ends the spin that is shown. */
export async function showRound(stage: Stage, round: ClusterRound): Promise<void> {
  const { pace, scene, tell, write } = stage;
  let told: Told = IDLE;
  const say = (change: Partial<Told>): void => tell((told = { ...told, ...change }));

  async function banner(shown: Banner): Promise<void> {
    say({ banner: shown, win: undefined });
    stage.announce(shown);
    await pace.wait(BANNER_MS);
    say({ banner: undefined });
  }

  async function showSpin({ steps }: ClusterSpin): Promise<void> {
    const [first] = steps;
    say({ multiplier: first!.multiplier, meter: 0, win: undefined });
    await scene.drop(first!.grid);
    await pace.wait(LANDED_MS);
    for (const [index, step] of steps.entries()) {
      if (step.wins.length === 0) break;
      const { multiplier, units } = step;
      say({
        units: Math.min(told.units + units, round.units),
        meter: Math.min(step.meter, stage.fullMeter),
        win: { units, multiplier },
      });
      stage.sound.play('rise', index);
      await scene.light(step.wins, write);
      await pace.wait(WIN_MS);
      const next = steps[index + 1];
      if (!next) break;
      say({ win: undefined, multiplier: next.multiplier });
      await scene.refill(step, next.grid);
      await pace.wait(LANDED_MS);
    }
  }

  let total = 0;
  for (const [at, spin] of round.spins.entries()) {
    if (at > 0) {
      pace.begin();
      say({ free: { at, of: total } });
      await scene.leave();
    }
    await showSpin(spin);
    total += spin.added;
    if (spin.added > 0 && at < round.spins.length - 1) {
      stage.sound.play(at === 0 ? 'bonus' : 'reveal');
      if (at > 0) say({ free: { at, of: total } });
      await banner({ kind: at === 0 ? 'opened' : 'more', count: spin.added });
    }
  }
  if (round.spins.length > 1) {
    pace.begin();
    // Of a round that ended at the cap, what is left of it for the free ones.
    const units = round.units - round.spins[0]!.units;
    await banner({ kind: 'ended', count: round.spins.length - 1, units });
  }
  if (round.capped) await banner({ kind: 'capped' });
  say({ free: undefined, win: undefined, banner: undefined });
}
