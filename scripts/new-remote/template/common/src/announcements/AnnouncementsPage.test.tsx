/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { marquee } from '@tessera/wire';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANNOUNCEMENTS } from './announcements.fixture.ts';
import AnnouncementsPage from './AnnouncementsPage.tsx';

const answers = { marquee: { list: ANNOUNCEMENTS } };

test('a guest reads the announcements with their days, the newest first', async () => {
  const { shell } = await show(<AnnouncementsPage />, { answers });
  expect(await screen.findByText('2 announcements')).toBeVisible();
  const [newest] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent('A game of the day, every day at noonMarch 12, 2026');
  expect(shell.api.sentTo(marquee)).toEqual([{ siteId: 1, sortField: 'updated_at', sortOrder: 'desc' }]);
});

test('who logs in reads what is meant for members', async () => {
  const { shell } = await show(<AnnouncementsPage />, { answers });
  expect(await screen.findByText('Welcome to the new lobby')).toBeVisible();
  act(() => shell.session.login({}));
  expect(await screen.findByText('Your limits have a page of their own now')).toBeVisible();
  expect(screen.queryByText('Welcome to the new lobby')).not.toBeInTheDocument();
});

test('the page is in the language of the visitor', async () => {
  await show(<AnnouncementsPage />, { answers, locale: 'hi_IN' });
  expect(await screen.findByText('2 घोषणाएँ')).toBeVisible();
});

test('without announcements it says so', async () => {
  await show(<AnnouncementsPage />, { answers: { marquee: { list: [] } } });
  expect(await screen.findByRole('heading', { name: 'No announcements yet' })).toBeVisible();
});

test('a failure says what to do, and Retry does it', async () => {
  let asked = 0;
  const once = () => (++asked === 1 ? new Error('lost') : answers.marquee);
  await show(<AnnouncementsPage />, { answers: { marquee: once } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 announcements')).toBeVisible();
});
