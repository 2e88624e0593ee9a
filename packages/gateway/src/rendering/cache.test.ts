import { createCache } from './cache.ts';

let nowMs = 0;
beforeEach(() => (nowMs = 0));
const cacheOf = (entries = 2) =>
  createCache<string>({ freshMs: 10, staleMs: 100, entries, now: () => nowMs });

function maker() {
  const made = jest.fn(async (): Promise<string | null> => `made at ${nowMs}`);
  return made;
}

test('what is fresh is not made again', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  nowMs = 9;
  expect(await cache.get('a', make)).toBe('made at 0');
  expect(make).toHaveBeenCalledTimes(1);
});

test('what is old is served once more while a new one is made', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  nowMs = 50;
  expect(await cache.get('a', make)).toBe('made at 0');
  await Promise.resolve();
  expect(await cache.get('a', make)).toBe('made at 50');
  expect(make).toHaveBeenCalledTimes(2);
});

test('what is too old is waited for', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  nowMs = 100;
  expect(await cache.get('a', make)).toBe('made at 100');
});

test('many who ask at once share one', async () => {
  const cache = cacheOf();
  const make = maker();
  await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const cache = cacheOf();
  const make = maker().mockResolvedValueOnce(null);
  expect(await cache.get('a', make)).toBeNull();
  expect(await cache.get('a', make)).toBe('made at 0');
});

test('the one used longest ago makes room', async () => {
  const cache = cacheOf(2);
  const make = maker();
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make);
  make.mockClear();
  await cache.get('a', make);
  expect(make).not.toHaveBeenCalled();
  await cache.get('b', make);
  expect(make).toHaveBeenCalledTimes(1);
});
