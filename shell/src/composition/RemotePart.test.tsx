/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Composition } from './composition.ts';
import { CompositionContext } from './context.ts';
import { isLeftToBrowser } from './left-to-browser.ts';
import { createParts, type PartKey } from './parts.ts';
import { RemotePart } from './RemotePart.tsx';

const PART: PartKey = { remote: 'mf-x', kind: 'route', name: 'list' };

test('replaces the live release’s markup where the part is of the release before', async () => {
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
  root.innerHTML = '<!--$--><h1>Live</h1><!--/$-->';
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
