import fc from 'fast-check';
import { MOVES } from '../rules/champions.ts';
import { ARENA, ARENAS, EXCHANGE_MS } from '../rules/duel.ts';
import { begin, blowOf, type Exchange, type Side } from '../rules/fight.ts';
import { lightsOf } from './lights.ts';
import { LANDS_AT, momentOf, type Act, type Moment } from './moment.ts';
import { poseOf, through, type Pose } from './poses.ts';
import { CLOSES_AT, snapshotOf } from './duel.fixture.ts';

const moves = fc.constantFrom(...MOVES);
const exchanges = fc.record({ left: moves, right: moves });
const sides = fc.constantFrom<Side>('left', 'right');
const start = begin('wisp', 'blaze', ARENAS.arena);
const momentAt = (act: Act, standing = start): Moment => ({
  left: 'wisp',
  right: 'blaze',
  act,
  standing,
  start,
});
const inExchange = (exchange: Exchange, part: number): Moment =>
  momentAt({ kind: 'exchange', index: 0, exchange, part, isLast: false });
const parts = Object.keys(poseOf('left', momentAt({ kind: 'void' }))) as (keyof Pose)[];
const REST = poseOf('left', momentAt({ kind: 'void' }));

function expectNear(one: Pose, other: Pose, most: number): void {
  for (const part of parts) expect([part, Math.abs(one[part] - other[part]) <= most]).toEqual([part, true]);
}

test('between frames a value goes from one to the next, and stays beyond them', () => {
  const frames = [0, 1, 1, 3, 2, 0];
  expect([-1, 0, 0.5, 1, 2, 9].map((at) => through(at, frames))).toEqual([1, 1, 2, 3, 0, 0]);
});

test('each exchange begins and ends at rest, so that the next one can follow', () => {
  fc.assert(
    fc.property(exchanges, sides, (exchange, side) => {
      expectNear(poseOf(side, inExchange(exchange, 0)), REST, 1e-9);
      expectNear(poseOf(side, inExchange(exchange, 1)), REST, 1e-9);
    }),
  );
});

test('nobody jumps: from the curtain to the last bow every frame follows the one before', () => {
  fc.assert(
    fc.property(sides, (side) => {
      const arena = { arena: ARENAS.arena, bettingMs: ARENA.bettingMs, calm: false };
      const poseAt = (ms: number): Pose => {
        const snapshot = ms < 0 ? snapshotOf('betting') : snapshotOf(ms < 13_600 ? 'running' : 'over');
        return poseOf(side, momentOf(snapshot, { ...arena, now: CLOSES_AT + ms })!);
      };
      let before = poseAt(-ARENA.bettingMs);
      for (let ms = -ARENA.bettingMs; ms < 18_000; ms += 8) {
        const now = poseAt(ms);
        expectNear(before, now, 0.25);
        before = now;
      }
    }),
    { numRuns: 2 },
  );
});

test('whoever is hurt shows it from the blow on, and nobody else does', () => {
  fc.assert(
    fc.property(exchanges, sides, (exchange, side) => {
      const taken = blowOf(exchange[side === 'left' ? 'right' : 'left'], exchange[side]);
      expect(poseOf(side, inExchange(exchange, LANDS_AT - 0.001)).hurt).toBe(0);
      expect(poseOf(side, inExchange(exchange, LANDS_AT + 0.05)).hurt > 0).toBe(taken > 0);
    }),
  );
});

test('the two sides move alike', () => {
  fc.assert(
    fc.property(exchanges, fc.double({ min: 0, max: 1, noNaN: true }), ({ left, right }, part) => {
      const turned = inExchange({ left: right, right: left }, part);
      expect(poseOf('left', inExchange({ left, right }, part))).toEqual(poseOf('right', turned));
    }),
  );
});

test('at the end the beaten one lies, the winner stands, and after a draw both bow', () => {
  const end = { kind: 'end', ms: 1_500, leavesMs: undefined } as const;
  const won = momentAt(end, { left: 2, right: 0, exchanges: 6, firstBlow: 'left' });
  expect(poseOf('right', won).faded).toBeGreaterThan(0.5);
  expect(poseOf('left', won)).toMatchObject({ faded: 0 });
  expect(poseOf('left', won).arm).toBeLessThan(0);
  const drawn = momentAt(end, { left: 3, right: 3, exchanges: 12, firstBlow: 'left' });
  expect(poseOf('left', drawn)).toEqual(poseOf('right', drawn));
  expect(poseOf('left', drawn).lean).toBeGreaterThan(0);
});

describe('lights', () => {
  test('none at the begin and at the end of an exchange', () => {
    fc.assert(
      fc.property(exchanges, (exchange) => {
        expect(lightsOf(exchange, 0)).toEqual([]);
        expect(lightsOf(exchange, 1)).toEqual([]);
      }),
    );
  });

  test('a burst is where a blow has landed, as hard as it was, and nowhere else', () => {
    fc.assert(
      fc.property(exchanges, (exchange) => {
        const bursts = lightsOf(exchange, LANDS_AT + 0.1).filter((light) => light.kind === 'burst');
        const hurt = {
          left: blowOf(exchange.right, exchange.left),
          right: blowOf(exchange.left, exchange.right),
        };
        expect(Object.fromEntries(bursts.map(({ at, blow }) => [at, blow]))).toEqual(
          Object.fromEntries(Object.entries(hurt).filter(([, blow]) => blow > 0)),
        );
        expect(lightsOf(exchange, LANDS_AT - 0.01).some(({ kind }) => kind === 'burst')).toBe(false);
      }),
    );
  });

  test('a strike reaches its target when it lands, and comes back from a ward', () => {
    const struck = lightsOf({ left: 'strike', right: 'sweep' }, LANDS_AT);
    expect(struck.find(({ kind }) => kind === 'lance')).toMatchObject({ from: 'left', reach: 1, turned: 0 });
    const turned = lightsOf({ left: 'strike', right: 'ward' }, LANDS_AT + 0.1);
    expect(turned.find(({ kind }) => kind === 'lance')).toMatchObject({ reach: 1, turned: 1 });
  });

  test('a ward breaks under a sweep only', () => {
    const ward = (left: Exchange['left']) =>
      lightsOf({ left, right: 'ward' }, 0.6).find((light) => light.kind === 'ward' && light.at === 'right');
    expect(ward('sweep')).toMatchObject({ broken: expect.closeTo(0.31, 1) });
    expect([ward('strike'), ward('ward')]).toMatchObject([{ broken: 0 }, { broken: 0 }]);
  });

  test('all of an exchange’s light fits into its time', () => {
    fc.assert(
      fc.property(exchanges, fc.nat(EXCHANGE_MS), (exchange, ms) => {
        for (const light of lightsOf(exchange, ms / EXCHANGE_MS)) {
          const shares = Object.values(light).filter((value) => typeof value === 'number');
          for (const share of shares) expect(share >= 0 && share <= 2).toBe(true);
        }
      }),
    );
  });
});
