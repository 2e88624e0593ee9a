import fc from 'fast-check';
import { EUROPEAN } from '../rules/roulette.ts';
import { POCKETS, WHEEL } from '../rules/wheel.ts';
import { ballAt, pocketAngle, ROLL_MS, wheelAngle } from './ball.ts';

const pockets = fc.constantFrom(...WHEEL);
const around = (angle: number) => ((angle % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2);
/** From one direction to another, the shorter way: a full turn and none are the same. */
const between = (one: number, other: number) => Math.PI - Math.abs(around(one - other) - Math.PI);

test('the ball leaves the pocket that it lay in, and lies in the drawn one before the round is over', () => {
  fc.assert(
    fc.property(pockets, pockets, (from, to) => {
      const start = ballAt(from, to, 0);
      expect(start.out).toBe(0);
      expect(between(start.angle, pocketAngle(from))).toBeCloseTo(0, 6);
      expect(ballAt(from, to, ROLL_MS)).toEqual({ angle: pocketAngle(to), out: 0 });
    }),
    // Whole turns of the ball are no whole number in a computer: here they come out just below none.
    { examples: [[0, 22]] },
  );
  expect(ROLL_MS).toBeLessThan(EUROPEAN.runMs({ pocket: 0 }));
});

test('it rolls one way, ever slower, and never jumps', () => {
  fc.assert(
    fc.property(pockets, pockets, (from, to) => {
      let before = ballAt(from, to, 0);
      let step = Infinity;
      for (let ms = 16; ms <= ROLL_MS; ms += 16) {
        const now = ballAt(from, to, ms);
        const turned = before.angle - now.angle;
        expect(turned).toBeGreaterThanOrEqual(-1e-9);
        expect(turned).toBeLessThanOrEqual(step + 1e-9);
        expect(Math.abs(now.out - before.out)).toBeLessThan(0.25);
        [before, step] = [now, turned];
      }
    }),
    { numRuns: 20 },
  );
});

test('each number has its own pocket, and the wheel turns on without a jump', () => {
  expect(new Set(WHEEL.map((one) => pocketAngle(one).toFixed(6))).size).toBe(POCKETS);
  for (let now = 0; now < 30_000; now += 16) {
    const turned = around(wheelAngle(now + 16) - wheelAngle(now));
    expect(turned).toBeGreaterThan(0);
    expect(turned).toBeLessThan(0.02);
  }
});
