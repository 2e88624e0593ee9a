import fc from 'fast-check';
import type { Banner } from '../../../page/slots/BannerText.tsx';
import { createPace } from '../../../page/slots/pace.ts';
import { seededDraw } from '../../../testing/seeded.ts';
import { VARIANTS } from '../rules/index.ts';
import type { ClusterRound } from '../rules/round.ts';
import { TABLES } from '../rules/tables.ts';
import type { TrayScene } from './scene/tray.scene.ts';
import { showRound } from './show-round.ts';
import type { Told } from './told.ts';

/** Shows a round to its end at once, and tells what was said of it. */
async function shownOf(round: ClusterRound): Promise<{ told: Told[]; grids: number; banners: Banner[] }> {
  const pace = createPace();
  // Whatever takes time ends when it is asked for: the player presses on and on.
  pace.begin = () => undefined;
  pace.skip();
  const told: Told[] = [];
  const banners: Banner[] = [];
  let grids = 0;
  const count = async (): Promise<void> => void (grids += 1);
  const scene = {
    drop: count,
    refill: count,
    leave: async () => undefined,
    light: async () => undefined,
  } as unknown as TrayScene;
  await showRound(
    {
      ...{ pace, scene, fullMeter: TABLES.even.meter },
      sound: { play: () => undefined },
      write: String,
      tell: (now) => told.push(now),
      announce: (banner) => banners.push(banner),
    },
    round,
  );
  return { told, grids, banners };
}

const rounds = fc.nat().map((seed) => VARIANTS.even.start({}, seededDraw(seed)));
const bonuses = fc.nat().map((seed) => {
  const draw = seededDraw(seed);
  for (;;) {
    const round = VARIANTS.even.start({}, draw);
    if (round.spins.length > 1) return round;
  }
});

test('every grid is shown, what is told only rises, and ends at what the round pays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(rounds, bonuses), async (round) => {
      const { told, grids } = await shownOf(round);
      expect(grids).toBe(round.spins.reduce((sum, { steps }) => sum + steps.length, 0));
      told.slice(1).forEach((now, at) => expect(now.units).toBeGreaterThanOrEqual(told[at]!.units));
      expect(told.at(-1)).toMatchObject({
        units: round.units,
        win: undefined,
        free: undefined,
        banner: undefined,
      });
      for (const { meter } of told) expect(meter).toBeLessThanOrEqual(TABLES.even.meter);
    }),
    { numRuns: 60 },
  );
});

test('free rounds are announced when they open, and their sum when they are over', async () => {
  await fc.assert(
    fc.asyncProperty(bonuses, async (round) => {
      const { banners } = await shownOf(round);
      expect(banners[0]).toEqual({ kind: 'opened', count: round.spins[0]!.added });
      expect(banners.find(({ kind }) => kind === 'ended')).toEqual({
        kind: 'ended',
        count: round.spins.length - 1,
        units: round.units - round.spins[0]!.units,
      });
    }),
    { numRuns: 30 },
  );
});
