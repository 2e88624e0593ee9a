/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './DataTable.tsx';

interface Row {
  id: number;
  account: string;
}

const columns = [
  { id: 'account', header: 'Account', cell: ({ account }: Row) => account, card: 'what' as const },
  { id: 'id', header: 'Number', cell: ({ id }: Row) => id, align: 'end' as const },
];
const rows = [
  { id: 1, account: 'player1' },
  { id: 2, account: 'player2' },
];
const table = (detail = true) => (
  <DataTable
    caption="Members"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    {...(detail && {
      detail: {
        content: ({ account }: Row) => `Everything about ${account}`,
        label: ({ account }: Row) => `Details of ${account}`,
      },
    })}
  />
);

test('opens and closes a row’s detail in place, by its button', async () => {
  render(table());
  expect(screen.getByRole('table', { name: 'Members' })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Details of player2' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Everything about player2')).toBeVisible();
  expect(screen.queryByText('Everything about player1')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(screen.queryByText('Everything about player2')).not.toBeInTheDocument();
});

test('opens a row’s detail by a click anywhere on the row', async () => {
  render(table());
  await userEvent.click(screen.getByText('player1'));
  expect(screen.getByText('Everything about player1')).toBeVisible();
});

test('has no buttons without details', () => {
  render(table(false));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
