/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { act, render, screen } from '@testing-library/react';
import { arrivalOf, steadyNow, useElapsed } from './use-elapsed.ts';

const MINUTE = 60_000;

function Clock({ since }: { readonly since: number }) {
  return <p role="timer">{useElapsed(since, MINUTE)}</p>;
}
const shown = () => Number(screen.getByRole('timer').textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a clock changes on each whole step since its instant', () => {
  render(<Clock since={steadyNow() - 90_000} />);
  expect(shown()).toBe(90_000);
  act(() => jest.advanceTimersByTime(29_999));
  expect(shown()).toBe(90_000);
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toBe(120_000);
  act(() => jest.advanceTimersByTime(MINUTE));
  expect(shown()).toBe(180_000);
});

test('a device whose clock was set back shows no negative time', () => {
  render(<Clock since={steadyNow() + 90_000} />);
  expect(shown()).toBe(0);
});

test('a duration does not jump with the clock of the device', () => {
  render(<Clock since={steadyNow() - 90_000} />);
  jest.setSystemTime(Date.now() + 3_600_000);
  act(() => jest.advanceTimersByTime(MINUTE));
  expect(shown()).toBe(120_000);
});

test('an answer has come when it came, also for a component that is shown later', () => {
  const data = {};
  const updatedAt = Date.now() - 5_000;
  const at = arrivalOf(data, updatedAt);
  expect(steadyNow() - at).toBe(5_000);
  jest.setSystemTime(Date.now() + 3_600_000);
  expect(arrivalOf(data, updatedAt)).toBe(at);
  expect(arrivalOf(data, updatedAt + 1_000)).not.toBe(at);
});
