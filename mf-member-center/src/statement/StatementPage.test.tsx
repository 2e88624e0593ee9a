/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { CallError, recordExport, statement } from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import { addMonths } from './months.ts';
import StatementPage from './StatementPage.tsx';

const MONTHS = ['2026-05', '2026-04', '2026-03', '2026-02', '2026-01', '2025-12'];
const STATEMENT = {
  list: MONTHS.map((month) => ({
    month,
    ...{ opening: '900.00', in: '100.00', out: '20.00', staked: '310.00', won: '280.50' },
    ...{ bonuses: '5.00', net: '-29.50', closing: '955.50' },
  })),
  first: '2025-03',
  last: '2026-07',
};

const open = (answers: Answers = {}, at = '/user/Statement') =>
  show(
    <StatementPage member={MEMBER} />,
    { session: 'member', answers: { statement: STATEMENT, ...answers } },
    at,
  );

test('lists the months, and opens all sums of one', async () => {
  const { shell } = await open();
  const table = await screen.findByRole('table', { name: 'Statement' });
  const [, may] = within(table).getAllByRole('row');
  expect(may).toHaveTextContent(/May 2026.*\$100\.00.*\$20\.00.*-\$29\.50.*\$5\.00.*\$955\.50/);
  expect(shell.api.sentTo(statement)).toEqual([{ count: 6 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Details: May 2026' }));
  expect(screen.getByText('Opening balance', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '$900.00',
  );
  expect(screen.getByText('Staked', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$310.00');
  expect(screen.getAllByText(/America\/Caracas/)[0]).toBeVisible();
});

test('draws six months, oldest first, and shows the same numbers as a table', async () => {
  await open({}, '/user/Statement?view=play');
  const chart = await screen.findByRole('list', { name: 'Staked and won' });
  expect(within(chart).getAllByRole('button').at(0)).toHaveAccessibleName(
    'December 2025: Won $280.50, Staked $310.00',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(within(screen.getByRole('table', { name: 'Staked and won' })).getAllByRole('row')).toHaveLength(7);
});

test('prints a sheet with every sum of each month, oldest first, which the screen does not show', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = screen.getByRole('main', { hidden: true });
  expect(sheet).not.toBeVisible();
  expect(sheet).toHaveTextContent(/^Statement.*player1 · USD.*December 2025 – May 2026/);
  expect(sheet).toHaveTextContent(/America\/Caracas.*Made on /);
  const rows = within(sheet).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    ...['Month', 'December 2025', 'January 2026', 'February 2026', 'March 2026', 'April 2026', 'May 2026'],
  ]);
  expect(within(rows[0] as HTMLElement).getAllByRole('columnheader', { hidden: true })).toHaveLength(9);
  expect(rows.at(-1)).toHaveTextContent(
    /\$900\.00\$100\.00\$20\.00\$310\.00\$280\.50-\$29\.50\$5\.00\$955\.50$/,
  );
  print.mockRestore();
});

test('steps to earlier and later months in the address', async () => {
  const { shell } = await open({}, '/user/Statement?until=2026-05');
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier months' }));
  await waitFor(() => expect(shell.api.sentTo(statement).at(-1)).toEqual({ until: '2025-11', count: 6 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Later months' }));
  expect(window.location.search).toBe('');
});

test('exports the whole statement at an address that works once', async () => {
  const addresses: string[] = [];
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    addresses.push(this.href);
  });
  let requests = 0;
  const { shell } = await open({
    recordExport: () =>
      ++requests === 1
        ? new CallError(recordExport, { kind: 'network' }, '')
        : { url: '/api/x/download/abc', expiresAt: '2026-05-20T00:00:00Z' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/The download has started/)).toBeVisible();
  expect(addresses).toEqual(['http://localhost/api/x/download/abc']);
  expect(shell.api.sentTo(recordExport)).toEqual([{ what: 'statement' }, { what: 'statement' }]);
  clicked.mockRestore();
});

test('says how a statement begins, and where a back end has none', async () => {
  const view = await open({ statement: { list: [], first: null, last: '2026-07' } });
  expect(await screen.findByText(/begins with the first entry/)).toBeVisible();
  view.unmount();
  await open({ statement: new CallError(statement, { kind: 'unavailable' }, '') });
  expect(await screen.findByText('Not available here')).toBeVisible();
});

test('adds months across years', () => {
  expect([addMonths('2025-12', 1), addMonths('2026-01', -1), addMonths('2026-03', -6)]).toEqual([
    ...['2026-01', '2025-12', '2025-09'],
  ]);
});
