/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { marquee } from '@tessera/wire';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANNOUNCEMENTS } from './announcements.fixture.ts';
import AnnouncementsPage from './AnnouncementsPage.tsx';

const answers = { marquee: { list: ANNOUNCEMENTS } };

test('lists the announcements for a guest with dates, newest first', async () => {
  const { shell } = await show(<AnnouncementsPage />, { answers });
  expect(await screen.findByText('2 announcements')).toBeVisible();
  const [newest] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent('A game of the day, every day at noonMarch 12, 2026');
  expect(shell.api.sentTo(marquee)).toEqual([{ siteId: 1, sortField: 'updated_at', sortOrder: 'desc' }]);
});

test('shows the announcements for members after login', async () => {
  const { shell } = await show(<AnnouncementsPage />, { answers });
  expect(await screen.findByText('Welcome to the new lobby')).toBeVisible();
  act(() => shell.session.login({}));
  expect(await screen.findByText('Your limits have a page of their own now')).toBeVisible();
  expect(screen.queryByText('Welcome to the new lobby')).not.toBeInTheDocument();
});

test('is in the language of the visitor', async () => {
  await show(<AnnouncementsPage />, { answers, locale: 'hi_IN' });
  expect(await screen.findByText('2 घोषणाएँ')).toBeVisible();
});

test('says that there are no announcements', async () => {
  await show(<AnnouncementsPage />, { answers: { marquee: { list: [] } } });
  expect(await screen.findByRole('heading', { name: 'No announcements yet' })).toBeVisible();
});

test('shows a failure and loads again on Retry', async () => {
  let requests = 0;
  const once = () => (++requests === 1 ? new Error('network') : answers.marquee);
  await show(<AnnouncementsPage />, { answers: { marquee: once } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 announcements')).toBeVisible();
});
