/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { COUNT_UP_MS } from '../tokens.ts';
import { Money } from './Money.tsx';

const dollars = (decimal: string) => `$${decimal}`;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Returns the visible text and the text for screen readers. */
function parts(container: HTMLElement) {
  const seen = container.querySelector('[aria-hidden="true"]');
  return { seen: seen?.textContent, read: seen?.nextElementSibling?.textContent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

test('shows the first amount at once', () => {
  const { container } = render(<Money value="12.50" format={dollars} />);
  expect(parts(container)).toEqual({ seen: '$12.50', read: '$12.50' });
});

test('counts to a new amount within 400 ms and gives screen readers the final one at once', () => {
  const { container, rerender } = render(<Money value="0.00" format={dollars} />);
  rerender(<Money value="100.00" format={dollars} />);
  pass(COUNT_UP_MS / 2);
  const halfway = Number(parts(container).seen?.slice(1));
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(100);
  expect(parts(container).read).toBe('$100.00');
  pass(COUNT_UP_MS);
  expect(parts(container).seen).toBe('$100.00');
});

test('continues from the visible amount if it changes while counting', () => {
  const { container, rerender } = render(<Money value="0" format={dollars} />);
  rerender(<Money value="1000" format={dollars} />);
  pass(200);
  const seen = parts(container).seen;
  rerender(<Money value="500" format={dollars} />);
  expect(parts(container).seen).toBe(seen);
  pass(COUNT_UP_MS + 50);
  expect(screen.getAllByText('$500')).toHaveLength(2);
});

test('shows a new amount at once with reduced motion', () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const { container, rerender } = render(<Money value="1.00" format={dollars} />);
  rerender(<Money value="2.00" format={dollars} />);
  expect(parts(container).seen).toBe('$2.00');
});
