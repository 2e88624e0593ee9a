/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { keyOf } from '@tessera/kit';
import { useLocation, useNavigate } from '@tessera/kit/router';
import { refuse, type Answers } from '@tessera/testing';
import { agentDownline, agentOperations, CallError } from '@tessera/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { AGENT, downlineMember } from '../testing/agent.fixture.ts';
import DownlineInfoPage from './DownlineInfoPage.tsx';

const PARENT = downlineMember(11, { account: 'ju•••11', isAgent: 1, downlineCount: 2 });
const CHILD = downlineMember(22, { account: 'li•••22', level: 2, parentId: 11 });
const LEVELS = [
  { level: 1, members: 3, agents: 1 },
  { level: 2, members: 2, agents: 0 },
];
const downline: Answers['agentDownline'] = ({ account, parentId, level }) => {
  const list = [PARENT, CHILD].filter((member) =>
    account
      ? String(member.id) === account
      : (level === undefined || member.level === level) &&
        (parentId === undefined || member.parentId === parentId),
  );
  return { list, totalCount: list.length, levels: LEVELS };
};

const open = (
  answer: Answers['agentDownline'] = downline,
  search = '',
  page = <DownlineInfoPage member={AGENT} />,
) =>
  show(
    page,
    {
      session: 'agent',
      answers: {
        agentDownline: answer,
        agentLevelRename: { detail: [{ agentLevel: 1, name: 'Pathfinder' }] },
      },
    },
    `/proxy/DownlineInfo${search}`,
  );

test('shows the first level, and the agent’s own level by its name on this site', async () => {
  const { shell } = await open();
  expect(await screen.findByText('ju•••11')).toBeVisible();
  expect(screen.queryByText('li•••22')).not.toBeInTheDocument();
  expect(await screen.findByText('Pathfinder')).toBeVisible();
  expect(shell.api.sentTo(agentDownline)).toMatchObject([{ level: 1, kind: 'all', page: 1 }]);
});

const TOTAL = {
  newMembers: 3,
  activeMembers: 12,
  deposits: '100.00',
  withdrawals: '20.00',
  turnover: '500.00',
  payouts: '450.00',
  bonuses: '10.00',
  netRevenue: '40.00',
  commission: '0.00',
};

test('shows four figures of the period with their change since the period before', async () => {
  const before = { ...TOTAL, newMembers: 0, turnover: '400.00', netRevenue: '80.00' };
  const { shell } = await show(
    <DownlineInfoPage member={AGENT} />,
    {
      session: 'agent',
      answers: {
        agentDownline: downline,
        agentLevelRename: { detail: [] },
        agentOperations: ({ to }) => ({
          currency: 'USD',
          currencies: ['USD'],
          list: [],
          totalCount: 0,
          total: to === '2026-04-10' ? TOTAL : before,
        }),
      },
    },
    '/proxy/DownlineInfo?from=2026-04-01&to=2026-04-10',
  );
  expect(await screen.findByText('12')).toBeVisible();
  const glance = within(screen.getByText('12').closest('dl')!);
  const words = (name: string) => glance.getByText(name).parentElement;
  expect(words('Active players')).toHaveTextContent('12As in the period before');
  expect(words('New players')).toHaveTextContent('30 in the period before');
  expect(words('Stakes')).toHaveTextContent('$500.00+25% against $400.00 in the period before');
  expect(words('Net revenue')).toHaveTextContent('$40.00-50% against $80.00 in the period before');
  expect(shell.api.sentTo(agentOperations)).toMatchObject([
    { from: '2026-04-01', to: '2026-04-10' },
    { from: '2026-03-22', to: '2026-03-31' },
  ]);
});

const row = (name: RegExp) => screen.findByRole('row', { name });

test('opens a row to the members right below it, once it is opened, and keeps that in the address', async () => {
  const { shell } = await open();
  expect(await row(/ju•••11/)).toHaveAttribute('aria-expanded', 'false');
  expect(shell.api.sentTo(agentDownline)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'ju•••11: 2 players below' }));
  expect(await row(/li•••22/)).toHaveAttribute('aria-level', '2');
  expect(shell.api.sentTo(agentDownline).at(-1)).toMatchObject({ parentId: 11, level: 2 });
  expect(window.location.search).toBe('?open=11');
});

