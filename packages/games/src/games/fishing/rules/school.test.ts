import fc from 'fast-check';
import { isInWater, msOfTide } from '../../../rules/room-rules.ts';
import { seededDraw } from '../../../testing/seeded.ts';
import { MEMBERS, OUTSIDE, placeOf } from './path.ts';
import { ROOMS, WATERS } from './room.ts';
import { MOST_AT_ONCE, TIDE_MS } from './school.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe.each(Object.entries(WATERS))('a tide of %s', (name, water) => {
  const room = ROOMS[name as keyof typeof ROOMS];
  const inhabitants = new Map<string, (typeof water)[number]>(water.map((one) => [one.species, one]));

  test('is the same at every server and in every page, and known by its numbers', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const school = room.schoolOf({ seed });
        expect(room.schoolOf({ seed })).toEqual(school);
        expect(school.map(({ id }) => id)).toEqual(school.map((_, at) => at));
        expect(JSON.parse(JSON.stringify(school))).toEqual(school);
      }),
      { numRuns: 30 },
    );
  });

  test('brings only who lives there, and all have left at its end', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { kind, entersMs, speedMs, path } of room.schoolOf({ seed })) {
          const { crossingMs } = inhabitants.get(kind)!;
          expect(speedMs).toBeGreaterThanOrEqual(crossingMs[0]);
          expect(speedMs).toBeLessThanOrEqual(crossingMs[1]);
          expect(entersMs).toBeGreaterThanOrEqual(0);
          expect(entersMs + speedMs).toBeLessThanOrEqual(TIDE_MS);
          expect(Number.isSafeInteger(path)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('brings the golden one once', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(room.schoolOf({ seed }).filter(({ kind }) => kind === 'golden')).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
  });

  test('is never empty in its middle, and never too full for a telephone', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 8_000, max: 74_000 }), (seed, ms) => {
        const there = room.schoolOf({ seed }).filter((creature) => isInWater(creature, ms)).length;
        expect(there).toBeGreaterThanOrEqual(6);
        expect(there).toBeLessThanOrEqual(MOST_AT_ONCE);
      }),
      // A tide that would have been too full.
      { examples: [[4_294_967_276, 68_909]] },
    );
  });

  test('shows every kind within an hour', () => {
    const draw = seededDraw(3);
    const kinds = new Set<string>();
    for (let tide = 0; tide < 40; tide += 1) {
      for (const { kind } of room.schoolOf(room.tide.draw(draw))) kinds.add(kind);
    }
    expect(kinds).toEqual(new Set(water.map(({ species }) => species)));
  });
});

describe('a creature', () => {
  const creature = { id: 0, kind: 'ray', entersMs: 5_000, speedMs: 10_000, path: 12_345 * MEMBERS };

  test('is in the water from its entry to the end of its way', () => {
    const at = [4_999, 5_000, 15_000, 15_001].map((ms) => isInWater(creature, ms));
    expect(at).toEqual([false, true, true, false]);
    expect([3_999, 4_000, 16_000, 16_001].map((ms) => isInWater(creature, ms, 1_000))).toEqual(at);
    expect([4_999, 5_000, 15_000, 15_001].map((ms) => placeOf(creature, ms) !== undefined)).toEqual(at);
  });

  test.each(['across', 'up'] as const)('comes from outside, stays in sight, and leaves (%s)', (swims) => {
    fc.assert(
      fc.property(fc.nat(2 ** 27), fc.double({ min: 0, max: 1, noNaN: true }), (path, way) => {
        const of = { ...creature, path };
        const begin = placeOf(of, 5_000, swims)!;
        const end = placeOf(of, 15_000, swims)!;
        const along = (place: typeof begin) => (swims === 'up' ? place.y : place.x);
        for (const place of [begin, end]) expect(Math.abs(along(place) - 0.5)).toBeGreaterThan(0.6);
        expect(Math.sign(along(begin) - 0.5)).toBe(-Math.sign(along(end) - 0.5));
        const { x, y } = placeOf(of, 5_000 + way * 10_000, swims)!;
        const aside = swims === 'up' ? x : y;
        expect(aside).toBeGreaterThan(0);
        expect(aside).toBeLessThan(1);
        expect(Math.abs(along({ x, y } as typeof begin) - 0.5)).toBeLessThan(0.5 + OUTSIDE + 0.03);
      }),
    );
  });

  test.each(['across', 'up'] as const)('looks where it goes (%s)', (swims) => {
    fc.assert(
      fc.property(fc.nat(2 ** 27), fc.integer({ min: 5_001, max: 14_998 }), (path, ms) => {
        const of = { ...creature, path };
        const [here, next] = [placeOf(of, ms, swims)!, placeOf(of, ms + 1, swims)!];
        const part = 1 / creature.speedMs;
        expect(Math.abs(next.x - here.x - here.toX * part)).toBeLessThan(1e-6);
        expect(Math.abs(next.y - here.y - here.toY * part)).toBeLessThan(1e-6);
      }),
    );
  });

  test('swims beside its group, not in its place', () => {
    const places = [0, 1, 2].map((member) => placeOf({ ...creature, path: creature.path + member }, 10_000)!);
    expect(new Set(places.map(({ y }) => y)).size).toBe(3);
    expect(Math.max(...places.map(({ y }) => y)) - Math.min(...places.map(({ y }) => y))).toBeLessThan(0.13);
  });
});

test('a tide takes no bets, and tells all of itself at once', () => {
  const { tide } = ROOMS.reef;
  const outcome = tide.draw(seededDraw(5));
  expect(tide.offer!(outcome)).toEqual(outcome);
  expect(tide.runMs(outcome)).toBe(0);
  expect(tide.most).toEqual({ bets: 0, placements: 0 });
  expect(msOfTide(ROOMS.reef, 1_000_000, 1_000_000 - TIDE_MS + 250)).toBe(250);
});
