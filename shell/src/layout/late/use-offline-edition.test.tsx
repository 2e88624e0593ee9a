/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { ScopeProvider, whenIdle } from '@tessera/kit';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { render, waitFor } from '@testing-library/react';
import { CompositionContext, type CompositionValue } from '../../composition/context.ts';
import type { PartState } from '../../composition/parts.ts';
import { loadMessages } from '../../text.ts';
import { useOfflineEdition } from './use-offline-edition.ts';

const HOME = { name: 'mf-lobby', live: { config: { slots: [{ slot: 'home.main', order: 1 }] } } };

/** Shows the home page with a service worker; `state` is that of its main part. */
async function show(state: PartState, loaded: Promise<PartState> = Promise.resolve(state)) {
  const postMessage = jest.fn();
  const register = jest.fn().mockResolvedValue(undefined);
  const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const files = jest.fn(() => [{ name: `${location.origin}/remotes/mf-lobby/1/entry.js` }]);
  Object.assign(performance, { getEntriesByType: files });
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
  // Long enough for an idle page: without its texts it is not kept.
  await new Promise((resolve) => whenIdle(() => resolve(undefined), { page: window }));
  expect(register).not.toHaveBeenCalled();
  rerender(page(true));
  await waitFor(() => expect(register).toHaveBeenCalled());
  return { postMessage, files, load };
}

test('keeps the home page with the files of its main part, once that has loaded', async () => {
  const part = Promise.withResolvers<PartState>();
  const { postMessage, files } = await show({ status: 'pending' }, part.promise);
  await new Promise((resolve) => setTimeout(resolve));
  expect(files).not.toHaveBeenCalled();
  part.resolve({ status: 'ready', Component: () => null });
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1));
  expect(postMessage).toHaveBeenCalledWith({ home: '/', files: ['/remotes/mf-lobby/1/entry.js'] });
});

test('keeps no home page whose main part has failed, and leaves its retry to the visitor', async () => {
  const { postMessage, load } = await show({ status: 'failed', error: new Error('404') });
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  expect(postMessage).not.toHaveBeenCalled();
});
