import { createPace } from '../../../page/slots/pace.ts';
import { seededDraw } from '../../../testing/seeded.ts';
import { VARIANTS } from '../rules/index.ts';
import type { WaysRound } from '../rules/round.ts';
import { REELS, SCATTER } from '../rules/symbols.ts';
import type { Grid } from './scene/lights.ts';
import type { WindowScene } from './scene/window.scene.ts';
import { showRound, slowFrom } from './show-round.ts';
import type { Told } from './told.ts';

/** Shows a round at once, on a stage that writes down what it is told. */
async function shown(round: WaysRound): Promise<{ readonly told: Told[]; readonly grids: Grid[] }> {
  const told: Told[] = [];
  const grids: Grid[] = [];
  const pace = createPace();
  const begin = pace.begin.bind(pace);
  pace.begin = () => {
    begin();
    pace.skip();
  };
  pace.skip();
  const scene: Omit<WindowScene, 'create' | 'set'> = {
    leave: async () => undefined,
    drop: async (grid) => void grids.push(grid),
    light: async () => undefined,
    refill: async (_, grid) => void grids.push(grid),
  };
  await showRound(
    {
      pace,
      scene: scene as WindowScene,
      sound: { play: () => undefined },
      tell: (one) => void told.push(one),
      announce: () => undefined,
    },
    round,
  );
  return { told, grids };
}

const rounds = Array.from({ length: 1_500 }, (_, seed) => VARIANTS.even.start({}, seededDraw(seed)));

test('every grid of the round is shown, in its order, and what is told ends at what it pays', async () => {
  for (const round of rounds) {
    const { told, grids } = await shown(round);
    expect(grids).toEqual(round.spins.flatMap(({ steps }) => steps.map(({ grid }) => grid)));
    expect(told.at(-1)!.units).toBe(round.units);
    expect(told.at(-1)!.free).toBeUndefined();
  }
});

test('free spins are announced when they open, counted while they run, and summed up', async () => {
  const bonus = rounds.filter(({ spins }) => spins.length > 1);
  expect(bonus.length).toBeGreaterThan(2);
  for (const round of bonus) {
    const { told } = await shown(round);
    expect(told.find(({ banner }) => banner)!.banner).toEqual({
      kind: 'opened',
      count: round.spins[0]!.added,
    });
    expect(Math.max(...told.map(({ free }) => free?.at ?? 0))).toBe(round.spins.length - 1);
    expect(told.map(({ banner }) => banner).findLast((banner) => banner?.kind === 'ended')).toEqual({
      kind: 'ended',
      count: round.spins.length - 1,
      units: round.units - round.spins[0]!.units,
    });
  }
});

test('the last lights come slowly where one more scatter would open the free spins', () => {
  const lights = (...scatters: number[]): Grid =>
    scatters.map((count) => [0, 1, ...Array.from({ length: count }, () => SCATTER)]);
  expect(slowFrom(lights(1, 1, 1, 0, 0, 0))).toBe(3);
  expect(slowFrom(lights(1, 1, 0, 0, 0, 1))).toBe(REELS);
});
