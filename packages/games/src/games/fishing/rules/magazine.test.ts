import { CURRENCY_CODES } from '@tessera/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import type { MagazineAction, MagazineState, Shot } from '../../../rules/room-rules.ts';
import { replay } from '../../../rules/solo-rules.ts';
import { seededDraw } from '../../../testing/seeded.ts';
import { BUBBLES, MOST_SHOTS } from './magazine.ts';
import { ROOMS, WATERS } from './room.ts';
import { REEF, type Water } from './waters.ts';

const TIDE = '7';
const REEF_MAGAZINE = ROOMS.reef.magazine;
const full = (): MagazineState => REEF_MAGAZINE.start({}, seededDraw(1));
const shotAt = (water: Water, kind: number, creature = kind): Shot => ({
  creature,
  tide: TIDE,
  species: water[kind]!.species,
});
const shots = (...of: Shot[]): MagazineAction => ({ kind: 'shots', shots: of });

const someShot = fc.record(
  {
    creature: fc.nat(30),
    tide: fc.constantFrom('7', '8'),
    species: fc.constantFrom(...REEF.map(({ species }) => species)),
    gone: fc.constant(true as const),
  },
  { requiredKeys: ['creature', 'tide', 'species'] },
);
const someShots = fc
  .array(someShot, { minLength: 1, maxLength: MOST_SHOTS })
  .map((of): MagazineAction => ({ kind: 'shots', shots: of }));
const someActions = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: someShots },
    { weight: 1, arbitrary: fc.constant({ kind: 'leave' as const }) },
  ),
  { maxLength: 12 },
);

/** What a magazine of 50.00 gives. */
const paid = (state: MagazineState) => ({
  payout: REEF_MAGAZINE.payout(state, 5_000n),
  returned: REEF_MAGAZINE.returned!(state, 5_000n),
});

/** Every action that is allowed, one after the other, with the states between. */
function play(actions: readonly MagazineAction[], seed: number) {
  const draw = seededDraw(seed);
  const states = [REEF_MAGAZINE.start({}, draw)];
  const allowed: MagazineAction[] = [];
  for (const action of actions) {
    const next = REEF_MAGAZINE.act(states.at(-1)!, action, draw);
    if (!next) continue;
    states.push(next);
    allowed.push(action);
  }
  return { states, allowed, last: states.at(-1)! };
}

describe.each(Object.entries(WATERS))('%s', (name, water) => {
  const { magazine } = ROOMS[name as keyof typeof ROOMS];

  test.each(water.map(({ species, multiple }, kind) => [species, multiple, kind] as const))(
    'of all numbers that can be drawn for a bubble to %s, just so many bring it that 96 %% come back',
    (_, multiple, kind) => {
      const state = magazine.start({}, seededDraw(1));
      const action = shots(shotAt(water, kind));
      let numbers = 0;
      const paid = new Map<number, number>();
      for (let below = 1; numbers < below; numbers += 1) {
        const drawn = numbers;
        const { won } = magazine.act(state, action, (all) => {
          below = all;
          return drawn;
        })!;
        paid.set(won, (paid.get(won) ?? 0) + 1);
      }
      expect([...paid.keys()].sort((one, other) => one - other)).toEqual([0, multiple]);
      expect(paid.get(multiple)! * multiple * 100).toBe(numbers * 96);
    },
  );

  test('a million bubbles, sent here and there, give back 96 %', () => {
    const draw = seededDraw(11);
    let state = magazine.start({}, draw);
    let used = 0;
    let sum = 0;
    let squares = 0;
    for (let sent = 0; sent < 1_000_000; sent += MOST_SHOTS) {
      if (magazine.isOver(state)) state = magazine.start({}, draw);
      const before = state.bubbles;
      const of = Array.from({ length: MOST_SHOTS }, (_, n) =>
        shotAt(water, (sent / 10 + n) % water.length, n),
      );
      state = magazine.act(state, shots(...of), draw)!;
      used += before - state.bubbles;
      for (const { multiple } of state.caught) {
        sum += multiple;
        squares += multiple * multiple;
      }
    }
    expect(used).toBe(1_000_000);
    const mean = sum / 1_000_000;
    const standardError = Math.sqrt((squares / 1_000_000 - mean * mean) / 1_000_000);
    expect(Math.abs(mean - magazine.returnBasisPoints / 10_000)).toBeLessThan(3 * standardError);
  });

  test('no magazine pays more than its most: the rarest guest for each bubble', () => {
    let state = magazine.start({}, seededDraw(1));
    while (!magazine.isOver(state)) {
      const of = Array.from({ length: MOST_SHOTS }, (_, n) => shotAt(water, water.length - 1, n));
      state = magazine.act(state, shots(...of), () => 0)!;
    }
    expect(magazine.payout(state, 100n)).toBe(100n * BigInt(magazine.maxWinMultiple));
  });
});

test('every stake of every currency is a whole number for each of its bubbles', () => {
  for (const currency of CURRENCY_CODES) {
    const stakes = REEF_MAGAZINE.stakes(currency);
    expect(stakes.length).toBeGreaterThan(3);
    for (const stake of stakes) expect(stake % BigInt(BUBBLES)).toBe(0n);
  }
});

