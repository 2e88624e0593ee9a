/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { agentExport, agentOperations, agentStrata, CallError } from '@tessera/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { AGENT } from '../testing/agent.fixture.ts';
import OperationTablePage from './OperationTablePage.tsx';
import StratifiedTablePage from './StratifiedTablePage.tsx';

const FIGURES = {
  newMembers: 2,
  activeMembers: 5,
  deposits: '100.00',
  withdrawals: '20.00',
  turnover: '500.00',
  payouts: '450.00',
  bonuses: '10.00',
  netRevenue: '40.00',
  commission: '8.00',
};
const OPERATIONS = {
  currency: 'USD',
  currencies: ['USD', 'INR'],
  list: [{ from: '2026-11-02', to: '2026-11-08', ...FIGURES }],
  totalCount: 1,
  total: { ...FIGURES, netRevenue: '90.00' },
} satisfies Answers['agentOperations'];
const STRATA = {
  currency: 'USD',
  list: [
    { level: 1, members: 12, ...FIGURES },
    { level: 2, members: 30, ...FIGURES, netRevenue: '-90.00', commission: '-1.50' },
  ],
} satisfies Answers['agentStrata'];

const REEF = { gpId: 4, house: 'h', name: 'Reef', iconLight: '', iconDark: '', gameCount: 3, maintain: null };
const CATALOGUE = {
  list: [{ gtId: 2, gtName: 'Slots', gtNameShort: 'slot', gpList: [REEF] }],
} satisfies Answers['gameList'];

const openOperations = (answer: Answers['agentOperations'], search = '') =>
  show(
    <OperationTablePage member={AGENT} />,
    { session: 'agent', answers: { agentOperations: answer, gameList: CATALOGUE } },
    `/proxy/OperationTable${search}`,
  );
const openStrata = (answer: Answers['agentStrata'], search = '') =>
  show(
    <StratifiedTablePage member={AGENT} />,
    { session: 'agent', answers: { agentStrata: answer, gameList: CATALOGUE } },
    `/proxy/StratifiedTable${search}`,
  );
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

test('shows the figures by period, with the totals of the whole selection', async () => {
  await openOperations(OPERATIONS, '?by=week');
  const table = await screen.findByRole('table', { name: 'Operations' });
  expect(within(table).getByRole('rowheader', { name: 'Nov 2, 2026 to Nov 8, 2026' })).toBeVisible();
  expect(rows().at(-1)).toBe('Total25$100.00$20.00$500.00$450.00$10.00$90.00$8.00');
});

test('asks by period and currency, as the filters say', async () => {
  const { shell } = await openOperations(OPERATIONS);
  await userEvent.click(await screen.findByRole('button', { name: 'Period' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By month' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Currency' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'INR' }));
  await screen.findByRole('button', { name: 'Currency: INR' });
  expect(window.location.search).toBe('?by=month&currency=INR');
  expect(shell.api.sentTo(agentOperations).at(-1)).toMatchObject({ by: 'month', currency: 'INR' });
});

test('adds the levels up', async () => {
  await openStrata(STRATA);
  await screen.findByRole('table', { name: 'By level' });
  expect(rows().slice(1)).toEqual([
    'Level 11225$100.00$20.00$500.00$450.00$10.00$40.00$8.00',
    'Level 23025$100.00$20.00$500.00$450.00$10.00-$90.00-$1.50',
    'Total42410$200.00$40.00$1,000.00$900.00$20.00-$50.00$6.50',
  ]);
});

test('sorts by a column: the highest first, the lowest first, and as it came', async () => {
  await openStrata(STRATA);
  const header = await screen.findByRole('columnheader', { name: 'Net revenue' });
  const levels = () =>
    rows()
      .slice(1, 3)
      .map((row) => row?.slice(0, 7));
  const button = within(header).getByRole('button');
  await userEvent.click(button);
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(levels()).toEqual(['Level 1', 'Level 2']);
  expect(window.location.search).toBe('?sort=netRevenue');
  await userEvent.click(button);
  expect(window.location.search).toBe('?sort=-netRevenue');
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(levels()).toEqual(['Level 2', 'Level 1']);
  await userEvent.click(button);
  expect(header).not.toHaveAttribute('aria-sort');
});

