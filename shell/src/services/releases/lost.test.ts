/** @jest-environment jsdom */
import { RELOAD_GUARD_MS } from '@tessera/domain';
import { RemoteError } from '../../composition/failure.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { reloadFor, type LostDeps } from './lost.ts';

const LOST = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'missing' });

const MAIN = true;
const ASIDE = false;

let now: number;
let online: boolean;
beforeEach(() => {
  now = 1_000_000;
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  window.history.replaceState(null, '', '/discount');
});
afterEach(() => jest.restoreAllMocks());

function open(changes: Partial<LostDeps> = {}) {
  const reload = jest.fn();
  const onOld = jest.fn();
  const deps: LostDeps = {
    page: window,
    storage: createTestBrowser('https://site.test').openTab().tabStorage,
    made: '1',
    isBusy: () => false,
    isOld: async () => false,
    onOld,
    reload,
    now: () => now,
    ...changes,
  };
  const lose = (isMain: boolean, error: unknown = LOST) => reloadFor({ error, isMain }, deps);
  return { lose, reload, onOld, deps };
}

test('the page that the player has gone to is loaded anew when its code is lost', async () => {
  const { lose, reload } = open();
  expect(await lose(MAIN)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('once in 10 s for each path, and for the same release only once', async () => {
  const { lose, reload, deps } = open();
  await lose(MAIN);
  expect(await lose(MAIN)).toBe(false);
  now += RELOAD_GUARD_MS;
  expect(await lose(MAIN)).toBe(false);
  const next = { ...deps, made: '2' };
  expect(await reloadFor({ error: LOST, isMain: MAIN }, next)).toBe(true);
  now += RELOAD_GUARD_MS - 1;
  expect(await reloadFor({ error: LOST, isMain: MAIN }, { ...deps, made: '3' })).toBe(false);
  now += 1;
  expect(await reloadFor({ error: LOST, isMain: MAIN }, { ...deps, made: '3' })).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('another path has its own turn', async () => {
  const { lose } = open();
  await lose(MAIN);
  window.history.replaceState(null, '', '/proxy/Plan');
  expect(await lose(MAIN)).toBe(true);
});

test('what stands beside moves the page only where the page is old', async () => {
  expect(await open().lose(ASIDE)).toBe(false);
  expect(await open({ isOld: async () => true }).lose(ASIDE)).toBe(true);
});

test('in the middle of something nothing is loaded anew; of an old page the player is told later', async () => {
  const young = open({ isBusy: () => true });
  expect(await young.lose(MAIN)).toBe(false);
  expect(young.onOld).not.toHaveBeenCalled();
  const old = open({ isBusy: () => true, isOld: async () => true });
  expect(await old.lose(MAIN)).toBe(false);
  expect(old.onOld).toHaveBeenCalledTimes(1);
  expect([...young.reload.mock.calls, ...old.reload.mock.calls]).toEqual([]);
});

test('who has gone on meanwhile is left alone', async () => {
  const { lose } = open({
    isOld: async () => {
      window.history.replaceState(null, '', '/');
      return true;
    },
  });
  expect(await lose(ASIDE)).toBe(false);
});

test.each([
  ['does not fit', new RemoteError({ kind: 'contract', wanted: '^2.0.0', provided: '1.2.0' }, 'no')],
  ['is broken', new RemoteError({ kind: 'broken', message: 'no such part' }, 'no')],
  ['hangs', new RemoteError({ kind: 'timeout', step: 'part', limitMs: 1 }, 'no')],
  ['hangs on its way', Object.assign(new Error('timeout'), { name: 'ChunkLoadError', type: 'timeout' })],
])('what %s is not mended by loading the page anew', async (_, error) => {
  expect(await open({ isOld: async () => true }).lose(MAIN, error)).toBe(false);
});

test('without a network the page that is there is better than none', async () => {
  online = false;
  expect(await open().lose(MAIN)).toBe(false);
});