test('returns to the rows that were open', async () => {
  await open(downline, '?open=11');
  expect(await row(/li•••22/)).toBeVisible();
});

test('is used by the keyboard alone', async () => {
  await open();
  const parent = await row(/ju•••11/);
  expect(parent).toHaveAttribute('tabindex', '0');
  await userEvent.tab();
  while (document.activeElement !== parent) await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const child = await row(/li•••22/);
  expect(parent).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(child).toHaveFocus();
  expect(child).toHaveAttribute('tabindex', '0');
  expect(parent).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Bonuses').nextSibling).toHaveTextContent('$10.00');
  await userEvent.keyboard('{ArrowLeft}');
  expect(parent).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(child).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(parent).toHaveAttribute('aria-expanded', 'false');
  expect(child).not.toBeInTheDocument();
});

const many = Array.from({ length: 60 }, (_, index) =>
  downlineMember(100 + index, { level: 2, parentId: 11 }),
);
const bigBranch: Answers['agentDownline'] = ({ parentId, page = 1, count = 0 }) => ({
  list: parentId === 11 ? many.slice((page - 1) * count, page * count) : [PARENT],
  totalCount: parentId === 11 ? many.length : 1,
  levels: LEVELS,
});

test('keeps a row in the tab order where the one that had the focus leaves the list', async () => {
  const third = downlineMember(33, { account: 'om•••33' });
  const { shell, scope } = await open({ list: [PARENT, third], totalCount: 2, levels: LEVELS });
  const [first, second] = [await screen.findByText('ju•••11'), screen.getByText('om•••33')].map((account) =>
    account.closest('tr')!,
  );
  act(() => second?.focus());
  expect(second).toHaveAttribute('tabindex', '0');
  shell.api.answer(agentDownline, { list: [PARENT], totalCount: 1, levels: LEVELS });
  await act(() => scope.queries.invalidateQueries({ queryKey: keyOf(agentDownline) }));
  await waitFor(() => expect(screen.queryByText('om•••33')).not.toBeInTheDocument());
  expect(first).toHaveAttribute('tabindex', '0');
});

test('shows further members of a big branch on demand', async () => {
  await open(bigBranch, '?open=11');
  await userEvent.click(await screen.findByRole('button', { name: '10 more' }));
  expect(await row(/pl•••159/)).toHaveAttribute('aria-posinset', '60');
});

/** The tree at its own address, and the way to another page and back. */
function Area() {
  const navigate = useNavigate();
  if (useLocation().pathname !== '/proxy/DownlineInfo')
    return <button onClick={() => void navigate(-1)}>Back</button>;
  return (
    <>
      <button onClick={() => void navigate('/proxy/Transfer')}>Leave</button>
      <DownlineInfoPage member={AGENT} />
    </>
  );
}

