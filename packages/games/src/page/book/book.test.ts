import { bookOf, fixture, market } from '../testing/fake-book.ts';
import type { BookState, Fixture, Slip } from '../../protocol/book.ts';
import { isStanding, NO_BOOK, withBook, withFixtures, withSlip } from './book.model.ts';
import { kept } from './kept.ts';

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

describe('what has not changed stays the same object', () => {
  const ended = fixture('9', { phase: 'over', kickoffAt: 1 });
  const known = withBook(NO_BOOK, bookOf([fixture('1'), fixture('2')], { results: [ended] }));
  const [one, two] = known.book!.fixtures;
  /** As it is read from a message: nothing in it is what is known. */
  const read = (book: BookState): BookState => JSON.parse(JSON.stringify(book)) as BookState;
  const later = (fixtures: readonly Fixture[]): BookState =>
    read({ ...known.book!, now: known.book!.now + 1, fixtures: [...fixtures] });

  test('all fixtures, in a whole book that tells nothing new', () => {
    const { fixtures, results } = withBook(known, later([one!, two!])).book!;
    expect(fixtures).toBe(known.book!.fixtures);
    expect(results).toBe(known.book!.results);
  });

  test('of a fixture whose odds have moved its sides; every other fixture as a whole', () => {
    const markets = [market('result', null, { home: 170, draw: 350, away: 420 })];
    const { fixtures } = withFixtures(known, later([{ ...one!, markets }])).book!;
    expect(fixtures[0]!.markets).toEqual(markets);
    expect(fixtures[0]!.home).toBe(one!.home);
    expect(fixtures[0]!.markets[0]!.picks[1]).toBe(one!.markets[0]!.picks[1]);
    expect(fixtures[1]).toBe(two);
  });

  test('fixtures whose place in the book is another one', () => {
    const { fixtures } = withBook(known, later([two!, fixture('3')])).book!;
    expect(fixtures[0]).toBe(two);
    expect(fixtures[1]).toEqual(fixture('3'));
  });

  test('and what is no longer there, or new, is told', () => {
    const of = (changed: object): object => ({ a: [1, 2], b: { c: null }, ...changed });
    for (const next of [
      of({ a: [1] }),
      of({ a: { 0: 1, 1: 2 } }),
      of({ b: {} }),
      of({ d: 1 }),
      { a: [1, 2] },
    ])
      expect(kept(of({}), next)).toEqual(next);
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
