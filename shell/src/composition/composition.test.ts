import type { Release, RemoteDefinition, Shell } from '@tessera/contracts';
import { createComposition, createWaker } from './composition.ts';
import { ACTIVATE_LIMIT_MS, LOAD_LIMIT_MS } from './composition.ts';
import type { LoadContainer } from './federation.ts';

const HASH = `sha384-${'A'.repeat(64)}`;

function releaseOf(release: string, change: Partial<Release> = {}): Release {
  return {
    release,
    baseUrl: `/remotes/mf-x/${release}/`,
    entry: 'entry.js',
    global: `x_${release}`,
    files: { 'entry.js': HASH },
    shared: { react: '^19.3.0' },
    titles: {},
    server: {},
    parts: {},
    signature: '',
    config: {
      name: 'mf-x',
      contract: '^1.0.0',
      routes: [],
      slots: [],
      dialogs: [],
      wakes: ['auth.loginRequested'],
    },
    ...change,
  };
}

interface Setup {
  readonly live?: Release;
  readonly previous?: Release | null;
  readonly loadContainer: LoadContainer;
}

function setUp({ live = releaseOf('2'), previous = null, loadContainer }: Setup) {
  const reports: string[] = [];
  const hinted: string[] = [];
  const composition = createComposition({
    hint: ({ release }, parts, urgency) => hinted.push(`${release}: ${parts.join()} ${urgency}`),
    registry: { remotes: [{ name: 'mf-x', live, previous }] },
    locale: 'en_US',
    provided: { contract: '1.0.0', shared: { react: '19.3.1' } },
    loadContainer,
    shellFor: ({ release }) =>
      ({
        report: {
          error: (_: unknown, context?: Record<string, string>) =>
            reports.push(`${release}: ${context?.['failure']}`),
        },
      }) as unknown as Shell,
  });
  return { composition, reports, hinted };
}

const working: RemoteDefinition = { activate: () => undefined };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads and activates a remote once, even if it is requested twice', async () => {
  const activate = jest.fn();
  const { composition } = setUp({ loadContainer: async () => ({ activate }) });
  expect(composition.stateOf('mf-x').status).toBe('idle');
  await Promise.all([composition.load('mf-x'), composition.load('mf-x')]);
  expect(activate).toHaveBeenCalledTimes(1);
  expect(composition.stateOf('mf-x').status).toBe('ready');
});

test('loads the previous release when the live one fails, and reports the failure with its release', async () => {
  const { composition, reports } = setUp({
    previous: releaseOf('1'),
    loadContainer: async (release) => {
      if (release.release === '2') throw new Error('entry 500');
      return working;
    },
  });
  await composition.load('mf-x');
  expect(composition.stateOf('mf-x')).toMatchObject({ status: 'ready', release: { release: '1' } });
  expect(reports).toEqual(['2: load: entry 500']);
});

test('fails a load that does not settle within its limit', async () => {
  const { composition, reports } = setUp({ loadContainer: () => new Promise(() => undefined) });
  const load = composition.load('mf-x').catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(LOAD_LIMIT_MS);
  expect(await load).toBe(`load: no answer within ${LOAD_LIMIT_MS} ms`);
  expect(reports).toHaveLength(1);
});

test('fails an activation that hangs, and aborts its signal', async () => {
  let signal: AbortSignal | undefined;
  const { composition } = setUp({
    loadContainer: async () => ({
      activate: (_, life) => {
        signal = life;
        return new Promise(() => undefined);
      },
    }),
  });
  const load = composition.load('mf-x').catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(ACTIVATE_LIMIT_MS);
  expect(await load).toBe('failed');
  expect(signal?.aborted).toBe(true);
});

