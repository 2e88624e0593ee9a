import fc from 'fast-check';
import { seededDraw } from '../../../testing/seeded.ts';
import { DERBY, MARATHON, SPRINT, type RaceOutcome } from '../rules/race.ts';
import { lastArrivalMs } from '../rules/run.ts';
import { photoOf } from './photo.ts';
import {
  arrivalOf,
  arrivedBy,
  finishOf,
  isPhotoFinish,
  positionAt,
  positionsAt,
  raceOf,
  rankingOf,
  viewOf,
  type RaceSnapshot,
} from './running.ts';

const COURSES = [SPRINT, DERBY, MARATHON];
const CLOSES_AT = 1_800_000_000_000;
const races = fc
  .tuple(fc.nat(), fc.constantFrom(...COURSES))
  .map(([seed, rules]): RaceOutcome => rules.draw(seededDraw(seed)));
const snapshot = (some: Partial<RaceSnapshot>): RaceSnapshot =>
  ({ phase: 'betting', closesAt: CLOSES_AT, told: null, outcome: null, ...some }) as RaceSnapshot;

test('nothing runs before the start, and a page that comes late sees what all others see', () => {
  expect(raceOf(undefined, CLOSES_AT)).toBeUndefined();
  expect(raceOf(snapshot({}), CLOSES_AT - 1)).toBeUndefined();
  const outcome = SPRINT.draw(seededDraw(1));
  const told = { order: outcome.order, run: outcome.run };
  expect(raceOf(snapshot({ phase: 'running', told }), CLOSES_AT + 5_000)).toEqual({ ...told, ms: 5_000 });
  expect(raceOf(snapshot({ phase: 'over', outcome }), CLOSES_AT + 30_000)).toEqual({ ...told, ms: 30_000 });
  // A clock that lags does not send anybody behind the start.
  expect(raceOf(snapshot({ phase: 'running', told }), CLOSES_AT - 40)!.ms).toBe(0);
});

test('nobody ever runs backwards, and the line is crossed at the millisecond that was drawn', () => {
  fc.assert(
    fc.property(races, fc.nat(26_000), fc.integer({ min: 1, max: 120 }), ({ order, run }, ms, later) => {
      order.forEach((lane, place) => {
        const marks = run[lane]!;
        const at = arrivalOf(marks);
        expect(positionAt(marks, place, ms + later)).toBeGreaterThanOrEqual(positionAt(marks, place, ms));
        expect(positionAt(marks, place, 0)).toBe(0);
        expect(positionAt(marks, place, at - 1)).toBeLessThan(1);
        expect(positionAt(marks, place, at)).toBe(1);
      });
    }),
  );
});

test('who has arrived keeps the place it arrived in', () => {
  fc.assert(
    fc.property(races, fc.nat(12_000), ({ order, run }, after) => {
      const race = { order, run, ms: finishOf({ order, run }).atMs + after };
      const arrived = arrivedBy(race);
      expect(arrived).toBeGreaterThan(0);
      expect(rankingOf(positionsAt(race)).slice(0, arrived)).toEqual(order.slice(0, arrived));
    }),
  );
});

test('side by side, the lower number is named first', () => {
  expect(rankingOf([0, 0, 0])).toEqual([0, 1, 2]);
  expect(rankingOf([0.2, 0.4, 0.2])).toEqual([1, 0, 2]);
});

test('at every instant all machines are in view, and the finish is once the first has come', () => {
  fc.assert(
    fc.property(races, fc.nat(30_000), ({ order, run }, ms) => {
      const positions = positionsAt({ order, run, ms });
      const { left, width } = viewOf(positions);
      for (const position of positions) {
        expect(position).toBeGreaterThan(left);
        expect(position).toBeLessThan(left + width);
      }
      if (ms >= finishOf({ order, run }).atMs) expect(left + width).toBeGreaterThan(1);
    }),
  );
});

test('the view never jumps from one frame to the next', () => {
  fc.assert(
    fc.property(races, fc.nat(26_000), ({ order, run }, ms) => {
      const at = (when: number) => viewOf(positionsAt({ order, run, ms: when }));
      const [here, next] = [at(ms), at(ms + 16)];
      expect(Math.abs(next.left - here.left)).toBeLessThan(0.01);
      expect(Math.abs(next.width - here.width)).toBeLessThan(0.01);
    }),
  );
});

test('the photo shows the first at the line and the others as much later as they were', () => {
  fc.assert(
    fc.property(races, (told) => {
      const { noses } = photoOf(told);
      expect(noses.map(({ lane }) => lane)).toEqual(told.order.slice(0, noses.length));
      expect(noses.length).toBeGreaterThanOrEqual(2);
      expect(noses[0]!.behind).toBe(0);
      for (const [place, nose] of noses.slice(1).entries())
        expect(nose.behind).toBeGreaterThan(noses[place]!.behind);
      // However close it was, the photo tells the second from the first.
      expect(noses[1]!.behind).toBeGreaterThan(0.05);
    }),
  );
});

test('a finish is close by the photo’s measure only, and all have arrived in the end', () => {
  const outcome = SPRINT.draw(seededDraw(4));
  const told = { order: outcome.order, run: outcome.run };
  const winner = outcome.order[0]!;
  const behind = (ms: number) => ({
    ...told,
    run: told.run.map((marks, lane) =>
      lane === told.order[1] ? [...marks.slice(0, -1), arrivalOf(told.run[winner]!) + ms] : marks,
    ),
  });
  expect(isPhotoFinish(behind(60))).toBe(true);
  expect(isPhotoFinish(behind(400))).toBe(false);
  expect(arrivedBy({ ...told, ms: lastArrivalMs(outcome.run) })).toBe(outcome.order.length);
});
