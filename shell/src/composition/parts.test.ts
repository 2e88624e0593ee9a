import type { RemoteDefinition } from '@tessera/contracts';
import type { Composition } from './composition.ts';
import { createParts, type OnPartFailed, type PartKey } from './parts.ts';

const KEY: PartKey = { remote: 'mf-x', kind: 'slot', name: 'rail' };
const Rail = () => null;

function setUp(slot: () => Promise<{ default: typeof Rail }>, onFailed?: OnPartFailed) {
  const definition: RemoteDefinition = { activate: () => undefined, slots: { rail: slot } };
  const composition = { hint: () => undefined, retry: async () => definition };
  return createParts(composition as unknown as Composition, onFailed);
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a part that fails is pending until it is known that the page stays, and failed then', async () => {
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

test('tried again it may work', async () => {
  const slot = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ default: Rail });
  const parts = setUp(slot, async () => undefined);
  await parts.load(KEY);
  expect(await parts.load(KEY)).toEqual({ status: 'ready', Component: Rail });
});

test('a server has nobody to ask: the part has failed at once', async () => {
  const parts = setUp(() => Promise.reject(new Error('lost')));
  expect((await parts.load(KEY)).status).toBe('failed');
});

test('a listener that throws stops neither the load nor the other listeners', async () => {
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
