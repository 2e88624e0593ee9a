/** @jest-environment jsdom */
import { browserEnvironment } from './environment.ts';

const REFUSED = new DOMException('The request was denied.', 'SecurityError');

type Page = Window & typeof globalThis;

/** A page whose settings forbid all storage: the interfaces are there, and refuse. */
function refusingPage(): Page {
  return {
    location: window.location,
    document,
    performance,
    navigator: { locks: { request: () => Promise.reject(REFUSED) } },
    BroadcastChannel: class {
      constructor() {
        throw REFUSED;
      }
    },
    get localStorage(): Storage {
      throw REFUSED;
    },
    get sessionStorage(): Storage {
      throw REFUSED;
    },
  } as unknown as Page;
}

test('works without channel, locks and storage where the browser refuses them', async () => {
  const { storage, tabStorage, tabs, lock } = browserEnvironment(refusingPage());
  expect(() => tabs.post('session', {})).not.toThrow();
  const work = jest.fn(() => 'done');
  await expect(lock('token', work)).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
  for (const store of [storage, tabStorage]) {
    expect(store.set('token', 'abc')).toBe(false);
    expect(store.get('token')).toBe('abc');
  }
});

test('works without channel and locks where the browser has none', async () => {
  const page = { location: window.location, document, performance, navigator: {} };
  const { tabs, lock } = browserEnvironment(page as unknown as Page);
  expect(() => tabs.post('session', {})).not.toThrow();
  await expect(lock('token', () => 'done')).resolves.toBe('done');
});

test('runs work that fails once, and passes its failure on', async () => {
  const request = (_: string, granted: () => unknown) => Promise.resolve().then(granted);
  const page = { location: window.location, document, performance, navigator: { locks: { request } } };
  const { lock } = browserEnvironment(page as unknown as Page);
  const work = jest.fn(() => Promise.reject(new Error('failed')));
  await expect(lock('token', work)).rejects.toThrow('failed');
  expect(work).toHaveBeenCalledTimes(1);
});

test('says whether a value outlives the document', () => {
  const { storage } = browserEnvironment(window as Page);
  expect(storage.set('token', 'abc')).toBe(true);
});
