/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { ScopeProvider } from '@tessera/kit';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompositionContext, type CompositionValue } from './composition/context.ts';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { loadMessages } from './text.ts';

const LOST = new Error('Loading chunk 7 failed.');
const Page = () => <h1>Help</h1>;

async function show(
  load: () => Promise<{ default: typeof Page }>,
  releases?: CompositionValue['releases'],
  onFailed?: (error: unknown) => void,
) {
  const Lazy = lazyWithRetry(load);
  const { scope } = await openScope({ name: 'shell' }, createFakeShell({}), loadMessages);
  return render(
    <ScopeProvider scope={scope}>
      <CompositionContext value={{ ...(releases && { releases }) } as CompositionValue}>
        <header>Tessera</header>
        <Lazy fallback="a moment" {...(onFailed && { onFailed })} />
      </CompositionContext>
    </ScopeProvider>,
  );
}

test('replaces the placeholder with the component', async () => {
  await show(async () => ({ default: Page }));
  expect(screen.getByText('a moment')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible();
});

test('shows a lost component as failed only when the page is not reloaded; Retry loads it', async () => {
  const load = jest.fn().mockRejectedValueOnce(LOST).mockResolvedValue({ default: Page });
  const decided = Promise.withResolvers<void>();
  const ownFailed = jest.fn(() => decided.promise);
  await show(load, async () => ({ ownFailed }) as never);
  await waitFor(() => expect(ownFailed).toHaveBeenCalledWith(LOST));
  expect(screen.getByText('a moment')).toBeVisible();
  decided.resolve();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible();
});

test('shows the notice at once where the code that follows releases is lost too', async () => {
  await show(
    async () => Promise.reject(LOST),
    async () => Promise.reject(LOST),
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('loads a component without a notice again by itself, at growing intervals', async () => {
  jest.useFakeTimers();
  try {
    const load = jest
      .fn()
      .mockRejectedValueOnce(LOST)
      .mockRejectedValueOnce(LOST)
      .mockResolvedValue({ default: Page });
    const onFailed = jest.fn();
    await show(load, undefined, onFailed);
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(5_000);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(9_999);
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Help' })).toBeVisible();
    expect(onFailed.mock.calls).toEqual([[LOST], [LOST]]);
  } finally {
    jest.useRealTimers();
  }
});

describe('a component that throws while it renders', () => {
  const BROKEN = new Error('broken');
  let isBroken = true;
  function Broken() {
    if (isBroken) throw BROKEN;
    return <h1>Help</h1>;
  }

  beforeEach(() => {
    isBroken = true;
    // React prints each error that a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test('is replaced alone by the notice, whose Retry renders it again', async () => {
    await show(async () => ({ default: Broken }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Tessera')).toBeVisible();
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible();
  });

  test('leaves nothing where there is no place for a notice, and passes its error on', async () => {
    const onFailed = jest.fn();
    await show(async () => ({ default: Broken }), undefined, onFailed);
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(BROKEN));
    expect(screen.getByText('Tessera')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
