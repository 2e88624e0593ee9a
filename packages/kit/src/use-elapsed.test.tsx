/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { act, render, screen } from '@testing-library/react';
import { useElapsed } from './use-elapsed.ts';

const MINUTE = 60_000;

function Clock({ since }: { readonly since: number }) {
  return <p role="timer">{useElapsed(since, MINUTE)}</p>;
}
const shown = () => Number(screen.getByRole('timer').textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a clock changes on each whole step since its instant', () => {
  render(<Clock since={Date.now() - 90_000} />);
  expect(shown()).toBe(90_000);
  act(() => jest.advanceTimersByTime(29_999));
  expect(shown()).toBe(90_000);
  act(() => jest.advanceTimersByTime(1));
  expect(shown()).toBe(120_000);
  act(() => jest.advanceTimersByTime(MINUTE));
  expect(shown()).toBe(180_000);
});

test('a device whose clock was set back shows no negative time', () => {
  render(<Clock since={Date.now() + 90_000} />);
  expect(shown()).toBe(0);
});
