/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { agentSettlement, agentSettlementBets, agentSettlements } from '@tessera/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { AGENT } from '../testing/agent.fixture.ts';
import { DETAIL, SETTLEMENT } from '../testing/settlement.fixture.ts';
import PerformanceSettlementPage from './PerformanceSettlementPage.tsx';

const open = (answers: Answers, search = '') =>
  show(
    <PerformanceSettlementPage member={AGENT} />,
    {
      session: 'agent',
      answers: {
        agentSettlements: { list: [SETTLEMENT], totalCount: 1 },
        agentEstimate: { asOf: '2026-11-10T12:00:00Z', list: [] },
        ...answers,
      },
    },
    `/proxy/PerformanceSettlement${search}`,
  );
const details = () => screen.findByRole('button', { name: 'Details: Nov 2, 2026 to Nov 8, 2026' });

test('opens a statement to its lines, with what was carried over', async () => {
  const { shell } = await open({ agentSettlement: DETAIL });
  await userEvent.click(await details());
  const lines = await screen.findByRole('table', { name: 'By level' });
  expect(within(lines).getAllByRole('row')[1]).toHaveTextContent(
    'Level 1$5,000.00$4,000.00$100.00$900.0025%$225.00',
  );
  expect(screen.getByText('Loss from earlier weeks').nextSibling).toHaveTextContent('-$25.00');
  expect(screen.getByText('Partner')).toBeVisible();
  expect(shell.api.sentTo(agentSettlement)).toEqual([{ id: 5 }]);
});

test('opens a line down to its bonuses, its members and their bets', async () => {
  const { shell } = await open({
    agentSettlement: DETAIL,
    agentSettlementMembers: {
      list: [
        {
          id: 31,
          account: 'ju•••11',
          rounds: 2,
          turnover: '5000.00',
          payouts: '4000.00',
          bonuses: '100.00',
          netRevenue: '900.00',
        },
      ],
      totalCount: 1,
      bonuses: [
        { kind: 'sign_in', amount: '60.00' },
        { kind: 'a_new_kind', amount: '40.00' },
      ],
    },
    agentSettlementBets: {
      list: [
        {
          roundId: 'r1',
          gameName: 'Coral Crown',
          gpName: 'Reef',
          closedAt: '2026-11-03T12:00:00Z',
          turnover: '5000.00',
          payout: '4000.00',
        },
      ],
      totalCount: 1,
    },
  });
  await userEvent.click(await details());
  await userEvent.click(await screen.findByRole('button', { name: 'Details: Level 1' }));
  expect((await screen.findByText('Daily sign-in')).nextSibling).toHaveTextContent('$60.00');
  expect(screen.getByText('Other bonuses').nextSibling).toHaveTextContent('$40.00');
  await userEvent.click(screen.getByRole('button', { name: 'Details: ju•••11' }));
  expect(await screen.findByText('Coral Crown · Reef')).toBeVisible();
  expect(shell.api.sentTo(agentSettlementBets)).toMatchObject([{ id: 5, memberId: 31 }]);
});

test.each([
  ['agentSettlementMembers', '101', 'There is no such statement.'],
  ['agentSettlementBets', '102', 'This player is not in your downline.'],
] as const)('says why a line does not open: %s %s', async (call, code, words) => {
  const line = { rounds: 1, turnover: '1.00', payouts: '0.00', bonuses: '0.00', netRevenue: '1.00' };
  const members = { list: [{ id: 31, account: 'ju•••11', ...line }], totalCount: 1, bonuses: [] };
  await open({ agentSettlement: DETAIL, agentSettlementMembers: members, [call]: refuse(code) });
  await userEvent.click(await details());
  await userEvent.click(await screen.findByRole('button', { name: 'Details: Level 1' }));
  if (call === 'agentSettlementBets') {
    await userEvent.click(await screen.findByRole('button', { name: 'Details: ju•••11' }));
  }
  expect(await screen.findByText(words)).toBeVisible();
});

test('shows a correction with its cause, as a line of its own', async () => {
  const correction = {
    id: 1,
    week: '2026-W44',
    amount: '-30.50',
    cause: 'A round was counted twice',
    createdAt: '2026-11-05T12:00:00Z',
    settledWeek: null,
  };
  await open({ agentSettlement: { ...DETAIL, corrections: [correction] } });
  await userEvent.click(await details());
  const table = await screen.findByRole('table', { name: 'Corrections' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'A round was counted twice2026-W44Nov 5, 2026The next settlement-$30.50',
  );
});

test('shows what the present week comes to by now, and how that comes about', async () => {
  const { id: _, state: _state, settledAt: _settledAt, ...calculation } = SETTLEMENT;
  const week = { ...calculation, corrected: '-30.00', paid: '170.00', strata: DETAIL.strata };
  await open({ agentEstimate: { asOf: '2026-11-06T12:00:00Z', list: [week] } });
  expect(await screen.findByText('Not settled yet')).toBeVisible();
  expect(screen.getByText('Would be paid').nextSibling).toHaveTextContent('$170.00');
  expect(
    screen.getByText(
      /\$225\.00 earned, -\$25\.00 carried over.* and -\$30\.00 of corrections make \$170\.00/,
    ),
  ).toBeVisible();
});

test('filters by the state', async () => {
  const { shell } = await open({}, '?state=carried');
  await details();
  expect(shell.api.sentTo(agentSettlements)).toMatchObject([{ state: 'carried' }]);
});

test('says that a statement no longer exists', async () => {
  await open({ agentSettlement: refuse('101') });
  await userEvent.click(await details());
  expect(await screen.findByText('There is no such statement.')).toBeVisible();
});

test.each([
  [{ list: [], totalCount: 0 }, 'No statements yet'],
  [refuse('108'), 'Your agent account is suspended'],
])('says why there are no statements: %#', async (answer, words) => {
  await open({ agentSettlements: answer });
  expect(await screen.findByText(words)).toBeVisible();
});

test('prints an open statement as a page: whose, its lines, its corrections and its sum', async () => {
  let sheet: Element | null = null;
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    sheet = document.querySelector('[data-print-sheet]')?.cloneNode(true) as Element;
    queueMicrotask(() => act(() => void dispatchEvent(new Event('afterprint'))));
  });
  const corrections = [
    {
      id: 3,
      week: '2026-W44',
      amount: '-30.50',
      cause: 'A round counted twice',
      createdAt: '2026-11-05T06:00:00Z',
      settledWeek: '2026-W45',
    },
  ];
  await open({ agentSettlement: { ...DETAIL, corrections } });
  await userEvent.click(await details());
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
  expect(sheet).toHaveTextContent(/Nov 2, 2026 to Nov 8, 2026/);
  expect(sheet).toHaveTextContent(/player1 \(\d+\)Reference: 5/);
  expect(sheet).toHaveTextContent(/\$5,000\.00\$4,000\.00\$100\.00\$900\.0025%\$225\.00/);
  expect(sheet).toHaveTextContent(/A round counted twice, Nov 5, 2026, -\$30\.50/);
  expect(sheet).toHaveTextContent(/\$200\.00/);
  print.mockRestore();
});
