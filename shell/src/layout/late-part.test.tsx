/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { ScopeProvider } from '@tessera/kit';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell } from '@tessera/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadMessages } from '../text.ts';
import { latePart } from './late-part.tsx';

const Part = () => <p>The part</p>;
const Fallback = () => <p>Meanwhile</p>;

let again: () => void;
function Frame({ children }: { readonly children: React.ReactNode }) {
  const [count, setCount] = useState(0);
  again = () => setCount(count + 1);
  return (
    <div>
      <i>{count}</i>
      {children}
    </div>
  );
}

test('keeps the server’s markup until the code has loaded, also when the frame around it changes', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Part }>();
  const Late = latePart(() => promise);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<div><i>0</i><!--$--><p>The part</p><!--/$--></div>';
  const markup = screen.getByText('The part');
  const errors = jest.fn();
  await act(async () => void hydrateRoot(root, <Frame>{<Late />}</Frame>, { onRecoverableError: errors }));
  act(() => again());
  expect(screen.getByText('1')).toBeInTheDocument();
  expect(screen.getByText('The part')).toBe(markup);
  await act(async () => resolve({ default: Part }));
  expect(screen.getByText('The part')).toBe(markup);
  expect(errors).not.toHaveBeenCalled();
});

const LOST = new Error('Loading chunk 7 failed.');

/** Renders a late part whose code is lost at first, over markup of the server or without. */
async function showLost(markup: string, notice: 'slot' | 'none') {
  const load = jest.fn().mockRejectedValueOnce(LOST).mockResolvedValue({ default: Part });
  const Late = latePart(load, { Fallback, notice });
  const { scope } = await openScope({ name: 'shell' }, createFakeShell({}), loadMessages);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = markup;
  const errors = jest.fn();
  const app = <ScopeProvider scope={scope}>{<Late />}</ScopeProvider>;
  await act(async () => {
    if (markup) hydrateRoot(root, app, { onRecoverableError: errors });
    else createRoot(root).render(app);
  });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  return { errors };
}

test('keeps the server’s markup when the code fails to load, beside a notice whose Retry loads it', async () => {
  const { errors } = await showLost('<!--$--><p>The part</p><!--/$-->', 'slot');
  const markup = screen.getByText('The part');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The part')).toBe(markup);
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(screen.getByText('The part')).toBe(markup);
  expect(errors).not.toHaveBeenCalled();
});

test('shows the fallback without markup of the server; Retry after a failure shows the part', async () => {
  await showLost('', 'slot');
  expect(screen.getByText('Meanwhile')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
});

test('keeps the fallback without a notice where there is no place for one', async () => {
  await showLost('', 'none');
  expect(await screen.findByText('Meanwhile')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('a part that throws while it renders', () => {
  let isBroken = true;
  let printed: jest.SpyInstance;
  function Broken() {
    if (isBroken) throw new Error('broken');
    return <p>The part</p>;
  }

  beforeEach(() => {
    isBroken = true;
    // React prints each error that a boundary catches.
    printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  async function showBroken(notice: 'slot' | 'none') {
    const Late = latePart(async () => ({ default: Broken }), { Fallback, notice });
    const { scope } = await openScope({ name: 'shell' }, createFakeShell({}), loadMessages);
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    const app = (
      <ScopeProvider scope={scope}>
        <Frame>
          <Late />
        </Frame>
      </ScopeProvider>
    );
    await act(async () => createRoot(root).render(app));
  }

  test('leaves the frame around it, with a notice whose Retry renders it again', async () => {
    await showBroken('slot');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('0')).toBeVisible();
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByText('The part')).toBeVisible();
  });

  test('is replaced by its fallback where there is no place for a notice', async () => {
    await showBroken('none');
    await waitFor(() => expect(printed).toHaveBeenCalled());
    expect(screen.getByText('Meanwhile')).toBeVisible();
    expect(screen.getByText('0')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
