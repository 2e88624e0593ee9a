import type { RemoteDefinition } from '@tessera/contracts';
import type { Composition } from './composition.ts';
import { LeftToBrowser } from './left-to-browser.ts';
import { createParts, type OnPartFailed, type PartKey } from './parts.ts';
import type { RemoteFailure } from './remote.state.ts';

const KEY: PartKey = { remote: 'mf-x', kind: 'slot', name: 'rail' };
const Rail = () => null;

function setUp(
  slot: () => Promise<{ default: typeof Rail }>,
  onFailed?: OnPartFailed,
  failures: readonly RemoteFailure[] = [],
) {
  const definition: RemoteDefinition = { activate: () => undefined, slots: { rail: slot } };
  const ready = { status: 'ready', release: { release: '0.1.0' }, definition, failures };
  const composition = { hint: () => undefined, retry: async () => definition, stateOf: () => ready };
  return createParts(composition as unknown as Composition, onFailed);
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('keeps a failing part pending until it is certain that the page is not reloaded', async () => {
  const decided = Promise.withResolvers<void>();
  const onFailed = jest.fn(() => decided.promise);
  const lost = new Error('Loading chunk 7 failed.');
  const parts = setUp(() => Promise.reject(lost), onFailed);
  const loaded = parts.load(KEY);
  await settle();
  expect(onFailed).toHaveBeenCalledWith(KEY, lost);
  expect(parts.stateOf(KEY)).toEqual({ status: 'pending' });
  decided.resolve();
  expect(await loaded).toEqual({ status: 'failed', error: lost });
  expect(parts.stateOf(KEY).status).toBe('failed');
});

test('loads a failed part again', async () => {
  const slot = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ default: Rail });
  const parts = setUp(slot, async () => undefined);
  await parts.load(KEY);
  expect(await parts.load(KEY)).toEqual({ status: 'ready', Component: Rail });
});

test('fails a part at once where no failure handler is given, as on a server', async () => {
  const parts = setUp(() => Promise.reject(new Error('lost')));
  expect((await parts.load(KEY)).status).toBe('failed');
});

test('goes on loading and notifying when a listener throws', async () => {
  jest.useFakeTimers();
  const parts = setUp(async () => ({ default: Rail }));
  const other = jest.fn();
  parts.subscribe(() => {
    throw new Error('broken view');
  });
  parts.subscribe(other);
  expect((await parts.load(KEY)).status).toBe('ready');
  expect(other).toHaveBeenCalled();
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('hydrates a part of the live release, and of the previous one if the live one is incompatible', async () => {
  const misfit: RemoteFailure = { kind: 'contract', wanted: '^9.0.0', provided: '1.0.0' };
  for (const failures of [[], [misfit]]) {
    const parts = setUp(async () => ({ default: Rail }), undefined, failures);
    const asked = parts.whenReady(KEY);
    await parts.load(KEY);
    await expect(asked).resolves.toBeUndefined();
    await expect(parts.whenReady(KEY)).resolves.toBeUndefined();
  }
});

test('leaves a part of the previous release to the browser when the live one could not be loaded', async () => {
  const parts = setUp(async () => ({ default: Rail }), undefined, [{ kind: 'load', message: '404' }]);
  const asked = parts.whenReady(KEY);
  await parts.load(KEY);
  await expect(asked).rejects.toThrow(LeftToBrowser);
  await expect(parts.whenReady(KEY)).rejects.toThrow(LeftToBrowser);
});
