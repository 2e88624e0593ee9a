/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

test('shows the fallback without markup of the server, and when the code fails to load', async () => {
  const load = jest.fn(() => Promise.reject<never>(new Error('lost')));
  const Late = latePart(load, Fallback);
  render(<Late />);
  expect(screen.getByText('Meanwhile')).toBeVisible();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Meanwhile')).toBeVisible();
});
