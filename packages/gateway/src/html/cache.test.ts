import { createCache } from './cache.ts';

let nowMs = 0;
beforeEach(() => (nowMs = 0));

/** Keeps words; each takes as many bytes as it has letters. */
const cacheOf = (maxBytes = 100) =>
  createCache<string>({
    freshMs: 10,
    staleMs: 100,
    maxBytes,
    bytesOf: ({ length }) => length,
    now: () => nowMs,
  });
const maker = () => jest.fn(async (): Promise<string | null> => `made at ${nowMs}`);
const never = () => Promise.reject(new Error('it should not have been made again'));

test('what is fresh is not made again', async () => {
  const cache = cacheOf();
  await cache.make('a', maker());
  nowMs = 9;
  expect(cache.known('a', never)).toBe('made at 0');
});

test('what is old is served once more while a new one is made from it', async () => {
  const cache = cacheOf();
  const remake = jest.fn(async (old: string) => `${old}, again at ${nowMs}`);
  await cache.make('a', maker());
  nowMs = 50;
  expect(cache.known('a', remake)).toBe('made at 0');
  expect(cache.known('a', remake)).toBe('made at 0');
  await new Promise(setImmediate);
  expect(cache.known('a', never)).toBe('made at 0, again at 50');
  expect(remake).toHaveBeenCalledTimes(1);
});

test('what could not be made again is served until it is too old', async () => {
  const cache = cacheOf();
  const failing = jest.fn(() => Promise.resolve(null));
  await cache.make('a', maker());
  nowMs = 99;
  expect(cache.known('a', failing)).toBe('made at 0');
  nowMs = 100;
  expect(cache.known('a', failing)).toBeUndefined();
  expect(failing).toHaveBeenCalledTimes(1);
});

test('many who ask at once share one', async () => {
  const cache = cacheOf();
  const make = maker();
  await Promise.all([cache.make('a', make), cache.make('a', make), cache.make('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const cache = cacheOf();
  expect(await cache.make('a', () => Promise.resolve(null))).toBeNull();
  expect(cache.known('a', never)).toBeUndefined();
  expect(await cache.make('a', maker())).toBe('made at 0');
});

describe('the bound', () => {
  const keep = (cache: ReturnType<typeof cacheOf>, ...keys: string[]) =>
    Promise.all(keys.map((key) => cache.make(key, () => Promise.resolve(key.repeat(10)))));
  const stands = (cache: ReturnType<typeof cacheOf>, key: string) => cache.known(key, never) !== undefined;

  test('holds, whatever comes', async () => {
    const cache = cacheOf(25);
    await keep(cache, 'a', 'b', 'c', 'a', 'd');
    expect(cache.bytes()).toBe(20);
    await cache.make('a', () => Promise.resolve('a'.repeat(26)));
    expect(cache.bytes()).toBeLessThanOrEqual(20);
    expect(stands(cache, 'a')).toBe(false);
  });

  test('counts what was made again once', async () => {
    const cache = cacheOf(25);
    await keep(cache, 'a');
    await keep(cache, 'a');
    expect(cache.bytes()).toBe(10);
  });

  test('what is asked for survives any number of things that are asked for once', async () => {
    const cache = cacheOf(50);
    await keep(cache, 'a', 'b');
    expect([stands(cache, 'a'), stands(cache, 'b')]).toEqual([true, true]);
    for (let number = 0; number < 200; number += 1) await keep(cache, String.fromCharCode(1_000 + number));
    expect([stands(cache, 'a'), stands(cache, 'b')]).toEqual([true, true]);
  });

  test('what is too old goes before what is wanted least', async () => {
    const cache = cacheOf(30);
    await keep(cache, 'a');
    for (let times = 0; times < 10; times += 1) stands(cache, 'a');
    nowMs = 60;
    await keep(cache, 'b', 'c');
    nowMs = 105;
    await keep(cache, 'd');
    nowMs = 64;
    expect(['a', 'b', 'c', 'd'].map((key) => cache.known(key, () => Promise.resolve(null)))).toEqual([
      undefined,
      'b'.repeat(10),
      'c'.repeat(10),
      'd'.repeat(10),
    ]);
  });

  test('what was wanted once upon a time does not stay for ever', async () => {
    const cache = cacheOf(20);
    await keep(cache, 'a', 'b');
    for (let times = 0; times < 500; times += 1) stands(cache, 'a');
    for (let times = 0; times < 12_000; times += 1) stands(cache, 'b');
    await keep(cache, 'c');
    for (let times = 0; times < 5; times += 1) stands(cache, 'c');
    expect([stands(cache, 'a'), stands(cache, 'b'), stands(cache, 'c')]).toEqual([false, true, true]);
  });
});
