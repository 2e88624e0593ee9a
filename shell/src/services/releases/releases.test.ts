/** @jest-environment jsdom */
import '@tessera/testing/dom';
import type { Registry } from '@tessera/contracts';
import { createFakeShell } from '@tessera/testing';
import { LIVE_PARTS_PATH } from '@tessera/wire';
import type { RemoteFailure, RemoteState } from '../../composition/remote.state.ts';
import { createListeners } from '@tessera/domain/state';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { aRelease } from '../vitals/release.fixture.ts';
import { createReleases, type ReleasesDeps } from './releases.ts';

const LIST = {
  id: 'list',
  path: '/discount',
  titleId: 't',
  descriptionId: 'd',
  member: false,
  frame: 'page',
} as const;
const REGISTRY: Registry = {
  remotes: [
    { name: 'mf-promotions', live: aRelease('mf-promotions', '5', { routes: [LIST] }), previous: null },
  ],
};
const OVERRIDE = { name: 'mf-promotions', origin: 'http://localhost:4302', guestsOnly: false };
const LIST_PART = { remote: 'mf-promotions', kind: 'route', name: 'list' } as const;
const LOST = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'missing' });

/** jsdom has no `Response`. */
const answer = (body: unknown) => ({ json: async () => body }) as Response;

/** jsdom cannot load a page anew. */
function windowWith(reload: () => void): Window & typeof globalThis {
  const location = {
    reload,
    get href() {
      return window.location.href;
    },
    get pathname() {
      return window.location.pathname;
    },
    origin: window.location.origin,
  };
  return Object.create(window, {
    location: { value: location },
    history: { value: window.history },
    document: { value: document },
    navigator: { value: navigator },
  }) as Window & typeof globalThis;
}

let stop: () => void = () => undefined;
afterEach(() => stop());

function open(
  path: string,
  {
    live = { shell: '1', 'mf-promotions': '5' } as Record<string, string>,
    status = 'guest' as 'guest' | 'member',
    environment = {},
    ...changes
  }: Partial<Omit<ReleasesDeps, 'environment'>> & {
    live?: Record<string, string>;
    status?: 'guest' | 'member';
    environment?: Partial<ReleasesDeps['environment']>;
  } = {},
) {
  window.history.replaceState(null, '', path);
  const tab = createTestBrowser('https://site.test').openTab();
  const services = { ...openServices(tab), session: createFakeShell({ session: status }).session };
  const errors: unknown[][] = [];
  const states = new Map<string, RemoteState>();
  const changed = createListeners();
  const reload = jest.fn();
  const fetchLive = jest.fn(async (..._: Parameters<typeof fetch>) => answer({ revision: 1, parts: live }));
  const releases = createReleases({
    initial: { shell: { release: '1', baseUrl: '/', files: {} } },
    registry: REGISTRY,
    overridden: undefined,
    composition: {
      registry: REGISTRY,
      stateOf: (name) => states.get(name) ?? { status: 'idle' },
      subscribe: changed.add,
    },
    services: {
      ...services,
      session: services.session as never,
      reporter: {
        ...services.reporter,
        for: (source) => ({ error: (error, context) => void errors.push([source, error, context]) }),
      },
    },
    environment: { ...tab, window: windowWith(reload), fetch: fetchLive, ...environment },
    ...changes,
  });
  stop = releases.watch();
  const settle = (name: string, failures: readonly RemoteFailure[], isReady: boolean) => {
    const definition = { activate: () => undefined };
    const [{ live: release } = REGISTRY.remotes[0]!] = REGISTRY.remotes;
    states.set(
      name,
      isReady ? { status: 'ready', release, definition, failures } : { status: 'failed', failures },
    );
    changed.call();
  };
  return { releases, reload, fetchLive, errors, settle, services };
}

test('a page that lost the code of what the player has gone to is loaded anew, and its notice never comes', async () => {
  const { releases, reload, fetchLive } = open('/hi-IN/discount');
  const settled = jest.fn();
  void releases.partFailed(LIST_PART, LOST).then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  expect(fetchLive).not.toHaveBeenCalled();
});

