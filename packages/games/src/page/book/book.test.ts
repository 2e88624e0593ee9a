import { bookOf, fixture } from '../testing/fake-book.ts';
import type { Slip } from '../../protocol/book.ts';
import { isStanding, NO_BOOK, withBook, withFixtures, withSlip } from './book.model.ts';

const slip = (roundId: string, changed: Partial<Slip> = {}): Slip => ({
  ...{ roundId, requestId: roundId, stake: '1.00', odds: 180, couldPay: '1.80', at: 1 },
  ...{ legs: [], state: 'open', payout: null },
  ...changed,
});
const leg = (state: Slip['legs'][number]['state']): Slip['legs'][number] => ({
  ...{
    fixtureId: '1',
    number: 1,
    home: 'home 1',
    away: 'away 1',
    kickoffAt: 0,
    market: 'result',
    line: null,
  },
  ...{ pick: 'home', odds: 180, state, score: null },
});

describe('the book', () => {
  const first = bookOf([fixture('1')]);
  const known = withBook(NO_BOOK, first);

  test('answers that overtake each other never take the book back', () => {
    expect(withBook(known, { ...first, now: first.now - 1 })).toBe(known);
    expect(withBook(known, { ...first, now: first.now + 1, players: 7 }).book!.players).toBe(7);
  });

  test('a change puts in what has changed and leaves the rest; without a book it is nothing', () => {
    const goal = fixture('1', { phase: 'running', score: [1, 0] });
    const change = { book: first.book, now: first.now + 1, players: 2, fixtures: [goal] };
    expect(withFixtures(known, change).book!.fixtures).toEqual([goal]);
    expect(withFixtures(NO_BOOK, change)).toBe(NO_BOOK);
  });
});

describe('slips', () => {
  test('stand newest first, each once', () => {
    const two = withSlip(withSlip(NO_BOOK, slip('old', { at: 1 })), slip('new', { at: 2 }));
    expect(two.mine.map(({ roundId }) => roundId)).toEqual(['new', 'old']);
    expect(withSlip(two, slip('old', { at: 1, state: 'settling' })).mine).toHaveLength(2);
  });

  test('what is paid stays paid, and a leg that was decided stays so', () => {
    const paid = withSlip(NO_BOOK, slip('a', { state: 'settled', payout: '1.80' }));
    expect(withSlip(paid, slip('a'))).toBe(paid);
    const decided = withSlip(NO_BOOK, slip('b', { legs: [leg('won'), leg('open')] }));
    expect(withSlip(decided, slip('b', { legs: [leg('open'), leg('open')] }))).toBe(decided);
    const both = slip('b', { legs: [leg('won'), leg('lost')] });
    expect(withSlip(decided, both).mine).toEqual([both]);
  });

  test('a stake stands until it is paid or given back', () => {
    const states = (['pending', 'open', 'settling', 'settled', 'returning', 'returned'] as const).filter(
      (state) => isStanding(slip('a', { state })),
    );
    expect(states).toEqual(['pending', 'open', 'settling']);
  });
});
