/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { defineConfig, type RegistryEntry } from '@tessera/contracts';
import { act, render, screen } from '@testing-library/react';
import { createListeners } from '@tessera/domain/state';
import { renderToString } from 'react-dom/server';
import { aRelease } from '../services/vitals/release.fixture.ts';
import type { Composition } from './composition.ts';
import { CompositionContext } from './context.ts';
import FloatSlot from './FloatSlot.tsx';
import { createParts } from './parts.ts';
import type { RemoteState } from './remote.state.ts';

const entry = (name: string, order: number): RegistryEntry => {
  const config = defineConfig({ name, contract: '^1.4.0', slots: [{ slot: 'float', order }] });
  return { name, live: aRelease(name, '1', config), previous: null };
};

/** Two remotes with floating parts; the page already uses the first one. */
function place() {
  const changed = createListeners();
  const loaded: string[] = [];
  const lost = new Set<string>();
  const states = new Map<string, RemoteState>();
  const retry = async (name: string) => {
    loaded.push(name);
    if (lost.has(name)) throw new Error('lost');
    return { activate: () => undefined, slots: { float: async () => ({ default: () => <p>{name}</p> }) } };
  };
  const composition = {
    registry: { remotes: [entry('mf-b', 2), entry('mf-a', 1)] },
    stateOf: (name: string) => states.get(name) ?? { status: 'idle' },
    subscribe: changed.add,
    hint: () => undefined,
    retry,
  } as unknown as Composition;
  const value = { composition, parts: createParts(composition), onPartError: () => undefined };
  const use = (name: string, status: 'pending' | 'ready' = 'pending') => {
    states.set(name, { status } as RemoteState);
    changed.call();
  };
  const slot = (isFirst: boolean) => (
    <CompositionContext value={value}>
      <FloatSlot isFirst={isFirst} />
    </CompositionContext>
  );
  return { loaded, lost, use, slot };
}

afterEach(() => {
  jest.useRealTimers();
});

test('loads a remote at once if the page shows another part of it, and others when the page is idle', async () => {
  jest.useFakeTimers();
  const { loaded, use, slot } = place();
  use('mf-a');
  render(slot(false));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(loaded).toEqual(['mf-a']);
  expect(screen.getByText('mf-a')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('mf-b')).toBeVisible();
});

test('loads a remote as soon as the page uses it', async () => {
  jest.useFakeTimers();
  const { loaded, use, slot } = place();
  render(slot(false));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(loaded).toEqual([]);
  await act(async () => use('mf-b'));
  expect(loaded).toEqual(['mf-b']);
});

test('loads all remotes at once on a page that shows only floating parts', async () => {
  jest.useFakeTimers();
  const { loaded, slot } = place();
  render(slot(true));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(loaded).toEqual(['mf-a', 'mf-b']);
});

test('shows no notice for a lost part, and loads it when its remote is loaded again', async () => {
  jest.useFakeTimers();
  const { loaded, lost, use, slot } = place();
  lost.add('mf-a');
  use('mf-a');
  const { container } = render(slot(false));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(loaded).toEqual(['mf-a']);
  expect(container).toBeEmptyDOMElement();
  lost.clear();
  await act(async () => use('mf-a', 'ready'));
  expect(screen.getByText('mf-a')).toBeVisible();
});

test('renders no floating part on a server', () => {
  const { use, slot } = place();
  use('mf-a');
  expect(renderToString(slot(false))).toBe('');
});
