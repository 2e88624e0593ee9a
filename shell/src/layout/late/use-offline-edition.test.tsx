/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { ScopeProvider } from '@tessera/kit';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { cleanup, render } from '@testing-library/react';
import { CompositionContext, type CompositionValue } from '../../composition/context.ts';
import type { PartState } from '../../composition/parts.ts';
import { loadMessages } from '../../text.ts';
import { QUIET_MS } from './settled-files.ts';
import { useOfflineEdition } from './use-offline-edition.ts';

const HOME = { name: 'mf-lobby', live: { config: { slots: [{ slot: 'home.main', order: 1 }] } } };

const ENTRY = '/remotes/mf-lobby/1/entry.js';

/** The browser's observer of loaded files: `files` have come before, and `report` says that others have come. */
function observeFiles(...files: string[]) {
  const callbacks = new Set<PerformanceObserverCallback>();
  const report = (...paths: string[]) => {
    const list = { getEntries: () => paths.map((path) => ({ name: location.origin + path })) };
    for (const callback of callbacks) callback(list as never, null as never);
  };
  class Observer {
    readonly callback: PerformanceObserverCallback;
    constructor(callback: PerformanceObserverCallback) {
      this.callback = callback;
    }
    observe() {
      callbacks.add(this.callback);
      report(...files);
    }
    disconnect() {
      callbacks.delete(this.callback);
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return report;
}

/** Appends a chunk's script to the document, as webpack's loader does. */
function appendScript(path: string): HTMLScriptElement {
  const script = document.createElement('script');
  // It is never fetched here.
  script.type = 'text/plain';
  script.src = path;
  document.head.append(script);
  return script;
}

/** Shows the home page with a service worker; `state` is that of its main part. */
async function show(state: PartState, loaded: Promise<PartState> = Promise.resolve(state)) {
  const postMessage = jest.fn();
  const register = jest.fn().mockResolvedValue(undefined);
  const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const report = observeFiles(ENTRY, '/api/lobby?page=1');
  const load = jest.fn(() => loaded);
  const value = {
    composition: { registry: { remotes: [HOME] } },
    parts: { stateOf: () => state, load },
  } as unknown as CompositionValue;
  const { scope } = await openScope({ name: 'shell' }, createFakeShell(), loadMessages);
  const Page = ({ isComplete }: { readonly isComplete: boolean }) => {
    useOfflineEdition(isComplete);
    return null;
  };
  const page = (isComplete: boolean) => (
    <ScopeProvider scope={scope}>
      <CompositionContext value={value}>
        <BrowserRouter>
          <Page isComplete={isComplete} />
        </BrowserRouter>
      </CompositionContext>
    </ScopeProvider>
  );
  window.history.replaceState(null, '', '/');
  const { rerender } = render(page(false));
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(register).not.toHaveBeenCalled();
  rerender(page(true));
  return { postMessage, report, load };
}

const READY: PartState = { status: 'ready', Component: () => null };
/** Longer than a page takes to be quiet and idle. */
const LONG_MS = QUIET_MS + 1_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('keeps the home page with the files of its main part, once that has loaded', async () => {
  const part = Promise.withResolvers<PartState>();
  const { postMessage } = await show({ status: 'pending' }, part.promise);
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(postMessage).not.toHaveBeenCalled();
  part.resolve(READY);
  await jest.advanceTimersByTimeAsync(0);
  expect(postMessage.mock.calls).toEqual([[{ home: '/', files: [ENTRY] }]]);
});

test('keeps no home page whose main part has failed, and leaves its retry to the visitor', async () => {
  const { postMessage, load } = await show({ status: 'failed', error: new Error('404') });
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(load).not.toHaveBeenCalled();
  expect(postMessage).not.toHaveBeenCalled();
});

test('waits for scripts on their way, and keeps the page again with those that come later', async () => {
  const { postMessage, report } = await show(READY);
  const script = appendScript('/remotes/mf-lobby/1/244.js');
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(postMessage).not.toHaveBeenCalled();
  script.remove();
  // Loaded at the second try.
  report('/remotes/mf-lobby/1/244.js?again=1');
  await jest.advanceTimersByTimeAsync(LONG_MS);
  const files = [ENTRY, '/remotes/mf-lobby/1/244.js'];
  expect(postMessage.mock.calls).toEqual([[{ home: '/', files }]]);

  report('/media/cover-1.avif');
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(postMessage).toHaveBeenCalledTimes(1);
  report('/remotes/mf-lobby/1/2395.js');
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(postMessage).toHaveBeenLastCalledWith({
    home: '/',
    files: [...files, '/media/cover-1.avif', '/remotes/mf-lobby/1/2395.js'],
  });
});
