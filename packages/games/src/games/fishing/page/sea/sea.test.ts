import { createSea, END_MS, FLIGHT_MS, flightMs, JOY_MS, placeOfBubble, type Sea } from './sea.ts';
import type { Swimmer } from './swimmers.ts';

const HEIGHT = 600;
const LAMP = { x: 500, y: 580 };
const swimmer = (id: number, x = 300, y = 200): Swimmer => ({
  ...{ id, x, y, kind: 'turtle', radius: 40, msLeft: 5_000, flipped: false, tilt: 0, phase: 0, shown: 1 },
});
const blow = (sea: Sea, id: number, to: Swimmer, now = 0): void =>
  sea.blow({ id, lamp: 0, from: LAMP, to }, now, HEIGHT);

let sea: Sea;
beforeEach(() => (sea = createSea()));

test('a bubble flies to where its creature is by then', () => {
  blow(sea, 1, swimmer(7));
  const flight = sea.bubbles[0]!.flightMs;
  sea.step([swimmer(7, 360, 180)], flight / 2);
  expect(placeOfBubble(sea.bubbles[0]!, 0)).toEqual(LAMP);
  expect(placeOfBubble(sea.bubbles[0]!, flight)).toEqual({ x: 360, y: 180 });
});

test('however far it is, the flight takes neither no time nor long', () => {
  expect(flightMs(LAMP, LAMP, HEIGHT)).toBe(FLIGHT_MS.least);
  expect(flightMs(LAMP, { x: -9_000, y: 0 }, HEIGHT)).toBe(FLIGHT_MS.most);
});

test('an answer that comes first waits for its bubble: nobody is greeted before it is reached', () => {
  blow(sea, 1, swimmer(7));
  sea.tell(1, 'caught', '$3.00');
  expect(sea.step([swimmer(7)], 10)).toEqual([]);
  expect(sea.isAwaited(7)).toBe(true);
  const reached = sea.step([swimmer(7)], FLIGHT_MS.most);
  expect(reached).toMatchObject([{ guest: { id: 7 }, label: '$3.00' }]);
  expect(sea.isAwaited(7)).toBe(false);
  expect(sea.bubbles).toEqual([]);
  // Once is enough.
  expect(sea.step([], FLIGHT_MS.most + 16)).toEqual([]);
  expect(sea.joys).toHaveLength(1);
});

test('a bubble that arrives before its answer stays with its creature until it is told', () => {
  blow(sea, 1, swimmer(7));
  sea.step([swimmer(7)], 1_500);
  expect(sea.bubbles[0]).toMatchObject({ endedAt: undefined });
  sea.tell(1, 'missed');
  sea.step([swimmer(7)], 1_516);
  expect(sea.bubbles[0]).toMatchObject({ endedAt: 1_516 });
  sea.step([swimmer(7)], 1_516 + END_MS.missed + 1);
  expect(sea.bubbles).toEqual([]);
});

test('a bubble that was not used is told apart from one that burst', () => {
  blow(sea, 1, swimmer(7));
  sea.tell(1, 'skipped');
  sea.step([], 700);
  sea.step([], 700 + END_MS.missed + 1);
  expect(sea.bubbles).toMatchObject([{ fate: 'skipped' }]);
  sea.step([], 700 + END_MS.skipped + 1);
  expect(sea.bubbles).toEqual([]);
});

test('a creature that has left meanwhile is greeted where it was last', () => {
  blow(sea, 1, swimmer(7));
  sea.step([swimmer(7, 20, 90)], 100);
  sea.tell(1, 'caught', '$1.00');
  expect(sea.step([], 900)).toMatchObject([{ guest: { x: 20, y: 90 } }]);
});

test('nothing is waited for without an end', () => {
  blow(sea, 1, swimmer(7));
  sea.step([], 21_000);
  expect(sea.bubbles).toEqual([]);
});

test('others’ bubbles burst by themselves, and whom they greet rises like everybody', () => {
  sea.blow({ id: -1, lamp: 2, from: LAMP, to: swimmer(7) }, 0, HEIGHT);
  sea.step([swimmer(7)], 700);
  expect(sea.bubbles).toMatchObject([{ endedAt: 700 }]);
  sea.greet(swimmer(7), 2, 800, '30×');
  expect(sea.joys).toMatchObject([{ lamp: 2, label: '30×' }]);
  expect(sea.step([], 800 + JOY_MS)).toEqual([]);
  expect(sea.joys).toEqual([]);
});
