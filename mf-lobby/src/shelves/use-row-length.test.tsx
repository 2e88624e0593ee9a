/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { IN_VIEW, useRowLength } from './use-row-length.ts';

/** Callbacks waiting for the browser to be idle. */
let idle: (() => void)[] = [];
/** Cancelled callbacks are deleted entries. */
const waiting = () => idle.filter(Boolean).length;
const rest = () => act(() => idle.splice(0).forEach((work) => work()));

beforeEach(() => {
  idle = [];
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    cancelIdleCallback: (handle: number) => void delete idle[handle - 1],
  });
});

function Row({ total, atOnce = false }: { readonly total: number; readonly atOnce?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} data-testid="row">
      <button>{useRowLength(frame, total, atOnce)}</button>
    </div>
  );
}
const row = () => screen.getByTestId('row');

test('renders the cards in view first, and the others while idle, a few each time', () => {
  render(<Row total={16} />);
  expect(row()).toHaveTextContent(/^9$/);
  rest();
  expect(row()).toHaveTextContent(/^13$/);
  rest();
  expect(row()).toHaveTextContent(/^16$/);
  expect(waiting()).toBe(0);
});

test.each([
  ['pointed at', () => fireEvent.pointerEnter(row())],
  ['focused', () => act(() => screen.getByRole('button').focus())],
  ['touched', () => fireEvent.touchStart(row())],
  ['scrolled with a wheel', () => fireEvent.wheel(row())],
])('one that is %s has all of them', (_, turnTo) => {
  render(<Row total={24} />);
  turnTo();
  expect(row()).toHaveTextContent(/^24$/);
});

test('renders all cards at once on a shelf that was scrolled before', () => {
  render(<Row total={24} atOnce />);
  expect(row()).toHaveTextContent(/^24$/);
});

test('schedules nothing for a short shelf', () => {
  render(<Row total={IN_VIEW - 2} />);
  expect(row()).toHaveTextContent(/^7$/);
  expect(waiting()).toBe(0);
});

test('renders the others after a delay without idle callbacks', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  render(<Row total={12} />);
  act(() => jest.advanceTimersByTime(200));
  expect(row()).toHaveTextContent(/^12$/);
  jest.useRealTimers();
});

test('cancels its idle callback when it is unmounted', () => {
  const { unmount } = render(<Row total={24} />);
  expect(waiting()).toBe(1);
  unmount();
  expect(waiting()).toBe(0);
});
