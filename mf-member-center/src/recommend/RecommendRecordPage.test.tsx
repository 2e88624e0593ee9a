/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { recommendRecords } from '@tessera/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import RecommendRecordPage from './RecommendRecordPage.tsx';

const RECORDS = {
  list: [
    {
      id: 2,
      memberAccount: 'pl…02',
      registeredAt: '2026-11-20T10:00:00Z',
      state: 'pending',
      reason: null,
      level: null,
      amount: null,
      rewardedAt: null,
    },
    {
      id: 1,
      memberAccount: 'pl…01',
      registeredAt: '2026-11-10T10:00:00Z',
      state: 'rewarded',
      reason: 'first_deposit',
      level: 1,
      amount: '5.00',
      rewardedAt: '2026-11-12T10:00:00Z',
    },
  ],
  totalCount: 45,
  rewardedCount: 30,
  rewardTotal: '150.00',
} satisfies Answers['recommendRecords'];

const open = (records: Answers['recommendRecords'], search = '') =>
  show(
    <RecommendRecordPage member={MEMBER} />,
    { session: 'member', answers: { recommendRecords: records } },
    `/user/RecommendRecord${search}`,
  );

test('shows the totals and a row for each friend, which opens the reason', async () => {
  await open(RECORDS);
  expect(await screen.findByText('$150.00')).toBeVisible();
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Friends and rewards' });
  expect(within(table).getByText('$5.00')).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Details of pl…01' }));
  expect(within(table).getByText('First deposit')).toBeVisible();
  expect(within(table).getByText('Level 1')).toBeVisible();
});

test('asks with the filters of the address, by the days of the site’s calendar', async () => {
  const { shell } = await open(RECORDS, '?state=rewarded&from=2026-11-01&to=2026-11-10&p=2');
  await screen.findByText('$150.00');
  expect(shell.api.sentTo(recommendRecords)).toEqual([
    {
      state: 'rewarded',
      from: '2026-11-01T04:00:00.000Z',
      to: '2026-11-11T04:00:00.000Z',
      page: 2,
      count: 20,
    },
  ]);
  expect(screen.getByRole('button', { name: 'State: Rewarded' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Registered: Nov 1, 2026 to Nov 10, 2026' })).toBeVisible();
});

test('removes filters that match nothing', async () => {
  const empty = { list: [], totalCount: 0, rewardedCount: 0, rewardTotal: '0.00' };
  await open(({ state }) => (state ? empty : RECORDS), '?state=rewarded');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filters' }));
  expect(await screen.findByText('$150.00')).toBeVisible();
});

test('leads to the link while there are no friends', async () => {
  await open({ list: [], totalCount: 0, rewardedCount: 0, rewardTotal: '0.00' });
  expect(await screen.findByRole('link', { name: 'To your link' })).toHaveAttribute(
    'href',
    '/user/RecommendProject',
  );
});

test('ignores a day and a state in the address that do not exist', async () => {
  const { shell } = await open(RECORDS, '?state=x&from=2026-99-01&p=-1');
  await screen.findByText('$150.00');
  expect(shell.api.sentTo(recommendRecords)).toEqual([{ page: 1, count: 20 }]);
});