test.each([
  [
    'contract: wants ^2.0.0, the shell has 1.0.0',
    { config: { ...releaseOf('2').config, contract: '^2.0.0' } },
  ],
  ['shared package react: wants ^18.0.0, the shell has 19.3.1', { shared: { react: '^18.0.0' } }],
  ['shared package vue: wants ^3.0.0, the shell has none', { shared: { vue: '^3.0.0' } }],
])('refuses an incompatible release before it fetches any of its code: %s', async (message, change) => {
  const loadContainer = jest.fn(async () => working);
  const { composition } = setUp({ live: releaseOf('2', change), loadContainer });
  await expect(composition.load('mf-x')).rejects.toThrow(message);
  expect(loadContainer).not.toHaveBeenCalled();
});

test.each([
  ['another contract', { config: { ...releaseOf('2').config, contract: '^2.0.0' } }],
  ['another React', { shared: { react: '^18.0.0' } }],
  ['a package that is not shared', { shared: { vue: '^3.0.0' } }],
])('loads the previous release when the live one requires %s', async (_, change) => {
  const loadContainer = jest.fn(async (_: Release) => working);
  const live = releaseOf('2', change);
  const { composition } = setUp({ live, previous: releaseOf('1'), loadContainer });
  await expect(composition.load('mf-x')).resolves.toBe(working);
  expect(loadContainer.mock.calls.map(([{ release }]) => release)).toEqual(['1']);
});

test('loads the previous release when a file of the live one is not as published', async () => {
  const { composition, reports } = setUp({
    previous: releaseOf('1'),
    // Browsers report a script with a wrong hash as one that did not load.
    loadContainer: async ({ release }) => {
      if (release === '2') throw new Error('x_2 could not be loaded (RUNTIME-008)');
      return working;
    },
  });
  await composition.load('mf-x');
  expect(composition.stateOf('mf-x')).toMatchObject({ status: 'ready', release: { release: '1' } });
  expect(reports).toEqual(['2: load: x_2 could not be loaded (RUNTIME-008)']);
});

test('accepts a newer patch version of a shared package', async () => {
  const { composition } = setUp({
    live: releaseOf('2', { shared: { react: '^19.3.0' } }),
    loadContainer: async () => working,
  });
  await expect(composition.load('mf-x')).resolves.toBe(working);
});

test('loads again on a retry, and passes the number of the attempt to the loader', async () => {
  const seen: number[] = [];
  const { composition } = setUp({
    loadContainer: async (_, attempt) => {
      seen.push(attempt);
      if (attempt === 0) throw new Error('lost');
      return working;
    },
  });
  await expect(composition.load('mf-x')).rejects.toThrow('lost');
  await expect(composition.load('mf-x')).rejects.toThrow('lost');
  await composition.retry('mf-x');
  expect(seen).toEqual([0, 1]);
});

test('loads the remote that a request wakes and delivers it; reports a request that no remote answers', async () => {
  const { composition, hinted } = setUp({ loadContainer: async () => working });
  const delivered: string[] = [];
  const lost: string[] = [];
  const wake = createWaker(
    composition,
    (name) => delivered.push(name) > 0,
    (name) => lost.push(name),
  );
  void wake('auth.loginRequested', {});
  // The dialog's files are fetched together with those of the remote that opens it.
  expect(hinted[0]).toBe('2: entry,module,messages:en_US,dialog:login now');
  void wake('game.launchRequested', {});
  void wake('session.started', {});
  await jest.advanceTimersByTimeAsync(0);
  expect(delivered).toEqual(['auth.loginRequested']);
  expect(lost).toEqual(['game.launchRequested']);
});

test('goes on loading and notifying when a listener throws', async () => {
  const { composition } = setUp({ loadContainer: async () => working });
  const other = jest.fn();
  composition.subscribe(() => {
    throw new Error('broken view');
  });
  composition.subscribe(other);
  await composition.load('mf-x');
  expect(composition.stateOf('mf-x').status).toBe('ready');
  expect(other).toHaveBeenCalledTimes(2);
  jest.clearAllTimers();
});
