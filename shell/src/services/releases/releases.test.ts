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

/** jsdom cannot reload a page. */
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

test('reloads a page that lost the code of its main part, without a notice', async () => {
  const { releases, reload, fetchLive } = open('/hi-IN/discount');
  const settled = jest.fn();
  void releases.partFailed(LIST_PART, LOST).then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  expect(fetchLive).not.toHaveBeenCalled();
});

test('shows the notice when the code is lost a second time', async () => {
  const { releases, reload } = open('/discount');
  void releases.partFailed(LIST_PART, LOST);
  await releases.partFailed(LIST_PART, LOST);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads for lost code of another page only if this page is old', async () => {
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

test('does not reload during a game; announces the new version after it', async () => {
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

test('does not reload when the gateway does not answer with live releases', async () => {
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

test('reports a failed part with its release, but not again when its remote has failed', async () => {
  const { releases, errors, settle } = open('/faq');
  await releases.partFailed(LIST_PART, LOST);
  expect(errors).toEqual([]);
  settle('mf-promotions', [], true);
  await releases.partFailed(LIST_PART, LOST);
  expect(errors).toEqual([
    [{ name: 'mf-promotions', release: '5' }, LOST, { in: 'part', part: 'route:list' }],
  ]);
});

test('reloads a page whose main part loses code as it renders, and not one whose part is broken', async () => {
  const { releases, reload } = open('/discount');
  await releases.renderFailed(LIST_PART, new TypeError('x is undefined'));
  expect(reload).not.toHaveBeenCalled();
  void releases.renderFailed(LIST_PART, LOST);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reports a lost page of the shell, and reloads once', async () => {
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

test('has no trial on a page without overrides', () => {
  expect(open('/').releases.trial).toBeUndefined();
});

test('removes the parameter from the address, and links to the page without overrides', () => {
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

test('shows what could not be fetched, and what is refused when it is loaded', () => {
  const initial = { shell: { release: '1', baseUrl: '/', files: {} }, overrides: [OVERRIDE] };
  const unfetched = { name: 'mf-promotions', origin: OVERRIDE.origin, reason: 'answers 404' };
  expect(open('/', { initial, overridden: { failed: [unfetched] } }).releases.trial?.failures()).toEqual([
    unfetched,
  ]);
  stop();
  const { releases, settle } = open('/', { initial, overridden: { failed: [] } });
  expect(releases.trial?.failures()).toEqual([]);
  const notified = jest.fn();
  releases.trial?.subscribe(notified);
  settle('mf-promotions', [{ kind: 'contract', wanted: '^9.0.0', provided: '1.2.0' }], true);
  expect(notified).toHaveBeenCalledTimes(1);
  expect(releases.trial?.failures()).toEqual([
    {
      name: 'mf-promotions',
      origin: OVERRIDE.origin,
      reason: 'contract: wants ^9.0.0, the shell has 1.2.0',
    },
  ]);
});

test('reloads with the site’s own remotes for members, where overrides are for guests only', () => {
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
