import { LAST_RESULTS, withChange, type BookState, type Fixture } from './book.ts';

const fixture = (number: number, phase: Fixture['phase'] = 'upcoming', home = 0): Fixture => ({
  ...{ id: String(number), number, league: 'coast', phase, minute: null, score: [home, 0] },
  home: { id: 'a', name: 'A', short: 'AAA', colours: ['#000000', '#ffffff'] },
  away: { id: 'b', name: 'B', short: 'BBB', colours: ['#000000', '#ffffff'] },
  ...{ kickoffAt: number * 45_000, endsAt: number * 45_000 + 180_000 },
  ...{ markets: [], happenings: [], hash: '0'.repeat(64), seed: null },
});
const book: BookState = {
  ...{ book: 'sportsbook-football', now: 1_000, players: 3 },
  fixtures: [fixture(3, 'running'), fixture(4), fixture(5)],
  results: [fixture(2, 'over'), fixture(1, 'void')],
};
const changed = (...fixtures: Fixture[]) => ({
  ...{ book: book.book, now: 2_000, players: 4, fixtures },
});
const numbers = (of: BookState) => [of.fixtures, of.results].map((all) => all.map(({ number }) => number));

test('what has changed takes its old form’s place', () => {
  const after = withChange(book, changed(fixture(3, 'running', 1)));
  expect(after).toMatchObject({ now: 2_000, players: 4, fixtures: [{ score: [1, 0] }, {}, {}] });
  expect(numbers(after)).toEqual(numbers(book));
});

test('new fixtures stand by their kickoff, ended ones among the results, newest first', () => {
  const after = withChange(book, changed(fixture(6), fixture(3, 'over'), fixture(4, 'running')));
  expect(numbers(after)).toEqual([
    [4, 5, 6],
    [3, 2, 1],
  ]);
});

test('no more results are kept than a book tells', () => {
  const ended = Array.from({ length: LAST_RESULTS + 5 }, (_, n) => fixture(10 + n, 'over'));
  const { results } = withChange(book, changed(...ended));
  expect(results).toHaveLength(LAST_RESULTS);
  expect(results[0]!.number).toBe(10 + LAST_RESULTS + 4);
});

test('what is older than the book, or of another one, changes nothing', () => {
  expect(withChange(book, { ...changed(fixture(9)), now: 999 })).toBe(book);
  expect(withChange(book, { ...changed(fixture(9)), book: 'sportsbook-tennis' })).toBe(book);
});
