/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { SummaryCard } from './SummaryCard.tsx';

test('names each line, and marks the one that matters most', () => {
  render(
    <SummaryCard
      label="Your withdrawal"
      lines={[
        { id: 'amount', label: 'Amount', value: '$120.00' },
        { id: 'net', label: 'You receive', value: '$118.50', main: true },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Your withdrawal' })).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Amount', 'You receive']);
  const [amount, net] = screen.getAllByRole('definition');
  expect(amount?.parentElement).not.toHaveAttribute('data-main');
  expect(net).toHaveTextContent('$118.50');
  expect(net?.parentElement).toHaveAttribute('data-main');
});