test('sorts by the first column, too: levels by their numbers', async () => {
  const [first] = STRATA.list;
  await openStrata({ ...STRATA, list: [...STRATA.list, { ...first!, level: 10 }] });
  const header = await screen.findByRole('columnheader', { name: 'Level' });
  const levels = () =>
    rows()
      .slice(1, 4)
      .map((row) => /^Level (?:10|\d)/.exec(row ?? '')?.[0]);
  await userEvent.click(within(header).getByRole('button'));
  expect(levels()).toEqual(['Level 10', 'Level 2', 'Level 1']);
  expect(window.location.search).toBe('?sort=row');
  await userEvent.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(levels()).toEqual(['Level 1', 'Level 2', 'Level 10']);
});

test('shows the play of one provider, without what has no provider', async () => {
  const { shell } = await openStrata(STRATA);
  await userEvent.click(await screen.findByRole('button', { name: 'Provider' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Reef' }));
  await screen.findByRole('button', { name: 'Provider: Reef' });
  expect(window.location.search).toBe('?provider=4');
  expect(shell.api.sentTo(agentStrata).at(-1)).toMatchObject({ providerId: 4 });
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Level',
    'Players',
    'Active players',
    'Stakes',
    'Payout',
    'Net revenue',
  ]);
});

test('says where the first players come from', async () => {
  await openStrata({ ...STRATA, list: [] });
  expect(await screen.findByText('No players in this currency')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your links' })).toHaveAttribute('href', '/proxy/Promotion');
});

test.each([
  [refuse('108'), 'Your agent account is suspended'],
  [new CallError(agentOperations, { kind: 'unavailable' }, ''), 'Not available here'],
])('says why there are no figures: %#', async (answer, words) => {
  const view = await openOperations(answer);
  expect(await screen.findByText(words)).toBeVisible();
  view.unmount();
  await openStrata(answer instanceof CallError ? new CallError(agentStrata, answer.failure, '') : answer);
  expect(await screen.findByText(words)).toBeVisible();
});

test('draws the rows of the table, the earliest first, two figures that the tabs choose', async () => {
  const list = [
    { from: '2026-11-08', to: '2026-11-08', ...FIGURES, deposits: '30.00' },
    { from: '2026-11-07', to: '2026-11-07', ...FIGURES },
  ];
  await openOperations({ ...OPERATIONS, list });
  const chart = await screen.findByRole('list', { name: 'Stakes and Payout' });
  expect(
    within(chart)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['11/7', '11/8']);
  await userEvent.click(screen.getByRole('tab', { name: 'Deposit and Withdrawal' }));
  expect(window.location.search).toBe('?chart=payments');
  const drawn = within(screen.getByRole('list', { name: 'Deposit and Withdrawal' })).getAllByRole('button');
  expect(drawn.at(-1)).toHaveAccessibleName('Nov 8, 2026: Deposit $30.00, Withdrawal $20.00');
});

test('draws no payments where a provider is chosen: they belong to none', async () => {
  await openStrata(STRATA, '?provider=4&chart=payments');
  expect(await screen.findByRole('list', { name: 'Stakes and Payout' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Deposit and Withdrawal' })).not.toBeInTheDocument();
});

test('exports what the table shows, at an address that the browser opens by itself', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { shell } = await show(
    <OperationTablePage member={AGENT} />,
    {
      session: 'agent',
      answers: {
        agentOperations: OPERATIONS,
        gameList: CATALOGUE,
        agentExport: { url: '/api/x/download/once', expiresAt: '2026-11-25T00:03:00Z' },
      },
    },
    '/proxy/OperationTable?by=week&currency=INR&from=2026-11-01&to=2026-11-08',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^The download has started/)).toBeVisible();
  const request = { what: 'operations', by: 'week', currency: 'INR', from: '2026-11-01', to: '2026-11-08' };
  expect(shell.api.sentTo(agentExport)).toEqual([request]);
  expect((click.mock.contexts[0] as HTMLAnchorElement).pathname).toBe('/api/x/download/once');
  click.mockRestore();
});

test('says in words that a suspended agent has no export', async () => {
  await show(<OperationTablePage member={AGENT} />, {
    session: 'agent',
    answers: {
      agentOperations: OPERATIONS,
      gameList: CATALOGUE,
      agentExport: refuse('108', 'The server’s own words.'),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Your agent account is suspended')).toBeVisible();
});

test.each([
  ['time', openOperations, OPERATIONS, 'Commission paid'],
  ['level', openStrata, STRATA, 'Commission earned'],
] as const)('says what the commission of a table by %s is', async (_by, open, answer, name) => {
  await open(answer as never, '?chart=result');
  expect(await screen.findByRole('columnheader', { name })).toBeVisible();
  expect(screen.getByRole('tab', { name: `Net revenue and ${name}` })).toBeVisible();
});
