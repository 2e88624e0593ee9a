/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { betRecords, CallError, cashRecords, recordExport } from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER } from '../testing/member.fixture.ts';
import { show } from '../test-scope.tsx';
import TransactionPage from './TransactionPage.tsx';

const BET = {
  id: 1,
  roundId: 'round-77',
  gpId: 4,
  gpName: 'Reef',
  gtId: 2,
  gameId: 12,
  gameName: 'Coral Crown',
  wager: '4.00',
  returned: '0.00',
  payout: '25.50',
  net: '21.50',
  status: 'settled',
  openedAt: '2026-05-02T02:30:00Z',
  closedAt: '2026-05-02T02:31:00Z',
  fairUrl: 'https://games.example/fair',
} as const;
const OPEN = {
  ...BET,
  id: 2,
  payout: null,
  net: null,
  status: 'open',
  closedAt: null,
  fairUrl: null,
} as const;
const BETS = {
  list: [BET, OPEN],
  totalCount: 41,
  totals: { wager: '100.00', returned: '1.00', payout: '90.00', net: '-9.00' },
};
const CASH = {
  list: [
    { kind: 'payout', amount: '25.50', balanceAfter: '1021.50', gpId: 4, gpName: 'Reef', roundId: 'round-8' },
    { kind: 'new_kind', amount: '-4.00', balanceAfter: '996.00', gpId: null, gpName: null },
  ].map((entry, id) => ({ id: id + 1, at: BET.openedAt, reference: `ref-${id}`, ...entry })),
  totalCount: 2,
  totals: { in: '25.50', out: '4.00', net: '21.50' },
};
const provider = {
  gpId: 4,
  house: 'h',
  name: 'Reef',
  iconLight: '',
  iconDark: '',
  gameCount: 3,
  maintain: null,
};
const HALLS = [
  { gtId: 2, gtName: 'Slots', gtNameShort: 'slot', gpList: [provider], gtIcon: '', gtIconActive: '' },
];

const open = (at = '/user/Transaction', answers: Answers = {}) =>
  show(
    <TransactionPage member={MEMBER} />,
    {
      session: 'member',
      answers: { betRecords: BETS, cashRecords: CASH, gameList: { list: HALLS }, ...answers },
    },
    at,
  );

test('lists rounds on the site’s clock, with the totals of the whole selection', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Bets' });
  const [, settled, pending] = within(table).getAllByRole('row');
  expect(settled).toHaveTextContent(
    /May 1, 2026, 10:30\sPM.*Coral Crown.*Reef.*\$4\.00.*\$25\.50.*\+\$21\.50.*Settled/,
  );
  expect(pending).toHaveTextContent(/–.*–.*Open/);
  expect(screen.getByText('-$9.00')).toBeVisible();
  expect(screen.getByText(/those of the site: America\/Caracas/)).toBeVisible();
});

