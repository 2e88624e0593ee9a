/** @jest-environment jsdom */
import { RELOAD_GUARD_MS } from '@tessera/domain';
import { RemoteError } from '../../composition/failure.ts';
import { createKeyStore } from '../edge/storage.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { reloadForLostCode, type LostCodeDeps } from './lost-code.ts';

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

function open(changes: Partial<LostCodeDeps> = {}) {
  const reload = jest.fn();
  const onOld = jest.fn();
  const deps: LostCodeDeps = {
    page: window,
    storage: createTestBrowser('https://site.test').openTab().tabStorage,
    builtFrom: '1',
    isBusy: () => false,
    isMember: () => false,
    isOld: async () => false,
    onOld,
    reload,
    now: () => now,
    ...changes,
  };
  const loseCode = (isMain: boolean, error: unknown = LOST) => reloadForLostCode({ error, isMain }, deps);
  return { loseCode, reload, onOld, deps };
}

test('reloads the page that the player has opened when its code is lost', async () => {
  const { loseCode, reload } = open();
  expect(await loseCode(MAIN)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads at most once in 10 s per path, and once per path and release', async () => {
  const { loseCode, reload, deps } = open();
  await loseCode(MAIN);
  expect(await loseCode(MAIN)).toBe(false);
  now += RELOAD_GUARD_MS;
  expect(await loseCode(MAIN)).toBe(false);
  const next = { ...deps, builtFrom: '2' };
  expect(await reloadForLostCode({ error: LOST, isMain: MAIN }, next)).toBe(true);
  now += RELOAD_GUARD_MS - 1;
  expect(await reloadForLostCode({ error: LOST, isMain: MAIN }, { ...deps, builtFrom: '3' })).toBe(false);
  now += 1;
  expect(await reloadForLostCode({ error: LOST, isMain: MAIN }, { ...deps, builtFrom: '3' })).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

describe.each([
  ['refused', undefined],
  [
    'full',
    {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    } as unknown as Storage,
  ],
])('where the storage is %s', (_, area) => {
  /** Opens a document that the browser has loaded in this way. */
  const load = (type: NavigationTimingType, changes: Partial<LostCodeDeps> = {}) =>
    open({ storage: createKeyStore(area), page: loadedBy(type), ...changes });

  test.each(['navigate', 'back_forward'] as const)('reloads a document of the type %s once', async (type) => {
    const { loseCode, reload } = load(type);
    expect(await loseCode(MAIN)).toBe(true);
    expect(await loseCode(MAIN)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload the path of a reloaded document again, without end', async () => {
    const { loseCode, reload } = load('reload');
    now += RELOAD_GUARD_MS;
    expect(await loseCode(MAIN)).toBe(false);
    window.history.replaceState(null, '', '/proxy/Plan');
    expect(await loseCode(MAIN)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload for a member, whose login would be lost', async () => {
    expect(await load('navigate', { isMember: () => true }).loseCode(MAIN)).toBe(false);
  });

  test('does not reload where the browser does not say how the document was loaded', async () => {
    const performance = { getEntriesByType: () => [] };
    expect(await load('navigate', { page: { ...pageParts(), performance } as never }).loseCode(MAIN)).toBe(
      false,
    );
  });
});

function pageParts() {
  const { location, navigator } = window;
  return { location, navigator };
}

function loadedBy(type: NavigationTimingType): Window {
  const entry = { type, name: window.location.href };
  const getEntriesByType = (kind: string) => (kind === 'navigation' ? [entry] : []);
  return { ...pageParts(), performance: { getEntriesByType } } as unknown as Window;
}

test('reloads for a member where the storage keeps the login', async () => {
  expect(await open({ isMember: () => true }).loseCode(MAIN)).toBe(true);
});

test('counts the reloads of each path separately', async () => {
  const { loseCode } = open();
  await loseCode(MAIN);
  window.history.replaceState(null, '', '/proxy/Plan');
  expect(await loseCode(MAIN)).toBe(true);
});

test('reloads for a part other than the main part only if the page is old', async () => {
  expect(await open().loseCode(ASIDE)).toBe(false);
  expect(await open({ isOld: async () => true }).loseCode(ASIDE)).toBe(true);
});

test('does not reload while the player is busy; the notice of an old page comes later', async () => {
  const young = open({ isBusy: () => true });
  expect(await young.loseCode(MAIN)).toBe(false);
  expect(young.onOld).not.toHaveBeenCalled();
  const old = open({ isBusy: () => true, isOld: async () => true });
  expect(await old.loseCode(MAIN)).toBe(false);
  expect(old.onOld).toHaveBeenCalledTimes(1);
  expect([...young.reload.mock.calls, ...old.reload.mock.calls]).toEqual([]);
});

test('does not reload if the player has opened another page meanwhile', async () => {
  const { loseCode } = open({
    isOld: async () => {
      window.history.replaceState(null, '', '/');
      return true;
    },
  });
  expect(await loseCode(ASIDE)).toBe(false);
});

test.each([
  [
    'is an incompatible release',
    new RemoteError({ kind: 'contract', wanted: '^2.0.0', provided: '1.2.0' }, 'no'),
  ],
  ['is a broken remote', new RemoteError({ kind: 'broken', message: 'no such part' }, 'no')],
  ['is a timeout of a part', new RemoteError({ kind: 'timeout', step: 'part', limitMs: 1 }, 'no')],
  [
    'is a timeout of a chunk',
    Object.assign(new Error('timeout'), { name: 'ChunkLoadError', type: 'timeout' }),
  ],
])('does not reload for a failure that %s', async (_, error) => {
  expect(await open({ isOld: async () => true }).loseCode(MAIN, error)).toBe(false);
});

test('does not reload without a network', async () => {
  online = false;
  expect(await open().loseCode(MAIN)).toBe(false);
});
