/** @jest-environment jsdom */
import type { Answers, FakeShellOptions } from '@tessera/testing';
import { CallError, recommendProject } from '@tessera/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import RecommendProjectPage from './RecommendProjectPage.tsx';

const PROJECT = {
  isOpen: 1,
  title: 'Friends',
  content: '<p>Bring your friends.</p>',
  firstDeposit: '20.00',
  turnover: '500.00',
  levels: [
    { level: 1, membersFrom: 1, reward: '5.00' },
    { level: 2, membersFrom: 10, reward: '8.00' },
  ],
  level: 1,
  code: 'abc123',
  link: '/register?recommend_code=abc123',
  membersBrought: 4,
  membersRewarded: 3,
  rewardTotal: '15.00',
} satisfies Answers['recommendProject'];
const LINK = 'http://localhost/register?recommend_code=abc123';

const open = (project: Answers['recommendProject'], options: FakeShellOptions = {}) =>
  show(<RecommendProjectPage member={MEMBER} />, {
    session: 'member',
    ...options,
    answers: { recommendProject: project },
  });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('shows the plan in figures and words, with the rewards by level', async () => {
  await open(PROJECT);
  expect(await screen.findByText('$15.00')).toBeVisible();
  expect(
    screen.getByText(
      'You receive the reward for a friend whose first deposit is $20.00 or more, or whose stakes reach $500.00.',
    ),
  ).toBeVisible();
  const levels = within(screen.getByRole('table', { name: 'Rewards by level' })).getAllByRole('row');
  expect(levels.map((row) => row.textContent)).toEqual([
    'LevelFromReward per friend',
    'Level 11 friend$5.00',
    'Level 210 friends$8.00',
  ]);
  expect(screen.getByText('You are at level 1.')).toBeVisible();
  expect(await screen.findByText('Bring your friends.')).toBeVisible();
  expect(screen.getByText(LINK)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeVisible();
});

test.each([
  [{ firstDeposit: null }, 'You receive the reward for a friend whose stakes reach $500.00.'],
  [{ turnover: null }, 'You receive the reward for a friend whose first deposit is $20.00 or more.'],
])('names only the condition that counts: %j', async (more, words) => {
  await open({ ...PROJECT, ...more });
  expect(await screen.findByText(words)).toBeVisible();
});

test('shares the link by the device’s sheet', async () => {
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
  const { shell } = await open(PROJECT);
  await userEvent.click(await screen.findByRole('button', { name: 'Share your link' }));
  expect(shared).toEqual([{ title: 'An invitation from a friend', url: LINK }]);
  expect(shell.toast.shown).toEqual([]);
});

test('copies the link where there is no sheet, and does nothing more when the sheet is closed', async () => {
  const user = userEvent.setup();
  const { shell } = await open(PROJECT);
  const button = await screen.findByRole('button', { name: 'Share your link' });
  await user.click(button);
  await expect(navigator.clipboard.readText()).resolves.toBe(LINK);
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'The link is copied.' }]);
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  await user.click(button);
  expect(shell.toast.shown).toHaveLength(1);
});

test('says that the plan is closed for the currency', async () => {
  await open({ ...PROJECT, isOpen: 0, code: null, link: null, levels: [] });
  expect(await screen.findByText('There is no plan for your currency at present.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share your link' })).not.toBeInTheDocument();
});

test('says that the member’s code is switched off, and shows the plan without a link', async () => {
  await open({ ...PROJECT, code: null, link: null });
  const panel = await screen.findByRole('region', { name: 'Your link' });
  expect(panel).toHaveTextContent('Your code is switched off.');
  expect(screen.getByText('You are at level 1.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share your link' })).not.toBeInTheDocument();
});

test('says that this feature is not available where the back end lacks it', async () => {
  await open(new CallError(recommendProject, { kind: 'unavailable' }, ''));
  expect(await screen.findByText('Not available here')).toBeVisible();
});

test('offers the QR code as a drawing to download', async () => {
  await open(PROJECT);
  const download = await screen.findByRole('link', { name: 'Download the QR code (SVG)' });
  expect(download).toHaveAttribute('download', 'recommendation-abc123.svg');
  expect(decodeURIComponent(download.getAttribute('href') ?? '')).toMatch(
    /^data:image\/svg\+xml;charset=utf-8,.*<svg .*<\/svg>\n$/s,
  );
});
