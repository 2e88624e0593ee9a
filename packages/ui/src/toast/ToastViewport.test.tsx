/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createToastStore } from './toasts.store.ts';
import { ToastViewport } from './ToastViewport.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const store = createToastStore();
  render(<ToastViewport store={store} label="Messages" closeLabel="Dismiss" />);
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const show = (...toast: Parameters<typeof store.show>) => act(() => store.show(...toast));
  return { store, pass, show };
}

test('announces errors assertively and other messages politely', () => {
  const { show } = setUp();
  show('error', 'The deposit was refused.');
  show('success', 'Saved.');
  expect(within(screen.getByRole('alert')).getByText('The deposit was refused.')).toBeInTheDocument();
  expect(within(screen.getByRole('status')).getByText('Saved.')).toBeInTheDocument();
});

test('removes a toast after 3000 ms', () => {
  const { show, pass } = setUp();
  show('info', 'Language changed.');
  pass(2_999);
  expect(screen.getByText('Language changed.')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Language changed.')).not.toBeInTheDocument();
});

test('shows repeated toasts once with a count', () => {
  const { show } = setUp();
  show('warning', 'Wait for the round to end.');
  show('warning', 'Wait for the round to end.');
  expect(screen.getAllByText('Wait for the round to end.')).toHaveLength(1);
  expect(screen.getByText('×2')).toBeInTheDocument();
});

test('pauses the timer on hover', () => {
  const { show, pass } = setUp();
  show('info', 'Read me slowly.');
  const region = screen.getByText('Read me slowly.');
  fireEvent.pointerEnter(region);
  pass(10_000);
  expect(region).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByLabelText('Messages'));
  pass(3_000);
  expect(region).not.toBeInTheDocument();
});

test('resumes the timer of the others after a dismissal by keyboard', () => {
  const { show, pass } = setUp();
  show('info', 'One');
  show('info', 'Two');
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => first?.focus());
  fireEvent.click(first!);
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  pass(3_000);
  expect(screen.queryByText('Two')).not.toBeInTheDocument();
});

test('does not call a listener after its disposal', () => {
  const store = createToastStore();
  const listener = jest.fn();
  const dispose = store.subscribe(listener);
  store.show('info', 'One');
  dispose();
  store.show('info', 'Two');
  expect(listener).toHaveBeenCalledTimes(1);
});
