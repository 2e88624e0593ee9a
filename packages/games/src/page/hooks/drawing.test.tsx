/** @jest-environment jsdom */
import { render, type FunctionComponent } from 'preact';
import { act } from 'preact/test-utils';
import { cell, useCellAs } from '../services/cell.ts';
import { onceLaidOut } from '../services/time.ts';
import { useLook } from './use-look.ts';

/** What is drawn anew, and when. */

const host = document.createElement('div');
const open = (Part: FunctionComponent): Promise<void> => act(() => render(<Part />, host)) as Promise<void>;
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await act(() => render(null, host));
  jest.useRealTimers();
});

test('of a cell that changes, only what is made of it draws anew', async () => {
  const round = cell({ phase: 'open', bubbles: 50 });
  const left = ({ bubbles }: typeof round.value): number => bubbles;
  let drawings = 0;
  await open(() => {
    drawings += 1;
    return <p>{useCellAs(round, left)}</p>;
  });
  await act(() => round.set({ phase: 'asking', bubbles: 50 }));
  expect(drawings).toBe(1);
  await act(() => round.set({ phase: 'open', bubbles: 49 }));
  expect(drawings).toBe(2);
  expect(host.textContent).toBe('49');
});

test('all that look at the clock do so at once, by one timer, which goes with the last of them', async () => {
  let now = 0;
  const Clock = ({ after }: { readonly after: number }) => (
    <p>{useLook(() => Math.floor((now - after) / 1_000))}</p>
  );
  await open(() => (
    <>
      <Clock after={0} />
      <Clock after={500} />
    </>
  ));
  expect(jest.getTimerCount()).toBe(1);
  now = 1_600;
  await act(() => jest.advanceTimersByTime(100));
  expect(host.innerHTML).toBe('<p>1</p><p>1</p>');
  await act(() => render(null, host));
  expect(jest.getTimerCount()).toBe(0);
});

test('what needs the page laid out runs after its next frame, unless it is not wanted any more', () => {
  const run = jest.fn();
  onceLaidOut(run);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(run).toHaveBeenCalledTimes(1);
  for (const wait of [0, 50]) {
    const forget = onceLaidOut(run);
    jest.advanceTimersToNextFrame();
    if (wait > 0) jest.advanceTimersByTime(wait);
    forget();
    jest.advanceTimersByTime(50);
  }
  expect(run).toHaveBeenCalledTimes(2);
});
