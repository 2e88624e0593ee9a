/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DateFilter, type DayRange } from './DateFilter.tsx';
import { FilterBar } from './FilterBar.tsx';

const NO_DAYS: DayRange = { from: '', to: '' };

function Filters() {
  const [state, setState] = useState('');
  const [days, setDays] = useState(NO_DAYS);
  return (
    <FilterBar label="Filters">
      <ChoiceFilter
        label="State"
        options={[
          { id: 'pending', label: 'Pending' },
          { id: 'rewarded', label: 'Rewarded' },
        ]}
        value={state}
        onChange={setState}
        removeLabel="Remove the filter State"
      />
      <DateFilter
        label="Date"
        fromLabel="From"
        toLabel="To"
        value={days}
        max="2026-11-24"
        presets={[{ id: 'week', label: 'Last 7 days', range: { from: '2026-11-18', to: '2026-11-24' } }]}
        format={({ from, to }) => `${from} to ${to}`}
        onChange={setDays}
        removeLabel="Remove the filter Date"
      />
    </FilterBar>
  );
}

test('chooses an option, shows it on the chip and removes it', async () => {
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'State' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Rewarded' }));
  expect(screen.getByRole('button', { name: 'State: Rewarded' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter State' }));
  expect(screen.getByRole('button', { name: 'State' })).toBeVisible();
});

test('takes a range of days from a preset or from the two inputs', async () => {
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'Date' }));
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(screen.getByRole('button', { name: 'Date: Last 7 days' })).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveAttribute('max', '2026-11-24');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  expect(screen.getByRole('button', { name: 'Date: 2026-11-01 to 2026-11-24' })).toBeVisible();
  expect(screen.getByLabelText('To')).toHaveAttribute('min', '2026-11-01');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Date' }));
  expect(screen.getByRole('button', { name: 'Date' })).toBeVisible();
});
