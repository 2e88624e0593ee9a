import fc from 'fast-check';
import { CLASSIC } from '../rules/crash.ts';
import { CAP, msOf } from '../rules/curve.ts';
import { readAutoAt, writeAutoAt } from './auto-at.ts';
import { flightOf, rideOf, writeOdds, type CrashSnapshot } from './flight.ts';

const CLOSES_AT = 1_000_000;
const read = (decimal: string): bigint => BigInt(Math.round(Number(decimal) * 100));

const snapshotOf = (phase: CrashSnapshot['phase'], crashAt?: number): CrashSnapshot => ({
  ...{
    table: 'crash-classic',
    roundId: '7',
    number: 7,
    phase,
    now: 0,
    hash: '',
    seed: null,
    players: 1,
    last: [],
  },
  ...{ closesAt: CLOSES_AT, endsAt: null, nextAt: null, offer: null, told: null },
  outcome: crashAt === undefined ? null : { crashAt },
});

const placementOf = (
  autoAt: number | undefined,
  more: { takenOutMs?: number; payout?: string; state?: 'open' | 'settled' | 'returned' } = {},
) => ({
  ...{ roundId: 'r1', tableRoundId: '7', number: 7, at: 0, stake: '1.00' },
  ...{ state: 'open' as const, takenOutMs: null, payout: null },
  ...more,
  bets: [{ on: autoAt === undefined ? {} : { autoAt }, stake: '1.00' }],
});

test('a flight waits, rises by the server’s clock, and ends where the round says', () => {
  expect(flightOf(snapshotOf('betting'), CLOSES_AT - 4_000)).toEqual({ kind: 'waiting', msLeft: 4_000 });
  // The close of bets is not waited for to be told: the clock knows it.
  expect(flightOf(snapshotOf('betting'), CLOSES_AT + 50)).toMatchObject({ kind: 'rising', ms: 50 });
  expect(flightOf(snapshotOf('running'), CLOSES_AT + msOf(250))).toMatchObject({ kind: 'rising', at: 250 });
  expect(flightOf(snapshotOf('over', 180), CLOSES_AT + msOf(250))).toEqual({ kind: 'burst', at: 180 });
  expect(flightOf(snapshotOf('void'), CLOSES_AT)).toEqual({ kind: 'void' });
});

test('what the page says a bet is paid is what the rules pay', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 100, max: CAP }), fc.constant(CAP)),
      fc.option(fc.integer({ min: 101, max: CAP }), { nil: undefined }),
      fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined }),
      (crashAt, autoAt, pressedMs) => {
        const outcome = { crashAt };
        const takenOutMs =
          pressedMs !== undefined && CLASSIC.canTakeOut!(outcome, pressedMs) ? pressedMs : undefined;
        const due = CLASSIC.payout({ autoAt }, 100n, outcome, takenOutMs);
        const payout = String(Number(due) / 100);
        const placement = placementOf(autoAt, {
          state: 'settled',
          payout,
          ...(takenOutMs === undefined ? {} : { takenOutMs }),
        });
        const ride = rideOf(placement, flightOf(snapshotOf('over', crashAt), CLOSES_AT), read);
        expect(ride).toMatchObject(due > 0n ? { kind: 'out', paid: due } : { kind: 'lost', stake: 100n });
      },
    ),
  );
});

test('while it rises a bet is worth more and more, until it takes itself out', () => {
  const rideAt = (ms: number) =>
    rideOf(placementOf(200), flightOf(snapshotOf('running'), CLOSES_AT + ms), read);
  expect(rideAt(0)).toMatchObject({ kind: 'in', worth: 100n, autoAt: 200 });
  expect(rideAt(msOf(150))).toMatchObject({ kind: 'in', worth: 150n });
  expect(rideAt(msOf(900))).toEqual({ kind: 'out', at: 200, paid: 200n });
});

test('a bet that takes itself out is told as paid only when the round has surely come so far', () => {
  const running = flightOf(snapshotOf('running'), CLOSES_AT + msOf(200) + 300);
  expect(rideOf(placementOf(200), running, read)).toMatchObject({ kind: 'in', worth: 200n });
  const ended = flightOf(snapshotOf('over', 199), CLOSES_AT + msOf(200) + 400);
  expect(rideOf(placementOf(200), ended, read)).toEqual({ kind: 'lost', stake: 100n });
  // What the server has confirmed is sure at once.
  const taken = rideOf(placementOf(200, { takenOutMs: msOf(180) }), running, read);
  expect(taken).toEqual({ kind: 'out', at: 180, paid: 180n });
});

test('a bet that went back is none', () => {
  const flight = flightOf(snapshotOf('betting'), CLOSES_AT - 1);
  expect(rideOf(undefined, flight, read)).toEqual({ kind: 'none' });
  expect(rideOf(placementOf(undefined, { state: 'returned' }), flight, read)).toEqual({ kind: 'none' });
  expect(rideOf(placementOf(undefined), flight, read)).toMatchObject({ kind: 'in', worth: 100n });
});

test.each([
  ['', { kind: 'none' }],
  ['  ', { kind: 'none' }],
  ['2', { kind: 'at', odds: 200 }],
  ['1.01', { kind: 'at', odds: 101 }],
  ['1,5', { kind: 'at', odds: 150 }],
  ['3.2×', { kind: 'at', odds: 320 }],
  ['1000', { kind: 'at', odds: 100_000 }],
  ['1', { kind: 'wrong' }],
  ['1.005', { kind: 'wrong' }],
  ['1000.01', { kind: 'wrong' }],
  ['-2', { kind: 'wrong' }],
  ['two', { kind: 'wrong' }],
])('“%s” as a multiplier to be taken out at', (text, expected) => {
  expect(readAutoAt(text)).toEqual(expected);
});

test('every multiplier can be written and read again', () => {
  const plain = (value: number) => value.toFixed(2);
  fc.assert(
    fc.property(fc.integer({ min: 101, max: CAP }), (odds) => {
      expect(readAutoAt(writeOdds(plain, odds))).toEqual({ kind: 'at', odds });
      expect(readAutoAt(writeAutoAt(odds))).toEqual({ kind: 'at', odds });
    }),
  );
});
