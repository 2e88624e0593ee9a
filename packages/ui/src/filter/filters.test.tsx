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
        min="2000-01-01"
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
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Date' }));
  expect(screen.getByRole('button', { name: 'Date' })).toBeVisible();
});

async function openDays() {
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'Date' }));
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  const pick = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
  const chosen = () => screen.getByRole('button', { name: /^Date/ }).textContent;
  return { from, to, pick, chosen };
}

test('takes no day while its year is being typed, and keeps what is typed', async () => {
  const { from, pick, chosen } = await openDays();
  for (const year of ['0002', '0020', '0202']) {
    pick(from, `${year}-05-01`);
    expect(from).toHaveValue(`${year}-05-01`);
    expect(chosen()).toBe('Date');
  }
  pick(from, '2026-05-01');
  expect(chosen()).toBe('Date: 2026-05-01 to ');
  pick(from, '2027-05-01');
  expect(chosen()).toBe('Date: 2026-05-01 to ');
  fireEvent.blur(from);
  expect(from).toHaveValue('2026-05-01');
});

test('an end that passes the other takes it along; an emptied one is open once it is left', async () => {
  const { from, to, pick, chosen } = await openDays();
  pick(from, '2026-05-10');
  pick(to, '2026-05-01');
  expect(chosen()).toBe('Date: 2026-05-01 to 2026-05-01');
  pick(from, '2026-06-01');
  expect(chosen()).toBe('Date: 2026-06-01 to 2026-06-01');
  pick(to, '');
  expect(chosen()).toBe('Date: 2026-06-01 to 2026-06-01');
  fireEvent.blur(to);
  expect(chosen()).toBe('Date: 2026-06-01 to ');
});
