import { ROOMS, WATERS } from '../../rules/room.ts';
import { TIDE_MS } from '../../rules/school.ts';
import { createWaters, type Waters } from './waters.ts';
import { inView, swimmersOf, type Moment } from './swimmers.ts';

const SIZE = { width: 1_440, height: 640 };
const moment = (ms: number, changed: Partial<Moment> = {}): Moment => ({
  ...{ ms, size: SIZE, calm: false, isGone: () => false },
  ...changed,
});
const names = Object.keys(ROOMS) as (keyof typeof ROOMS)[];
const schoolOf = (name: keyof typeof ROOMS) => ROOMS[name].schoolOf({ seed: 42 });

describe.each(names)('%s', (name) => {
  const school = schoolOf(name);
  const water = WATERS[name];

  test('nobody appears or goes before the eyes', () => {
    for (const creature of school) {
      const { kind, entersMs, speedMs } = creature;
      const shownAt = (way: number): number =>
        swimmersOf([creature], water, moment(entersMs + way * speedMs))[0]!.shown;
      expect([kind, ...[0, 0.02, 0.5, 0.98, 1].map((way) => Math.round(shownAt(way) * 10))]).toEqual([
        kind,
        0,
        4,
        10,
        4,
        0,
      ]);
    }
  });

  test('in the middle of a tide there is somebody to aim at, the large ones behind the small', () => {
    const swimmers = swimmersOf(school, water, moment(TIDE_MS / 2));
    expect(inView(swimmers, SIZE).length).toBeGreaterThan(5);
    const radii = swimmers.map(({ radius }) => radius);
    expect(radii).toEqual([...radii].sort((a, b) => b - a));
  });

  test('whom somebody has greeted is not there any more', () => {
    const [one] = swimmersOf(school, water, moment(30_000));
    const others = swimmersOf(school, water, moment(30_000, { isGone: (id) => id === one!.id }));
    expect(others.map(({ id }) => id)).not.toContain(one!.id);
  });

  test('who wants calm sees no strokes and no turning, at the same places', () => {
    const moving = swimmersOf(school, water, moment(40_000));
    const calm = swimmersOf(school, water, moment(40_000, { calm: true }));
    expect(calm.map(({ id, x, y }) => [id, x, y])).toEqual(moving.map(({ id, x, y }) => [id, x, y]));
    expect(calm.every(({ tilt, phase }) => tilt === 0 && phase === 0)).toBe(true);
  });
});

describe('the water of a page', () => {
  const caught = new Set<number>();
  let waters: Waters;
  beforeEach(() => {
    caught.clear();
    waters = createWaters({
      water: WATERS.reef,
      school: () => schoolOf('reef'),
      tideMs: () => 30_000,
      isGone: (creature) => caught.has(creature),
      calm: () => false,
    });
  });

  test('shows a creature that came to the player until the bubble is there, but nobody can aim at it', () => {
    const to = waters.seen()[0]!;
    waters.sea.blow({ id: 1, lamp: 0, from: { x: 500, y: 600 }, to }, 0, 600);
    waters.sea.tell(1, 'caught', '$1.00');
    caught.add(to.id);
    expect(waters.look().map(({ id }) => id)).toContain(to.id);
    expect(waters.seen().map(({ id }) => id)).not.toContain(to.id);
    waters.sea.step(waters.look(), 2_000);
    expect(waters.look().map(({ id }) => id)).not.toContain(to.id);
  });
});
