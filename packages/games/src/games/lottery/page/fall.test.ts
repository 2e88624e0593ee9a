import type { TableSnapshot } from '../../../page/kit.ts';
import { DRAW_CLOCK } from '../rules/clock.ts';
import type { FiveOutcome } from '../rules/five.ts';
import { FALL_MS, landedBy, landedOf, leavesAt, showOf } from './fall.ts';
import { FIVE_LOTTERY } from './lotteries.ts';

const OUTCOME: FiveOutcome = { numbers: [29, 28, 3, 18, 33], bonus: 2 };
const CLOSES_AT = 1_800_000_000_000;

type Snapshot = TableSnapshot<FiveOutcome, FiveOutcome>;
const snapshot = (some: Partial<Snapshot>): Snapshot =>
  ({ phase: 'betting', closesAt: CLOSES_AT, told: null, outcome: null, ...some }) as Snapshot;
const landed = (some: Partial<Snapshot>, now: number, calm = false) =>
  landedOf(showOf(FIVE_LOTTERY, snapshot(some), now, calm));

test.each([3, 6])('all of %i balls fall one by one, and lie before the draw ends', (balls) => {
  expect(landedBy(0, balls)).toBe(0);
  for (let ball = 0; ball < balls; ball += 1) {
    const lies = leavesAt(ball, balls) + FALL_MS;
    expect(landedBy(lies - 1, balls)).toBe(ball);
    expect(landedBy(lies, balls)).toBe(ball + 1);
    expect(lies).toBeLessThan(DRAW_CLOCK.runMs());
  }
});

test('nothing is shown while tickets are sold', () => {
  expect(landed({}, CLOSES_AT - 1)).toEqual([]);
});

test('while the draw runs, only what lies in the tray is known, the bonus ball last', () => {
  const running = { phase: 'running', told: OUTCOME } as const;
  expect(landed(running, CLOSES_AT)).toEqual([]);
  expect(landed(running, CLOSES_AT + leavesAt(1, 6) + FALL_MS)).toEqual([29, 28]);
  expect(landed(running, CLOSES_AT + DRAW_CLOCK.runMs())).toEqual([29, 28, 3, 18, 33, 2]);
});

test('who wants calm sees all at once, and so does everybody once it is over', () => {
  expect(landed({ phase: 'running', told: OUTCOME }, CLOSES_AT, true)).toHaveLength(6);
  expect(landed({ phase: 'over', outcome: OUTCOME }, CLOSES_AT)).toHaveLength(6);
});
