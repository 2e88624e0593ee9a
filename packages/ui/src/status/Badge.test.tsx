/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Badge, badgeText } from './Badge.tsx';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4_000, '99+'],
])('formats %i as %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test('shows nothing for zero', () => {
  const { container } = render(<Badge count={0} />);
  expect(container).toBeEmptyDOMElement();
});

test('gives screen readers its label instead of the number', () => {
  render(<Badge count={120} label="120 unread letters" />);
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('120 unread letters')).toBeInTheDocument();
});
