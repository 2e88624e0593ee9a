import { ARENAS, type DuelOutcome } from '../rules/duel.ts';
import { endOf, lastMeeting, pastDuels } from './record.ts';
import { DUEL } from './duel.fixture.ts';

const { arena } = ARENAS;
/** Left wins in three. */
const quick: DuelOutcome = {
  left: 'echo',
  right: 'wisp',
  exchanges: Array.from({ length: 3 }, () => ({ left: 'sweep', right: 'ward' })),
};
/** Twelve exchanges of nothing. */
const drawn: DuelOutcome = {
  left: 'blaze',
  right: 'wisp',
  exchanges: Array.from({ length: 12 }, () => ({ left: 'ward', right: 'ward' })),
};
const last = [
  { number: 9, outcome: quick },
  { number: 8, outcome: drawn },
  { number: 7, outcome: DUEL },
];

test('a duel ends with its winner, or nobody, and its exchanges', () => {
  expect(endOf(quick, arena)).toEqual({ winner: 'echo', exchanges: 3 });
  expect(endOf(drawn, arena)).toEqual({ winner: undefined, exchanges: 12 });
});

test('the duel on the stage is not told among those before it', () => {
  expect(pastDuels({ last, number: 9 }, arena).map(({ number }) => number)).toEqual([8, 7]);
  expect(pastDuels({ last, number: 10 }, arena)[0]).toEqual({
    ...{ number: 9, left: 'echo', right: 'wisp', winner: 'echo', exchanges: 3 },
  });
});

test('two meet again whichever side they stood on, the latest time counts', () => {
  const past = pastDuels({ last, number: 10 }, arena);
  expect(lastMeeting(past, 'wisp', 'blaze')?.number).toBe(8);
  expect(lastMeeting(past, 'blaze', 'wisp')?.number).toBe(8);
  expect(lastMeeting(past, 'wisp', 'echo')?.number).toBe(9);
  expect(lastMeeting(past, 'echo', 'blaze')).toBeUndefined();
});
