import { createPace, type Pace } from '../../../../page/slots/pace.ts';
import { seededDraw } from '../../../../testing/seeded.ts';
import { VARIANTS } from '../../rules/index.ts';
import { createLights, type Grid, type Lights } from './lights.ts';

const grids = (lights: Lights): Grid => lights.panes.map((column) => column.map(({ symbol }) => symbol));
const resting = (lights: Lights): boolean =>
  lights.panes.every((column) =>
    column.every(({ y, alpha }, row) => Math.abs(y - row / column.length) < 1e-9 && alpha === 1),
  );

/** Lets the clock run until the show is over. */
async function play(pace: Pace, show: Promise<void>): Promise<void> {
  let over = false;
  void show.then(() => (over = true));
  while (!over) {
    pace.tick(50);
    await new Promise((soon) => setImmediate(soon));
  }
}

const falling = Array.from(
  { length: 60 },
  (_, seed) => VARIANTS.even.start({}, seededDraw(seed)).spins[0]!.steps,
)
  .filter((steps) => steps.length > 1)
  .slice(0, 8);

test.each([
  ['in motion', (_: Pace) => undefined],
  ['with reduced motion', (pace: Pace) => void (pace.calm = true)],
  ['skipped', (pace: Pace) => pace.skip()],
])('after each fall the round’s panes stand in their places, %s', async (_, set) => {
  expect(falling).toHaveLength(8);
  for (const steps of falling) {
    const pace = createPace();
    const landed: number[] = [];
    const lights = createLights(pace, (reel) => landed.push(reel));
    set(pace);
    lights.set(steps[0]!.grid);
    await play(pace, lights.leave());
    await play(pace, lights.drop(steps[0]!.grid));
    for (const [index, step] of steps.slice(0, -1).entries()) {
      expect([grids(lights), resting(lights)]).toEqual([step.grid, true]);
      await play(pace, lights.light(step.removed));
      expect(lights.dim).toBe(1);
      await play(pace, lights.refill(step.removed, steps[index + 1]!.grid));
    }
    expect([grids(lights), resting(lights), lights.dim]).toEqual([steps.at(-1)!.grid, true, 0]);
    expect(landed.length > 0).toBe(!pace.calm);
  }
});
