/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Badge, badgeText } from './Badge.tsx';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4_000, '99+'],
])('%i is written %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test('nothing is shown at nought', () => {
  const { container } = render(<Badge count={0} />);
  expect(container).toBeEmptyDOMElement();
});

test('its label is read instead of the bare number', () => {
  render(<Badge count={120} label="120 unread letters" />);
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('120 unread letters')).toBeInTheDocument();
});