test('lost a second time the notice stands there', async () => {
  const { releases, reload } = open('/discount');
  void releases.partFailed(LIST_PART, LOST);
  await releases.partFailed(LIST_PART, LOST);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('code of another page is none of this page’s loss, unless this page is old', async () => {
  const young = open('/faq');
  await young.releases.partFailed(LIST_PART, LOST);
  expect(young.fetchLive.mock.calls[0]?.[0]).toBe(LIVE_PARTS_PATH);
  expect(young.reload).not.toHaveBeenCalled();
  stop();
  const old = open('/faq', { live: { shell: '1', 'mf-promotions': '6' } });
  void old.releases.partFailed(LIST_PART, LOST);
  await new Promise((resolve) => setTimeout(resolve));
  expect(old.reload).toHaveBeenCalledTimes(1);
});

test('in a game nothing is loaded anew; when it is over the player is told of the new version', async () => {
  jest.useFakeTimers();
  const { releases, reload, services } = open('/discount', { live: { shell: '2', 'mf-promotions': '5' } });
  services.bus.emit('game.opened', { gameId: 7, demo: true });
  await releases.partFailed(LIST_PART, LOST);
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(releases.isNoticeShown.get()).toBe(false);
  services.bus.emit('game.closed', { gameId: 7 });
  jest.advanceTimersByTime(5_000);
  expect(releases.isNoticeShown.get()).toBe(true);
  stop();
  jest.useRealTimers();
});

test('a gateway that has nothing to say makes no page old', async () => {
  for (const fetchLive of [
    async () => answer({ revision: 0, parts: {} }),
    async () => answer({ message: 'bad gateway' }),
    async () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    const { releases, reload } = open('/faq', { environment: { fetch: fetchLive } });
    await releases.partFailed(LIST_PART, LOST);
    expect(reload).not.toHaveBeenCalled();
    stop();
  }
});

test('a part that failed though its remote is there is reported with its release; a remote that is not has been', async () => {
  const { releases, errors, settle } = open('/faq');
  await releases.partFailed(LIST_PART, LOST);
  expect(errors).toEqual([]);
  settle('mf-promotions', [], true);
  await releases.partFailed(LIST_PART, LOST);
  expect(errors).toEqual([
    [{ name: 'mf-promotions', release: '5' }, LOST, { in: 'part', part: 'route:list' }],
  ]);
});

test('a page of the shell’s own that is lost is reported, and loaded anew once', async () => {
  const { releases, reload, errors } = open('/faq');
  const settled = jest.fn();
  void releases.ownFailed(LOST).then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  expect(errors).toEqual([[{ name: 'shell', release: '1' }, LOST, { in: 'page' }]]);
  await releases.ownFailed(LOST);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an ordinary page tries nothing out', () => {
  expect(open('/').releases.trial).toBeUndefined();
});

test('an address that asked for a remote is tidied, and the way out asks for none', () => {
  const initial = { shell: { release: '1', baseUrl: '/', files: {} }, overrides: [OVERRIDE] };
  const { releases } = open('/discount?remote=mf-promotions@http://localhost:4302&tab=2#top', { initial });
  expect(window.location.href).toBe('http://localhost/discount?tab=2#top');
  expect(releases.trial).toMatchObject({
    active: [OVERRIDE],
    refused: [],
    names: ['mf-promotions'],
    leaveHref: '/discount?remote=&tab=2',
  });
});

test('what could not be fetched, and what is refused when it is loaded, is told', () => {
  const initial = { shell: { release: '1', baseUrl: '/', files: {} }, overrides: [OVERRIDE] };
  const unfetched = { name: 'mf-promotions', origin: OVERRIDE.origin, reason: 'answers 404' };
  expect(open('/', { initial, overridden: { failed: [unfetched] } }).releases.trial?.failures()).toEqual([
    unfetched,
  ]);
  stop();
  const { releases, settle } = open('/', { initial, overridden: { failed: [] } });
  expect(releases.trial?.failures()).toEqual([]);
  const heard = jest.fn();
  releases.trial?.subscribe(heard);
  settle('mf-promotions', [{ kind: 'contract', wanted: '^9.0.0', provided: '1.2.0' }], true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(releases.trial?.failures()).toEqual([
    {
      name: 'mf-promotions',
      origin: OVERRIDE.origin,
      reason: 'contract: wants ^9.0.0, the shell has 1.2.0',
    },
  ]);
});

test('a member of a production site is given the site’s own; elsewhere members may try things out', () => {
  const initial = (guestsOnly: boolean) => ({
    shell: { release: '1', baseUrl: '/', files: {} },
    overrides: [{ ...OVERRIDE, guestsOnly }],
  });
  expect(open('/', { initial: initial(true) }).reload).not.toHaveBeenCalled();
  stop();
  expect(open('/', { initial: initial(true), status: 'member' }).reload).toHaveBeenCalledTimes(1);
  stop();
  expect(open('/', { initial: initial(false), status: 'member' }).reload).not.toHaveBeenCalled();
});