test('returns by Back to the position, the rows that were loaded and the details', async () => {
  const scrollTo = ({ top }: { readonly top: number }) => void Object.assign(window, { scrollY: top });
  Object.assign(window, { scrollY: 0, scrollTo });
  await open(bigBranch, '?open=11', <Area />);
  await userEvent.click(await screen.findByRole('button', { name: '10 more' }));
  await row(/pl•••159/);
  act(() => scrollTo({ top: 1_234 }));
  fireEvent.scroll(window);
  await userEvent.click(screen.getByRole('button', { name: 'Details: pl•••159' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  act(() => scrollTo({ top: 0 }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await row(/pl•••159/)).toBeVisible();
  expect(screen.getByText('Bonuses').nextSibling).toBeVisible();
  expect(window.scrollY).toBe(1_234);
});

test('says in place of a branch why it could not be loaded', async () => {
  await open(
    (asked) =>
      asked.parentId === 11 ? new Error('lost') : { list: [PARENT], totalCount: 1, levels: LEVELS },
    '?open=11',
  );
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.getByRole('row', { name: /ju•••11/ })).toBeVisible();
});

test('shows one branch alone, with the way back in the path', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Details: ju•••11' }));
  await userEvent.click(screen.getByRole('link', { name: 'Show only this branch' }));
  expect(await row(/li•••22/)).toHaveAttribute('aria-level', '1');
  expect(window.location.search).toBe('?under=11');
  const path = screen.getByRole('navigation', { name: 'Where you are' });
  expect(await within(path).findByText('ju•••11')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(path).getByRole('link', { name: 'Downline' }));
  expect(window.location.search).toBe('');
});

test('finds the whole way down from an address alone', async () => {
  await open(downline, '?under=22');
  const path = screen.getByRole('navigation', { name: 'Where you are' });
  expect(await within(path).findByRole('link', { name: 'ju•••11' })).toBeVisible();
  expect(within(path).getByText('li•••22')).toHaveAttribute('aria-current', 'page');
});

test('searches the whole downline by the beginning of an account, and keeps it in the address', async () => {
  const { shell } = await open();
  await userEvent.type(await screen.findByLabelText('Account'), '22{Enter}');
  expect(await screen.findByText('li•••22')).toBeVisible();
  expect(window.location.search).toBe('?account=22');
  const sent = shell.api.sentTo(agentDownline).at(-1);
  expect(sent).toMatchObject({ account: '22', match: 'beginning' });
  expect(sent).not.toHaveProperty('level');
});

test('filters by level and activity', async () => {
  const { shell } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Level' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Level 2 (2)' }));
  expect(await screen.findByText('li•••22')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activity' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Played in the period' }));
  await screen.findByRole('button', { name: 'Activity: Played in the period' });
  expect(window.location.search).toBe('?level=2&activity=active');
  expect(shell.api.sentTo(agentDownline).at(-1)).toMatchObject({ level: 2, activity: 'active' });
});

test('filters by kind, over all levels', async () => {
  const { shell } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Kind' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Agents' }));
  await screen.findByRole('button', { name: 'Kind: Agents' });
  expect(window.location.search).toBe('?kind=agent');
  const sent = shell.api.sentTo(agentDownline).at(-1);
  expect(sent).toMatchObject({ kind: 'agent' });
  expect(sent).not.toHaveProperty('level');
});

test('draws the stakes of the latest days in each row, and says them in words', async () => {
  const turnoverByDay = ['0.00', '12.50', '100.00'];
  const quiet = downlineMember(12, { turnoverByDay: ['0.00', '0.00', '0.00'] });
  const old = downlineMember(13);
  await open(
    { list: [downlineMember(11, { turnoverByDay }), quiet, old], totalCount: 3, levels: LEVELS },
    '?from=2026-04-01&to=2026-04-10',
  );
  const drawn = within(await row(/pl•••11/)).getByRole('img', {
    name: 'Stakes in the 3 days to Apr 10, 2026: $112.50 in all, $100.00 at most in a day',
  });
  expect(drawn.querySelectorAll('rect')).toHaveLength(3);
  expect(
    within(await row(/pl•••12/)).getByRole('img', { name: 'No stakes in the 3 days to Apr 10, 2026' }),
  ).toBeVisible();
  // A back end that does not have the days.
  expect(within(await row(/pl•••13/)).queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Details: pl•••11' }));
  expect(screen.getAllByRole('img', { name: /\$112\.50 in all/ })).toHaveLength(2);
});

test('opens a member’s figures and the way to a transfer', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Details: ju•••11' }));
  expect(screen.getByText('Bonuses').nextSibling).toHaveTextContent('$10.00');
  expect(screen.getByRole('link', { name: 'Transfer' })).toHaveAttribute('href', '/proxy/Transfer?member=11');
});

test.each([
  [{ list: [], totalCount: 0, levels: [] }, '', 'No players yet'],
  [{ list: [], totalCount: 0, levels: [] }, '?account=no', 'Nothing matches these filters'],
  [refuse('102'), '', 'This player is not in your downline.'],
  [refuse('108'), '', 'Your agent account is suspended'],
  [new CallError(agentDownline, { kind: 'unavailable' }, ''), '', 'Not available here'],
  [new CallError(agentDownline, { kind: 'network' }, ''), '', /There is no connection/],
])('says why there is no list: %#', async (answer, search, words) => {
  await open(answer, search);
  expect(await screen.findByText(words)).toBeVisible();
});

test('tries again after a failure', async () => {
  let asked = 0;
  await open((payload) =>
    ++asked === 1 ? new Error('lost') : (downline as (sent: typeof payload) => never)(payload),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ju•••11')).toBeVisible();
});
