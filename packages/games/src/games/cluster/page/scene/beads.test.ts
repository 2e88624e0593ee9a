import fc from 'fast-check';
import { createPace, type Pace } from '../../../../page/slots/pace.ts';
import { seededDraw } from '../../../../testing/seeded.ts';
import { clustersOf } from '../../rules/clusters.ts';
import { VARIANTS } from '../../rules/index.ts';
import { PLACES } from '../../rules/symbols.ts';
import { createBeads, FIRST, type Beads } from './beads.ts';
import { rowOf } from './layout.ts';

/** Frames, until the movement is over. */
async function run(pace: Pace, movement: Promise<void>): Promise<void> {
  let over = false;
  void movement.then(() => (over = true));
  for (let frame = 0; !over && frame < 400; frame += 1) {
    pace.tick(16);
    for (let n = 0; n < 4; n += 1) await Promise.resolve();
  }
  expect(over).toBe(true);
}
const lies = (beads: Beads, grid: readonly number[]): void => {
  expect(beads.all.map(({ symbol }) => symbol)).toEqual(grid);
  beads.all.forEach((bead, place) => {
    expect(bead.y).toBeCloseTo(rowOf(place), 9);
    expect(bead).toMatchObject({ alpha: 1, scale: 1, lit: false });
  });
};

test('what lies in the tray before the first round wins nothing', () => {
  expect(FIRST).toHaveLength(PLACES);
  expect(clustersOf(FIRST)).toEqual([]);
});

test.each([false, true])('a round’s falls end where the rules say, with reduced motion: %s', async (calm) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const pace = createPace();
      pace.calm = calm;
      const beads = createBeads(pace, () => undefined);
      const { steps } = VARIANTS.even.start({}, seededDraw(seed)).spins[0]!;
      await run(pace, beads.drop(steps[0]!.grid));
      lies(beads, steps[0]!.grid);
      for (const [index, step] of steps.entries()) {
        const next = steps[index + 1];
        if (!next) break;
        await run(pace, beads.light(new Set(step.wins.flatMap(({ places }) => places))));
        await run(pace, beads.refill(step, next.grid));
        lies(beads, next.grid);
      }
    }),
    { numRuns: 25 },
  );
});

test('no marble comes from below, and none that stays moves up', async () => {
  const draw = seededDraw(12);
  for (let n = 0; n < 40; n += 1) {
    const { steps } = VARIANTS.even.start({}, draw).spins[0]!;
    const [first, next] = steps;
    if (!next) continue;
    const pace = createPace();
    const beads = createBeads(pace, () => undefined);
    beads.set(first!.grid);
    await run(pace, beads.light(new Set(first!.wins.flatMap(({ places }) => places))));
    const falling = beads.refill(first!, next.grid);
    await run(pace, falling);
    for (const bead of beads.all) expect(bead.from).toBeLessThanOrEqual(bead.to);
  }
});
