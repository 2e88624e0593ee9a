import fc from 'fast-check';
import { drawRound, type Round } from '../../games/lines/rules/round.ts';
import { seededDraw } from '../../testing/seeded.ts';
import type { FinishedRound } from '../shared/api.ts';
import { afterRound, mayPlay } from './auto.ts';
import { nextPlay, verdictOf, type PlayEvent, type PlayState, type ToldRound } from './play.machine.ts';
import { addRound, clockOf, NO_TALLY } from './tally.ts';

const request = { requestId: 'request-a', stake: 100n };
const answer: FinishedRound = {
  roundId: 'r',
  stake: '1.00',
  payout: '0.00',
  stops: [],
  at: 0,
  balance: '9.00',
};

function told(wanted: (round: Round) => boolean, payout = 0n): ToldRound {
  for (let seed = 1; ; seed += 1) {
    const { round } = drawRound(seededDraw(seed));
    if (wanted(round)) return { answer, round, stake: 100n, payout };
  }
}
const plain = told((round) => !round.bonus);
const withBonus = told((round) => round.bonus !== undefined);

function walk(...events: PlayEvent[]): PlayState {
  return events.reduce(nextPlay, { kind: 'ready' });
}

test('a round goes from the press to the next press', () => {
  const stopped = walk({ kind: 'spin', request }, { kind: 'told', told: plain }, { kind: 'stopped' });
  expect(stopped).toEqual({ kind: 'presenting', told: plain });
  expect(nextPlay(stopped, { kind: 'presented' })).toEqual({ kind: 'ready' });
});

test('a bonus counts its spins and what they won', () => {
  const state = walk(
    { kind: 'spin', request },
    { kind: 'told', told: withBonus },
    { kind: 'stopped' },
    { kind: 'bonusBegun' },
    { kind: 'freeSpinShown', won: 30n },
    { kind: 'freeSpinShown', won: 12n },
  );
  expect(state).toMatchObject({ kind: 'bonus', spin: 2, won: 42n });
});

test('a round without a bonus can not enter one', () => {
  const presenting = walk({ kind: 'spin', request }, { kind: 'told', told: plain }, { kind: 'stopped' });
  expect(nextPlay(presenting, { kind: 'bonusBegun' })).toBe(presenting);
});

test('after a refusal the same request is asked again, or none', () => {
  const refused = walk({ kind: 'spin', request }, { kind: 'refused', code: '503' });
  expect(nextPlay(refused, { kind: 'retry' })).toEqual({ kind: 'asking', request });
  expect(nextPlay(refused, { kind: 'dismissed' })).toEqual({ kind: 'ready' });
});

test('whatever happens, a second round never starts before the first has ended, and the end is final', () => {
  const event = fc.constantFrom<PlayEvent>(
    { kind: 'spin', request },
    { kind: 'told', told: plain },
    { kind: 'refused', code: '402' },
    { kind: 'stopped' },
    { kind: 'presented' },
    { kind: 'retry' },
    { kind: 'dismissed' },
    { kind: 'sessionOver' },
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state: PlayState = { kind: 'ready' };
      for (const one of events) {
        const next = nextPlay(state, one);
        if (one.kind === 'spin' && next !== state) expect(state.kind).toBe('ready');
        if (state.kind === 'over') expect(next.kind).toBe('over');
        state = next;
      }
    }),
  );
});

test.each([
  [0n, 'nothing'],
  [40n, 'partial'],
  [100n, 'even'],
  [101n, 'win'],
  [2_000n, 'grand'],
] as const)('a payout of %s on 100 is %s', (payout, verdict) => {
  expect(verdictOf(payout, 100n, 20)).toBe(verdict);
});

test('auto play never loses more than its limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.nat(150), { maxLength: 60 }),
      (stakes, payouts) => {
        let auto = mayPlay({ left: 50, lossLimit: 100n * BigInt(stakes), lost: 0n }, 100n)
          ? { left: 50, lossLimit: 100n * BigInt(stakes), lost: 0n }
          : undefined;
        let lost = 0n;
        for (const payout of payouts) {
          if (!auto) break;
          lost += 100n - BigInt(payout);
          expect(lost).toBeLessThanOrEqual(auto.lossLimit);
          auto = afterRound(auto, { ...plain, payout: BigInt(payout) });
        }
      },
    ),
  );
});

test('auto play stops when it is used up, and when a bonus came', () => {
  const auto = { left: 2, lossLimit: 10_000n, lost: 0n };
  const once = afterRound(auto, plain)!;
  expect(once.left).toBe(1);
  expect(afterRound(once, plain)).toBeUndefined();
  expect(afterRound(auto, withBonus)).toBeUndefined();
});

test('the clock and the tally say what was', () => {
  expect(clockOf(65_000)).toBe('01:05');
  expect(clockOf(3_723_000)).toBe('1:02:03');
  expect(addRound(addRound(NO_TALLY, 100n, 0n), 100n, 250n)).toEqual({ rounds: 2, staked: 200n, paid: 250n });
});
