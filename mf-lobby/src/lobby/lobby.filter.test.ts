import { hallPath, isUnfiltered, lobbyPath, NO_FILTER, readFilter, writeFilter } from './lobby.filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('writes a filter to the address and reads it back', () => {
  const filter = read('hall=2&provider=5&tag=hot&sort=name&tab=favorite&q=book of');
  expect(filter).toEqual({
    tab: 'favorite',
    hall: 2,
    provider: 5,
    tag: 'hot',
    sort: 'name',
    query: 'book of',
  });
  expect(read(writeFilter(filter))).toEqual(filter);
  const facts = read('mechanic=cluster&volatility=high&return=96&isCrashGame=true');
  expect(facts).toMatchObject({ mechanic: 'cluster', volatility: 'high', minReturn: 96, crash: true });
  expect(writeFilter(facts)).toBe('mechanic=cluster&volatility=high&return=96&isCrashGame=1');
});

test.each([
  ['isCrashGame', true],
  ['isCrashGame=1', true],
  ['isCrashGame=TRUE', true],
  ['isCrashGame=0', undefined],
  ['isCrashGame=false', undefined],
  ['isCrashGame=maybe', undefined],
])('"%s" names the crash menu: %s', (query, crash) => {
  expect(read(query).crash).toBe(crash);
});

test('gives the home page the shortest address', () => {
  expect(lobbyPath()).toBe('/');
  expect(lobbyPath({ hall: 3 })).toBe('/?hall=3');
  expect(isUnfiltered(read(''))).toBe(true);
  expect(isUnfiltered(read('hall=3'))).toBe(false);
});

test.each([
  'hall=abc',
  'hall=-2',
  'hall=1e400',
  'tag=cold',
  'sort=price',
  'tab=none',
  'utm_source=x',
  'return=all',
])('what cannot be read in "%s" is left out', (query) => {
  expect(read(query)).toEqual({ ...NO_FILTER });
});

test('truncates a search to the length that the wire accepts', () => {
  expect(read(`q=${'a'.repeat(200)}`).query).toHaveLength(80);
});

test('links a hall to a filter of the lobby, or to its own page', () => {
  expect(hallPath(3, { hallRoutes: 'redirect' })).toBe('/?hall=3');
  expect(hallPath(3, { hallRoutes: 'page' })).toBe('/gameHall/3');
});
