import type { RemoteDefinition } from '@tessera/contracts';
import { createComposition } from '../../composition/composition.ts';
import type { LoadContainer } from '../../composition/federation.ts';
import { watchLoads } from './loads.ts';
import { REGISTRY } from './release.fixture.ts';

const working: RemoteDefinition = { activate: () => undefined };

function watch(loadContainer: LoadContainer) {
  let time = 0;
  const composition = createComposition({
    registry: REGISTRY,
    locale: 'en_US',
    provided: { contract: '1.0.0', shared: {} },
    loadContainer: async (release, attempt) => {
      time += 120;
      return loadContainer(release, attempt);
    },
    shellFor: () => ({ report: { error: () => undefined } }) as never,
  });
  return { composition, loads: watchLoads({ ...composition, release: '9' }, () => time) };
}

test('reports a remote’s load once, from its request until it is active', async () => {
  const { composition, loads } = watch(async () => working);
  await composition.load('mf-lobby');
  await composition.load('mf-lobby');
  expect(loads.take()).toEqual({
    loads: [{ remote: 'mf-lobby', release: '2', ms: 120 }],
    failures: [],
  });
  expect(loads.take()).toEqual({ loads: [], failures: [] });
});

test('reports a skipped release with its cause, and the wait with the release that loaded', async () => {
  const { composition, loads } = watch(async ({ release }) => {
    if (release === '2') throw new Error('entry 500');
    return working;
  });
  await composition.load('mf-lobby');
  expect(loads.take()).toEqual({
    loads: [{ remote: 'mf-lobby', release: '1', ms: 240 }],
    failures: [{ remote: 'mf-lobby', release: '2', cause: 'load' }],
  });
});

test('reports the cause of each release of a failed remote, again after each retry', async () => {
  const { composition, loads } = watch(async () => Promise.reject(new Error('entry 500')));
  await composition.load('mf-promotions').catch(() => undefined);
  await composition.retry('mf-promotions').catch(() => undefined);
  const failure = { remote: 'mf-promotions', release: '5', cause: 'load' };
  expect(loads.take()).toEqual({ loads: [], failures: [failure, failure] });
});

test('reports the shell’s own load once, from the navigation until the page was alive, and notifies subscribers', async () => {
  const { composition, loads } = watch(async () => working);
  const notified = jest.fn();
  loads.subscribe(notified);
  await composition.load('mf-lobby');
  expect(notified).toHaveBeenCalled();
  loads.take();
  notified.mockClear();
  loads.alive();
  loads.alive();
  expect(notified).toHaveBeenCalledTimes(1);
  expect(loads.take().loads).toEqual([{ remote: 'shell', release: '9', ms: 120 }]);
});

test('reports nothing after its end', async () => {
  const { composition, loads } = watch(async () => working);
  loads.stop();
  await composition.load('mf-lobby');
  expect(loads.take().loads).toEqual([]);
});
