/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColumnChart } from './ColumnChart.tsx';

const GROUPS = [
  { id: '4', label: 'Apr', name: 'April 2026', values: [200, 50] },
  { id: '5', label: 'May', name: 'May 2026', values: [100, -40] },
  { id: '6', label: 'Jun', name: 'June 2026', values: [0, 0] },
].map((group) => ({ ...group, texts: group.values.map((value) => `$${value}.00`) }));

function show() {
  return render(
    <ColumnChart
      label="Money in and out"
      series={[
        { id: 'in', label: 'In' },
        { id: 'out', label: 'Out' },
      ]}
      groups={GROUPS}
      formatTick={(value) => `$${value}`}
      groupHeader="Month"
      showTableLabel="Show as table"
      showChartLabel="Show as chart"
    />,
  );
}

test('draws each value from the zero line, in proportion to the axis', () => {
  const { container } = show();
  const columns = [...container.querySelectorAll('rect')].map((column) => ({
    y: Number(column.getAttribute('y')),
    height: Number(column.getAttribute('height')),
  }));
  // The axis goes from -100 to 200 over 200 px.
  expect(columns[0]?.y).toBeCloseTo(0);
  expect(columns[0]?.height).toBeCloseTo(133.33, 1);
  expect(columns[3]?.y).toBeCloseTo(133.33, 1);
  expect(columns[3]?.height).toBeCloseTo(26.67, 1);
  expect(columns[4]?.height).toBe(0);
});

test('reads the latest group first, and each one by pointer and keys', async () => {
  show();
  const list = screen.getByRole('list', { name: 'Money in and out' });
  const [april, may, june] = within(list).getAllByRole('button');
  expect(june).toHaveAttribute('aria-pressed', 'true');
  expect(may).toHaveAccessibleName('May 2026: In $100.00, Out $-40.00');
  await userEvent.tab();
  expect(june).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(april).toHaveFocus();
  expect(screen.getByText('April 2026').parentElement).toHaveTextContent('In $200.00Out $50.00');
  await userEvent.hover(may as HTMLElement);
  expect(screen.getByText('May 2026').parentElement).toHaveTextContent('In $100.00Out $-40.00');
});

test('shows the same numbers as a table', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table', { name: 'Money in and out' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Month', 'In', 'Out'],
    ['April 2026', '$200.00', '$50.00'],
    ['May 2026', '$100.00', '$-40.00'],
    ['June 2026', '$0.00', '$0.00'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('leaves out labels that would meet, evenly and never the latest', () => {
  const days = Array.from({ length: 31 }, (_, index) => ({
    id: String(index),
    label: String(index + 1),
    values: [1, 2],
    texts: ['1', '2'],
  }));
  const { container } = render(
    <ColumnChart
      label="Days"
      series={[
        { id: 'in', label: 'In' },
        { id: 'out', label: 'Out' },
      ]}
      groups={days}
      formatTick={String}
      groupHeader="Day"
      showTableLabel="Show as table"
      showChartLabel="Show as chart"
    />,
  );
  const shown = (width: string) =>
    [...container.querySelectorAll(`li [data-${width}]`)].map((label) => label.textContent);
  expect(shown('narrow')).toEqual(['1', '7', '13', '19', '25', '31']);
  expect(shown('wide')).toEqual(['1', '4', '7', '10', '13', '16', '19', '22', '25', '28', '31']);
});
