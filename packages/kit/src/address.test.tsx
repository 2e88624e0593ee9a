/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddress } from './address.ts';

function State() {
  const { values, change, searchWith } = useAddress(['state', 'p']);
  const { state, p } = values;
  return (
    <>
      <output>{`${state}|${p}`}</output>
      <a href={searchWith({ p: '4' })}>next</a>
      <button onClick={() => change({ state: 'pending', p: '' })}>pending</button>
      <button onClick={() => change({ state: '' })}>all</button>
    </>
  );
}

test('keeps values in the query, leaves other values alone, and lets Back undo a change', async () => {
  window.history.replaceState(null, '', '/user?page=RecommendRecord&p=3');
  render(<State />, { wrapper: BrowserRouter });
  expect(screen.getByRole('status')).toHaveTextContent('|3');
  expect(screen.getByRole('link')).toHaveAttribute('href', '?page=RecommendRecord&p=4');
  await userEvent.click(screen.getByRole('button', { name: 'pending' }));
  expect(screen.getByRole('status')).toHaveTextContent('pending|');
  expect(window.location.search).toBe('?page=RecommendRecord&state=pending');
  await userEvent.click(screen.getByRole('button', { name: 'all' }));
  expect(window.location.search).toBe('?page=RecommendRecord');
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('pending|'));
});

test('changes made after an answer are of the present address, and none once the page is left', async () => {
  window.history.replaceState(null, '', '/user?page=Letter&letter=1');
  const answers: ((changes: object) => void)[] = [];
  function Letter() {
    const { values, change } = useAddress(['letter', 'p']);
    return (
      <>
        <output>{values.letter}</output>
        <button onClick={() => answers.push(change)}>delete</button>
        <button onClick={() => change({ letter: '2' })}>second</button>
      </>
    );
  }
  const { rerender } = render(<Letter />, { wrapper: BrowserRouter });
  await userEvent.click(screen.getByRole('button', { name: 'delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'second' }));
  act(() => answers[0]?.({ p: '3' }));
  expect(window.location.search).toBe('?page=Letter&letter=2&p=3');
  rerender(<p>Another page</p>);
  act(() => answers[0]?.({ letter: '' }));
  expect(window.location.search).toBe('?page=Letter&letter=2&p=3');
});