test('a bubble that rises is used, and one that reaches nobody is not', () => {
  fc.assert(
    fc.property(someActions, fc.nat(), (actions, seed) => {
      const { states, allowed } = play(actions, seed);
      allowed.forEach((action, at) => {
        const [before, after] = [states[at]!, states[at + 1]!];
        const sent = action.kind === 'shots' ? action.shots.length : 0;
        expect(before.bubbles - after.bubbles).toBe(sent - after.skipped.length);
        const won = after.caught.reduce((sum, { multiple }) => sum + multiple, 0);
        expect([after.won - before.won, after.greeted - before.greeted]).toEqual([won, after.caught.length]);
      });
    }),
  );
});

test('shots that reach nobody draw nothing: a magazine goes on as if they had not been', () => {
  fc.assert(
    fc.property(fc.array(someShots, { minLength: 1, maxLength: 5 }), fc.nat(), (actions, seed) => {
      const real = actions.flatMap((action) =>
        action.kind === 'shots' ? [action.shots.filter(({ gone }) => !gone)] : [],
      );
      const without = real.filter((of) => of.length > 0).map((of) => shots(...of));
      const { bubbles, won, greeted, best } = play(without, seed).last;
      expect(play(actions, seed).last).toMatchObject({ bubbles, won, greeted, best });
    }),
  );
});

test('nobody comes twice to bubbles of one moment', () => {
  const twice = shots(shotAt(REEF, 0, 3), shotAt(REEF, 0, 4), shotAt(REEF, 0, 3));
  const state = REEF_MAGAZINE.act(full(), twice, () => 0)!;
  expect(state.caught.map(({ creature }) => creature)).toEqual([3, 4]);
  expect(state).toMatchObject({ skipped: [3], bubbles: BUBBLES - 2, won: 4, greeted: 2, best: 'damsel' });
});

test('who shoots more than is left shoots what is left', () => {
  const few: MagazineState = { ...full(), bubbles: 2 };
  const state = REEF_MAGAZINE.act(few, shots(...[0, 1, 2].map((kind) => shotAt(REEF, kind))), () => 99)!;
  expect(state).toMatchObject({ bubbles: 0, skipped: [2], caught: [] });
  expect(REEF_MAGAZINE.isOver(state)).toBe(true);
  expect(paid(state)).toEqual({ payout: 0n, returned: 0n });
});

test('the best guest of a magazine is the one of the highest multiple', () => {
  let state = full();
  for (const kind of [0, 4, 2]) state = REEF_MAGAZINE.act(state, shots(shotAt(REEF, kind)), () => 0)!;
  expect(state).toMatchObject({ best: 'seahorse', greeted: 3, won: 2 + 12 + 5 });
});

test('what is left of a magazine comes back whole when its player leaves', () => {
  fc.assert(
    fc.property(fc.array(someShots, { maxLength: 4 }), fc.nat(), (actions, seed) => {
      const { last } = play(actions, seed);
      if (REEF_MAGAZINE.isOver(last)) return;
      const gone = REEF_MAGAZINE.act(last, REEF_MAGAZINE.finish(last), seededDraw(1))!;
      expect(REEF_MAGAZINE.isOver(gone)).toBe(true);
      expect(paid(gone)).toEqual({
        payout: BigInt(100 * last.won),
        returned: BigInt(100 * last.bubbles),
      });
      expect([gone.caught, gone.skipped]).toEqual([[], []]);
    }),
  );
});

test('a payout is never negative or above the most of what was at risk, and a magazine is told again from its actions', () => {
  fc.assert(
    fc.property(someActions, fc.nat(), (actions, seed) => {
      const { allowed, last } = play(actions, seed);
      const { payout, returned } = paid(last);
      const risked = 5_000n - returned;
      expect(returned >= 0n && risked >= 0n).toBe(true);
      expect(payout >= 0n && payout <= risked * BigInt(REEF_MAGAZINE.maxWinMultiple)).toBe(true);
      const again = replay(REEF_MAGAZINE, { choice: {}, actions: allowed }, seededDraw(seed));
      expect(again).toEqual(last);
      expect(JSON.parse(JSON.stringify(last))).toEqual(last);
    }),
  );
});

test('a magazine that is over takes nothing more', () => {
  const draw = seededDraw(1);
  for (const over of [
    { ...full(), bubbles: 0 },
    { ...full(), left: true },
  ]) {
    expect(REEF_MAGAZINE.act(over, shots(shotAt(REEF, 0)), draw)).toBeUndefined();
    expect(REEF_MAGAZINE.act(over, { kind: 'leave' }, draw)).toBeUndefined();
  }
});

test('what a player asked for is known without what the server wrote into it', () => {
  const plain = shotAt(REEF, 1);
  const stored = shots({ ...plain, gone: true }, plain);
  expect(REEF_MAGAZINE.asked!(stored)).toEqual(shots(plain, plain));
  expect(REEF_MAGAZINE.asked!({ kind: 'leave' })).toEqual({ kind: 'leave' });
});

const plain = shotAt(REEF, 0);
test.each([
  [shots(plain), true],
  [shots(...Array.from({ length: MOST_SHOTS }, () => plain)), true],
  [{ kind: 'leave' }, true],
  [shots(), false],
  [shots(...Array.from({ length: MOST_SHOTS + 1 }, () => plain)), false],
  [shots({ ...plain, species: 'jelly' }), false],
  [shots({ ...plain, creature: -1 }), false],
  [shots({ ...plain, creature: 1.5 }), false],
  [shots({ ...plain, tide: 'seven' }), false],
  [{ kind: 'shots', shots: [{ ...plain, multiple: 200 }] }, false],
  [{ kind: 'leave', now: true }, false],
  [{ kind: 'refill' }, false],
])('%j as an action: %s', (action, good) => {
  expect(v.is(REEF_MAGAZINE.action, action)).toBe(good);
});
