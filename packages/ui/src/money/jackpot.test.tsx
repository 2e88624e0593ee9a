/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Jackpot } from './Jackpot.tsx';
import { jackpotDigits } from './jackpot.ts';

test('pads the total to ten integer digits', () => {
  expect(jackpotDigits('1234567.89')).toEqual({
    whole: [0, 0, 0, 1, 2, 3, 4, 5, 6, 7],
    padding: 3,
    fraction: [8, 9],
  });
});

test.each([
  ['0', '0000000000', 9],
  ['0000012', '0000000012', 8],
  ['12345678901.5', '12345678901', 0],
  ['soon', '0000000000', 9],
])('%s is shown as %s', (amount, shown, padding) => {
  const digits = jackpotDigits(amount);
  expect(digits.whole.join('')).toBe(shown);
  expect(digits.padding).toBe(padding);
});

test('gives screen readers the amount as one text instead of digits', () => {
  render(<Jackpot label="Jackpot total" amount="1234567.89" format={(decimal) => `$${decimal}`} />);
  expect(screen.getByText('$1234567.89')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-digit]')).toHaveLength(10);
  expect(document.querySelectorAll('[data-padding]')).toHaveLength(3);
});
