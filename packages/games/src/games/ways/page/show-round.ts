import type { Sound } from '../../../page/kit.ts';
import type { Pace } from '../../../page/slots/pace.ts';
import type { WaysRound, WaysSpin } from '../rules/round.ts';
import { REELS, SCATTER } from '../rules/symbols.ts';
import { OPENING_SCATTERS } from '../rules/table.ts';
import type { Grid, Places } from './scene/lights.ts';
import type { WindowScene } from './scene/window.scene.ts';
import { waysOf, type Told } from './told.ts';

interface Stage {
  readonly pace: Pace;
  readonly scene: WindowScene;
  readonly sound: Pick<Sound, 'play'>;
  tell(told: Told): void;
  /** Read out to assistive technology. */
  announce(banner: NonNullable<Told['banner']>): void;
}

const WIN_MS = 620;
const LANDED_MS = 180;
const BANNER_MS = 1_900;

/** Shows a round from its first pane to its last: spins, falls, free spins. A press ends the spin that is shown. */
export async function showRound(stage: Stage, round: WaysRound): Promise<void> {
  const { pace, scene, tell } = stage;
  let units = 0;
  let told: Told = { ways: 0, units: 0 };
  const say = (change: Partial<Told>): void => tell((told = { ...told, ...change }));

  async function banner(shown: NonNullable<Told['banner']>): Promise<void> {
    say({ banner: shown, win: undefined });
    stage.announce(shown);
    await pace.wait(BANNER_MS);
    say({ banner: undefined });
  }

  /** @param free which free spin it is, and of how many */
  async function showSpin(spin: WaysSpin, free: { at: number; of: number } | undefined): Promise<void> {
    const first = spin.steps[0]!;
    say({
      win: undefined,
      ways: waysOf(first.grid),
      free: free && { ...free, multiplier: first.multiplier },
    });
    await scene.drop(first.grid, free ? REELS : slowFrom(first.grid));
    await pace.wait(LANDED_MS);
    for (const [index, step] of spin.steps.entries()) {
      if (step.wins.length === 0) break;
      units = Math.min(units + step.units, round.units);
      const ways = step.wins.reduce((sum, win) => sum + win.ways, 0);
      say({ units, win: { ways, units: step.units, multiplier: step.multiplier } });
      stage.sound.play('tick', index * 2);
      await scene.light(step.removed);
      await pace.wait(WIN_MS);
      const next = spin.steps[index + 1];
      if (!next) break;
      say({ win: undefined, free: free && { ...free, multiplier: next.multiplier } });
      await scene.refill(step.removed, next.grid);
      await pace.wait(LANDED_MS);
    }
  }

  let total = 0;
  for (const [at, spin] of round.spins.entries()) {
    if (at > 0) {
      pace.begin();
      // The next one falls in while the last one falls out.
      void scene.leave();
    }
    await showSpin(spin, at > 0 ? { at, of: total } : undefined);
    if (spin.added > 0 && !(round.capped && at === round.spins.length - 1)) {
      stage.sound.play(at === 0 ? 'bonus' : 'reveal');
      await scene.light(scattersIn(spin.steps.at(-1)!.grid));
      await banner({ kind: at === 0 ? 'opened' : 'more', count: spin.added });
      await scene.light(undefined);
    }
    total += spin.added;
  }
  if (round.spins.length > 1) {
    pace.begin();
    await banner({ kind: 'ended', count: round.spins.length - 1, units: freeUnits(round) });
  }
  if (round.capped) await banner({ kind: 'capped' });
  say({ free: undefined, win: undefined, banner: undefined });
}

/** What the free spins paid: of a round that ended at the cap, what is left of it for them. */
const freeUnits = ({ spins, units }: WaysRound): number => units - spins[0]!.units;

function scattersIn(grid: Grid): Places {
  return grid.map((column) => column.flatMap((symbol, row) => (symbol === SCATTER ? [row] : [])));
}

/** The light from which on one scatter would open the free spins; the number of lights where none would. */
export function slowFrom(grid: Grid): number {
  let scatters = 0;
  for (const [reel, column] of grid.entries()) {
    if (scatters >= OPENING_SCATTERS - 1) return reel;
    scatters += column.filter((symbol) => symbol === SCATTER).length;
  }
  return REELS;
}
