import type { Game } from '@tessera/wire';
import { cutMatch, remember, searchOptions } from './search.options.ts';

const games = (count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => ({ id: from + place }) as Game);
const keys = (...args: Parameters<typeof searchOptions>) => searchOptions(...args).map(({ key }) => key);

test('offers recent searches and popular games before anything is typed', () => {
  expect(keys('', undefined, ['lotus', 'book'], games(9))).toEqual([
    'recent-0',
    'recent-1',
    ...[1, 2, 3, 4, 5, 6].map((id) => `game-${id}`),
  ]);
});

test('offers results, and all of them where there are more', () => {
  expect(keys('lotus', { list: games(2), totalCount: 2 }, [], [])).toEqual(['game-1', 'game-2']);
  expect(keys('lotus', { list: games(9), totalCount: 31 }, [], [])).toHaveLength(8);
  expect(searchOptions('lotus', { list: games(9), totalCount: 31 }, [], []).at(-1)).toMatchObject({
    kind: 'all',
    query: 'lotus',
    count: 31,
  });
});

test('offers nothing while results are loading', () => {
  expect(keys('lotus', undefined, ['book'], games(3))).toEqual([]);
});

test('offers popular games where nothing was found', () => {
  expect(keys('qqq', { list: [], totalCount: 0 }, [], games(2, 50))).toEqual(['game-50', 'game-51']);
});

test('remembers a few recent searches, each once, the latest first', () => {
  expect(remember(['a', 'b', 'c', 'd'], ' B ')).toEqual(['B', 'a', 'c', 'd']);
  expect(remember(['a', 'b', 'c', 'd'], 'e')).toEqual(['e', 'a', 'b', 'c']);
  expect(remember(['a'], '  ')).toEqual(['a']);
});

test('splits a name at the match', () => {
  expect(cutMatch('Royal Lotus', 'lot')).toEqual(['Royal ', 'Lot', 'us']);
  expect(cutMatch('Royal Lotus', 'lotis')).toEqual(['Royal Lotus', '', '']);
  expect(cutMatch('Royal Lotus', '')).toEqual(['Royal Lotus', '', '']);
});
