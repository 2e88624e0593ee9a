import fc from 'fast-check';
import * as v from 'valibot';
import { seededDraw } from '../../../testing/seeded.ts';
import { simulateTable } from '../../../testing/simulate.ts';
import { CLASSIC, crashOf } from './crash.ts';
import { CAP, msOf, multiplierAt, START } from './curve.ts';

const STAKE = 100n;
const NUMBERS = 2 ** 32;
const multipliers = fc.integer({ min: START + 1, max: CAP });
const instants = fc.integer({ min: 0, max: 60_000 });

test('the multiplier is e^(kt) in hundredths, and never falls', () => {
  expect(multiplierAt(0)).toBe(START);
  let before = START;
  for (let ms = 1; ms <= 60_000; ms += 1) {
    const now = multiplierAt(ms);
    if (now < before) throw new Error(`falls at ${ms} ms`);
    before = now;
  }
  fc.assert(
    fc.property(instants, (ms) => {
      const smooth = 100 * Math.exp(Math.log(1.000116) * ms);
      expect(Math.abs(multiplierAt(ms) - Math.min(Math.floor(smooth + 1e-6), CAP))).toBeLessThanOrEqual(1);
    }),
  );
});

test('it doubles in six seconds and is at its cap within a minute', () => {
  expect(Math.round(msOf(200) / 1_000)).toBe(6);
  expect(multiplierAt(60_000)).toBe(CAP);
  expect(multiplierAt(1e9)).toBe(CAP);
  expect(multiplierAt(-5)).toBe(START);
});

test('the millisecond of a multiplier is the first at which it is reached', () => {
  fc.assert(
    fc.property(multipliers, (multiplier) => {
      const ms = msOf(multiplier);
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(multiplier);
      expect(multiplierAt(ms - 1)).toBeLessThan(multiplier);
    }),
  );
});

test('the chance to reach a multiplier is 97 over it, exactly to one number in 2^32', () => {
  fc.assert(
    fc.property(multipliers, (multiplier) => {
      const reaching = Math.ceil((97 * NUMBERS) / multiplier);
      expect(crashOf(reaching - 1)).toBeGreaterThanOrEqual(multiplier);
      expect(crashOf(reaching)).toBeLessThan(multiplier);
      expect((multiplier / 100) * (reaching / NUMBERS)).toBeCloseTo(0.97, 6);
    }),
    { numRuns: 2_000 },
  );
});

test('the higher the number the sooner the end, and every end is within the curve', () => {
  fc.assert(
    fc.property(fc.nat(NUMBERS - 1), fc.nat(NUMBERS - 1), (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(crashOf(low)).toBeGreaterThanOrEqual(crashOf(high));
      expect(crashOf(high)).toBeGreaterThanOrEqual(START);
      expect(crashOf(low)).toBeLessThanOrEqual(CAP);
    }),
  );
  expect(crashOf(0)).toBe(CAP);
  expect(crashOf(NUMBERS - 1)).toBe(START);
});

test.each([101, 200, 1_000, CAP])(
  'a million rounds that take themselves out at %i hundredths give back 97 %%',
  (autoAt) => {
    const { mean } = simulateTable(CLASSIC, () => ({ bet: { autoAt } }), { rounds: 1_000_000, seed: autoAt });
    // The error that chance has here, from the exact chance: the rarest multiplier is hit too seldom to measure it.
    const chance = 97 / autoAt;
    const standardError = ((autoAt / 100) * Math.sqrt(chance * (1 - chance))) / 1_000;
    expect(Math.abs(mean - CLASSIC.returnBasisPoints / 10_000)).toBeLessThan(3 * standardError);
  },
);

test('a million rounds of a player who takes out at another instant each time give back 97 %', () => {
  const { mean, standardError } = simulateTable(
    CLASSIC,
    (outcome, round) => {
      const takenOutMs = 100 + ((round * 7_919) % 15_000);
      // Who misses the instant stays in to the cap: above every instant of these, so the stake is lost.
      return CLASSIC.canTakeOut!(outcome, takenOutMs) ? { bet: {}, takenOutMs } : { bet: { autoAt: CAP } };
    },
    { rounds: 1_000_000, seed: 5 },
  );
  expect(Math.abs(mean - 0.97)).toBeLessThan(3 * standardError);
});

test('a bet can be taken out while the rise goes on, and is paid what everybody saw then', () => {
  fc.assert(
    fc.property(multipliers, instants, (crashAt, ms) => {
      const outcome = { crashAt };
      const shown = multiplierAt(ms);
      const may = CLASSIC.canTakeOut!(outcome, ms);
      expect(may).toBe(shown > START && ms < CLASSIC.runMs(outcome));
      if (may) expect(CLASSIC.payout({}, STAKE, outcome, ms)).toBe(BigInt(shown));
    }),
  );
});

test('whichever comes first takes the bet out: its player, or itself', () => {
  const outcome = { crashAt: 500 };
  expect(CLASSIC.payout({ autoAt: 150 }, STAKE, outcome)).toBe(150n);
  expect(CLASSIC.payout({ autoAt: 150 }, STAKE, outcome, msOf(300))).toBe(150n);
  expect(CLASSIC.payout({ autoAt: 400 }, STAKE, outcome, msOf(300))).toBe(300n);
  expect(CLASSIC.payout({ autoAt: 500 }, STAKE, outcome)).toBe(500n);
  expect(CLASSIC.payout({ autoAt: 501 }, STAKE, outcome)).toBe(0n);
  expect(CLASSIC.payout({}, STAKE, outcome)).toBe(0n);
});

test('at the cap all who are still in are paid', () => {
  const outcome = { crashAt: CAP };
  expect(CLASSIC.payout({}, STAKE, outcome)).toBe(STAKE * BigInt(CLASSIC.maxWinMultiple));
  expect(multiplierAt(CLASSIC.runMs(outcome))).toBe(CAP);
});

test('a rise lasts until the multiplier after its last, at most a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: START, max: CAP }), (crashAt) => {
      const ms = CLASSIC.runMs({ crashAt });
      expect(ms).toBeLessThanOrEqual(60_000);
      expect(multiplierAt(ms - 1)).toBeLessThanOrEqual(crashAt);
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(Math.min(crashAt + 1, CAP));
    }),
  );
});

test('no payout is above the cap, whatever is asked', () => {
  fc.assert(
    fc.property(
      multipliers,
      fc.option(multipliers, { nil: undefined }),
      fc.option(instants, { nil: undefined }),
      (crashAt, autoAt, takenOutMs) => {
        const paid = CLASSIC.payout({ autoAt }, STAKE, { crashAt }, takenOutMs);
        expect(paid).toBeGreaterThanOrEqual(0n);
        expect(paid).toBeLessThanOrEqual(STAKE * BigInt(CLASSIC.maxWinMultiple));
      },
    ),
  );
});

test('nothing is told of the end, and the same seed draws the same one', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const outcome = CLASSIC.draw(seededDraw(seed));
      expect(CLASSIC.told(outcome)).toBeUndefined();
      expect(CLASSIC.offer).toBeUndefined();
      expect(CLASSIC.draw(seededDraw(seed))).toEqual(outcome);
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
    }),
  );
});

test.each([
  [{}, true],
  [{ autoAt: 101 }, true],
  [{ autoAt: CAP }, true],
  [{ autoAt: 100 }, false],
  [{ autoAt: CAP + 1 }, false],
  [{ autoAt: 150.5 }, false],
  [{ autoAt: '200' }, false],
  [null, false],
])('%j as a bet: %s', (bet, good) => {
  expect(v.is(CLASSIC.bet, bet)).toBe(good);
});