test('opens a round’s numbers, and the page that checks its fairness', async () => {
  const { shell } = await open();
  const [first, second] = await screen.findAllByRole('button', { name: /^Details: Coral Crown/ });
  await userEvent.click(first!);
  expect(screen.getByText('round-77')).toBeVisible();
  expect(screen.getByText('Reef (4)')).toBeVisible();
  expect(screen.getByText('Slots')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Check fairness' }));
  expect(shell.windows.external).toEqual(['https://games.example/fair']);
  await userEvent.click(second!);
  expect(screen.getAllByRole('link', { name: 'Check fairness' })).toHaveLength(1);
});

test('sends what the address has, and ignores what it cannot have', async () => {
  const { shell } = await open(
    '/user/Transaction?from=2026-05-01&to=2026-05-02&hall=2&provider=x&state=settled&p=3',
  );
  await screen.findByRole('table');
  expect(shell.api.sentTo(betRecords)).toEqual([
    {
      from: '2026-05-01T04:00:00.000Z',
      to: '2026-05-03T04:00:00.000Z',
      gtId: 2,
      status: 'settled',
      page: 3,
      count: 20,
    },
  ]);
});

test('puts a chosen filter into the address, at the first page, and removes it', async () => {
  const { shell } = await open('/user/Transaction?p=2');
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Provider' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Reef' }));
  expect(window.location.search).toBe('?provider=4');
  await waitFor(() => expect(shell.api.sentTo(betRecords).at(-1)).toMatchObject({ gpId: 4, page: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Provider' }));
  expect(window.location.search).toBe('');
});

test('steps through the pages', async () => {
  const { shell } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(shell.api.sentTo(betRecords).at(-1)).toMatchObject({ page: 2 }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
});

test('shows the balance after each entry, and keeps the days when the list changes', async () => {
  const { shell } = await open('/user/Transaction?from=2026-05-01&hall=2');
  await userEvent.click(await screen.findByRole('tab', { name: 'Balance' }));
  const table = await screen.findByRole('table', { name: 'Balance' });
  const [, payout, other] = within(table).getAllByRole('row');
  expect(payout).toHaveTextContent(/Payout.*Reef.*\+\$25\.50.*\$1,021\.50/);
  expect(other).toHaveTextContent(/Other entry.*–.*-\$4\.00.*\$996\.00/);
  expect(window.location.search).toBe('?from=2026-05-01&view=cash');
  expect(shell.api.sentTo(cashRecords)).toEqual([{ from: '2026-05-01T04:00:00.000Z', page: 1, count: 20 }]);
  await userEvent.click(screen.getByRole('button', { name: /^Details: Payout/ }));
  expect(screen.getByText('ref-0')).toBeVisible();
  expect(screen.getByText('round-8')).toBeVisible();
});

test('filters the balance by kind and direction', async () => {
  const { shell } = await open('/user/Transaction?view=cash&kind=wager&flow=out');
  await screen.findByRole('table');
  expect(screen.getByRole('button', { name: 'Kind: Stake' })).toBeVisible();
  expect(shell.api.sentTo(cashRecords)).toEqual([{ kind: 'wager', direction: 'out', page: 1, count: 20 }]);
});

test('opens an agent’s transfer to its other side, the note and the reference of both', async () => {
  const transfer = { memberId: 7, account: 'ag•••01', note: 'For the weekend' };
  const [entry] = CASH.list;
  const received = { ...entry!, kind: 'agent_transfer', gpId: null, gpName: null, roundId: null };
  const list = [
    { ...received, reference: '4711', transfer },
    { ...received, id: 2, amount: '-3.00', transfer: { ...transfer, account: 'pl•••02', note: null } },
  ];
  await open('/user/Transaction?view=cash', { cashRecords: { ...CASH, list } });
  const [first, second] = await screen.findAllByRole('button', { name: /^Details: Transfer with an agent/ });
  await userEvent.click(first!);
  expect(screen.getByText('From').nextSibling).toHaveTextContent('ag•••01 (7)');
  expect(screen.getByText('For the weekend')).toBeVisible();
  expect(screen.getByText('4711')).toBeVisible();
  await userEvent.click(second!);
  expect(screen.getByText('To').nextSibling).toHaveTextContent('pl•••02 (7)');
});

test('says how the first record comes about, and leads out of filters that match nothing', async () => {
  const none = { ...BETS, list: [], totalCount: 0 };
  const view = await open('/user/Transaction', { betRecords: none });
  await userEvent.click(await screen.findByRole('link', { name: 'To the lobby' }));
  expect(view.shell.windows.visited).toEqual(['/']);
  view.unmount();
  await open('/user/Transaction?state=open', { betRecords: none });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filters' }));
  expect(window.location.search).toBe('');
});

test('offers a retry after a failure, and says where a back end has no records', async () => {
  let requests = 0;
  const view = await open('/user/Transaction', {
    betRecords: () => (++requests === 1 ? new CallError(betRecords, { kind: 'network' }, '') : BETS),
  });
  expect(await screen.findByText(/There is no connection/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
  view.unmount();
  await open('/user/Transaction', { betRecords: new CallError(betRecords, { kind: 'unavailable' }, '') });
  expect(await screen.findByText('Not available here')).toBeVisible();
});

test('exports what is filtered, all pages of it', async () => {
  const { shell } = await open('/user/Transaction?provider=4&from=2026-05-01&p=2', {
    recordExport: new CallError(recordExport, { kind: 'unavailable' }, ''),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(shell.api.sentTo(recordExport)).toEqual([
    { what: 'bets', gpId: 4, from: '2026-05-01T04:00:00.000Z' },
  ]);
});
