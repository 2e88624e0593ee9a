import fc from 'fast-check';
import { ARENA, ARENAS, ENTRANCE_MS, EXCHANGE_MS, standingsOf } from '../rules/duel.ts';
import { LANDS_AT, momentOf, progressText, secondsToBet, stageText, type DuelSnapshot } from './moment.ts';
import { CLOSES_AT, during, DUEL, FIGHT_MS, snapshotOf } from './duel.fixture.ts';

const at = (snapshot: DuelSnapshot, now: number, calm = false) =>
  momentOf(snapshot, { arena: ARENAS.arena, bettingMs: ARENA.bettingMs, now, calm })!;
const STANDINGS = standingsOf(DUEL, ARENAS.arena);
const running = snapshotOf('running');

test('while bets are taken both stand with all their vigour, for as long as the clock says', () => {
  const moment = at(snapshotOf('betting'), CLOSES_AT - 4_200);
  expect(moment).toMatchObject({
    left: 'wisp',
    right: 'blaze',
    standing: { left: 6, right: 6, exchanges: 0 },
  });
  expect(moment.act).toEqual({ kind: 'waiting', sinceMs: 15_800, msLeft: 4_200 });
});

test('a page whose round has not been told of its close waits, and shows nothing of the duel', () => {
  expect(at(snapshotOf('betting'), CLOSES_AT + 3_000).act).toMatchObject({ kind: 'waiting', msLeft: 0 });
});

test('a page that comes in the middle sees what all see: salute, exchange by exchange, end', () => {
  expect(at(running, CLOSES_AT + 10).act).toEqual({ kind: 'salute', ms: 10 });
  DUEL.exchanges.forEach((exchange, index) => {
    const before = at(running, during(index, LANDS_AT - 0.01));
    expect(before.act).toMatchObject({ kind: 'exchange', index, exchange });
    expect(before.standing).toEqual(STANDINGS[index]);
    expect(at(running, during(index, LANDS_AT + 0.01)).standing).toEqual(STANDINGS[index + 1]);
  });
  const end = at(running, during(DUEL.exchanges.length, 0.25));
  expect(end.act).toMatchObject({ kind: 'end', ms: 400 });
  expect(end.standing).toEqual(STANDINGS.at(-1));
});

test('only the last exchange is told as the one that decides', () => {
  const last = DUEL.exchanges.map((_, index) => {
    const { act } = at(running, during(index, 0.5));
    return act.kind === 'exchange' && act.isLast;
  });
  expect(last).toEqual([false, false, false, false, false, true]);
});

test('the same instant is the same moment, running or over', () => {
  const now = CLOSES_AT + ENTRANCE_MS + FIGHT_MS + 500;
  expect(at(snapshotOf('over'), now)).toEqual(at(running, now));
});

test('a round that is over is shown at its end, however early the clock says it is', () => {
  const { act, standing } = at(snapshotOf('over'), CLOSES_AT + ENTRANCE_MS + 20);
  expect(act).toMatchObject({ kind: 'end', ms: 0 });
  expect(standing).toEqual(STANDINGS.at(-1));
});

test('a round that could not be finished shows both as they came', () => {
  expect(at(snapshotOf('void'), CLOSES_AT + 5_000)).toMatchObject({
    act: { kind: 'void' },
    standing: { left: 6, right: 6 },
  });
});

test('where nobody is told who meets, there is nothing to show', () => {
  const view = { arena: ARENAS.arena, bettingMs: 1, now: CLOSES_AT, calm: false };
  expect(momentOf(snapshotOf('betting', { offer: null }), view)).toBeUndefined();
});

test('a calm page shows one still for each exchange, in its time, with what it came to', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.double({ min: 0, max: 0.999, noNaN: true }), (index, part) => {
      const still = at(running, during(index, part), true);
      expect(still).toEqual(at(running, during(index, 0.5), true));
      expect(still.standing).toEqual(STANDINGS[index + 1]);
    }),
  );
  const salute = (ms: number) => at(running, CLOSES_AT + ms, true);
  expect(salute(0)).toEqual(salute(ENTRANCE_MS - 1));
});

test('the stage is written anew when a move or a blow comes, not in between', () => {
  const texts = new Set<string>();
  for (let now = during(0, 0); now < during(2, 0); now += 10) texts.add(stageText(at(running, now)));
  // Each exchange: before its moves are seen, with its moves, with what they came to.
  expect(texts.size).toBe(6);
});

test('how bets stand is told anew when a blow lands, and when the duel ends', () => {
  const texts: string[] = [];
  for (let now = during(0, 0); now < during(7, 0); now += 10) {
    const text = progressText(at(running, now));
    if (text !== texts.at(-1)) texts.push(text);
  }
  expect(texts).toEqual([...[0, 1, 2, 3, 4, 5, 6].map((landed) => `exchange ${landed}`), 'end 6']);
});

test('the seconds to bet are counted down to nothing', () => {
  const seconds = (ms: number) => secondsToBet(at(snapshotOf('betting'), CLOSES_AT - ms));
  expect([2_001, 2_000, 1_001, 1].map(seconds)).toEqual([3, 2, 2, 1]);
  expect(secondsToBet(at(running, during(0, 0)))).toBe(0);
});

test('an exchange lasts as long as the rules say', () => {
  expect(at(running, CLOSES_AT + ENTRANCE_MS).act).toMatchObject({ kind: 'exchange', index: 0, part: 0 });
  expect(at(running, CLOSES_AT + ENTRANCE_MS + EXCHANGE_MS).act).toMatchObject({ index: 1, part: 0 });
});
