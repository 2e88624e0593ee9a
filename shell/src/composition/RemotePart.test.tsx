/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { ScopeProvider } from '@tessera/kit';
import { useLocation, useNavigate } from '@tessera/kit/router';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Composition } from './composition.ts';
import { CompositionContext } from './context.ts';
import { isLeftToBrowser } from './left-to-browser.ts';
import { createParts, type PartKey } from './parts.ts';
import { loadMessages } from '../text.ts';
import { RemotePart } from './RemotePart.tsx';

const PART: PartKey = { remote: 'mf-x', kind: 'route', name: 'list' };

test('replaces the live release’s markup if the part is of the previous release', async () => {
  const definition = {
    activate: () => undefined,
    routes: { list: async () => ({ default: () => <h1>Before</h1> }) },
  };
  const composition = {
    hint: () => undefined,
    retry: async () => definition,
    stateOf: () => ({
      status: 'ready',
      release: { release: '0.1.0' },
      definition,
      failures: [{ kind: 'load', message: '404' }],
    }),
  } as unknown as Composition;
  const parts = createParts(composition);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<div><!--$--><h1>Live</h1><!--/$--></div>';
  const recovered: unknown[] = [];
  const partErrors = jest.fn();
  await act(
    async () =>
      void hydrateRoot(
        root,
        <CompositionContext value={{ composition, parts, onPartError: partErrors }}>
          <RemotePart part={PART} props={{}} size="page" />
        </CompositionContext>,
        { onRecoverableError: (error) => recovered.push(error) },
      ),
  );
  expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible();
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
  expect(recovered).toHaveLength(1);
  expect(isLeftToBrowser(recovered[0])).toBe(true);
  expect(partErrors).not.toHaveBeenCalled();
});

test('keeps the notice of a failed part until Retry is pressed, even while its markup is replaced', async () => {
  let loads = 0;
  const composition = {
    hint: () => undefined,
    // The first load fails at once; all others hang.
    retry: () => ((loads += 1) > 1 ? new Promise(() => undefined) : Promise.reject(new Error('404'))),
  } as unknown as Composition;
  const parts = createParts(composition);
  const { scope } = await openScope({ name: 'shell' }, createFakeShell({}), loadMessages);
  const page = () => (
    <ScopeProvider scope={scope}>
      <CompositionContext value={{ composition, parts, onPartError: jest.fn() }}>
        <RemotePart part={PART} props={{}} />
      </CompositionContext>
    </ScopeProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><h1>Live</h1><!--/$-->';
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, page(), { onRecoverableError: () => undefined });
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'Live' })).toBeVisible();
  // React discards markup that is not hydrated yet when a context around it changes, as the address does.
  await act(async () => root?.render(page()));
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
  expect(retry).toBeVisible();
  expect(loads).toBe(1);
  await userEvent.click(retry);
  expect(loads).toBe(2);
  expect(retry).not.toBeInTheDocument();
});

test('shows the error screen of a failed page in place of what the server has rendered', async () => {
  const composition = {
    hint: () => undefined,
    retry: () => Promise.reject(new Error('404')),
  } as unknown as Composition;
  const { scope } = await openScope({ name: 'shell' }, createFakeShell({}), loadMessages);
  const page = (
    <ScopeProvider scope={scope}>
      <BrowserRouter>
        <CompositionContext value={{ composition, parts: createParts(composition), onPartError: jest.fn() }}>
          <RemotePart part={PART} props={{}} size="page" />
        </CompositionContext>
      </BrowserRouter>
    </ScopeProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  const [open = ''] = /^<div[^>]*>/.exec(renderToString(page)) ?? [];
  container.innerHTML = `${open}<!--$--><h1>Live</h1><!--/$--></div>`;
  const recovered: unknown[] = [];
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) });
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Live')).not.toBeVisible();
  expect(recovered).toEqual([]);
  await act(async () => root?.unmount());
  container.remove();
});

test('shows a page again at another address after it has thrown at one', async () => {
  const Page = () => {
    if (window.location.search === '?from=bad') throw new RangeError('Invalid time value');
    return <h1>{window.location.search || 'All'}</h1>;
  };
  const definition = { activate: () => undefined, routes: { list: async () => ({ default: Page }) } };
  const composition = {
    hint: () => undefined,
    retry: async () => definition,
    stateOf: () => ({ status: 'ready', release: { release: '0.1.0' }, definition, failures: [] }),
  } as unknown as Composition;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { scope } = await openScope({ name: 'shell' }, createFakeShell({}), loadMessages);
  let goTo: (to: string) => unknown = () => undefined;
  const Way = () => {
    goTo = useNavigate();
    const { search } = useLocation();
    return <RemotePart part={PART} props={{ search }} size="page" />;
  };
  window.history.replaceState(null, '', '/list?from=bad');
  const errors = jest.fn();
  render(
    <ScopeProvider scope={scope}>
      <BrowserRouter>
        <CompositionContext value={{ composition, parts: createParts(composition), onPartError: errors }}>
          <Way />
        </CompositionContext>
      </BrowserRouter>
    </ScopeProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await act(async () => goTo('/list?from=2026-01-01'));
  expect(await screen.findByRole('heading', { name: '?from=2026-01-01' })).toBeVisible();
  await act(async () => goTo('/list?from=bad'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await act(async () => goTo('/list'));
  expect(await screen.findByRole('heading', { name: 'All' })).toBeVisible();
  expect(errors).toHaveBeenCalledTimes(2);
});

test('loads a part that has failed before once more when it is shown, without a notice', async () => {
  const loads: PromiseWithResolvers<never>[] = [];
  const composition = {
    hint: () => undefined,
    retry: () => {
      loads.push(Promise.withResolvers<never>());
      return loads.at(-1)!.promise;
    },
  } as unknown as Composition;
  const parts = createParts(composition);
  const { scope } = await openScope({ name: 'shell' }, createFakeShell({}), loadMessages);
  const before = parts.load(PART);
  loads[0]!.reject(new Error('404'));
  await before;
  const painted: boolean[] = [];
  const LookAtPaint = () => {
    // Passive effects run after the browser has painted.
    useEffect(() => void painted.push(screen.queryByRole('button') !== null), []);
    return null;
  };
  render(
    <ScopeProvider scope={scope}>
      <CompositionContext value={{ composition, parts, onPartError: jest.fn() }}>
        <RemotePart part={PART} props={{}} size="slot" />
        <LookAtPaint />
      </CompositionContext>
    </ScopeProvider>,
  );
  expect(painted).toEqual([false]);
  expect(loads).toHaveLength(2);
  loads[1]!.reject(new Error('404'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads).toHaveLength(2);
});
