/** @jest-environment jsdom */
import type { Answers } from '@tessera/testing';
import { CallError, announcementList, markAnnouncementRead, type Announcement } from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import AnnouncementPage from './AnnouncementPage.tsx';

function boardOf(announcements: Announcement[]): Answers {
  const unread = () => announcements.filter(({ isRead }) => isRead === 0);
  return {
    announcementList: (query) => {
      const list = (query.unread === 1 ? unread() : announcements).filter(
        ({ id }) => query.id === undefined || id === query.id,
      );
      const { page, count } = query;
      return {
        list: list.slice((page - 1) * count, page * count),
        totalCount: list.length,
        unreadCount: unread().length,
      };
    },
    markAnnouncementRead: ({ id }) => {
      announcements = announcements.map((one) =>
        id === undefined || one.id === id ? { ...one, isRead: 1 } : one,
      );
      return { unreadCount: unread().length };
    },
  };
}

const announcement = (id: number, content: string): Announcement => ({
  id,
  content,
  isRead: 0,
  updatedAt: '2026-11-20T10:00:00Z',
});
const TWO = () => [announcement(2, 'New games this week'), announcement(1, 'The site is open')];
const open = (answers: Answers, at = '/user/Announcement') =>
  show(<AnnouncementPage member={MEMBER} />, { session: 'member', answers }, at);

test('opens an announcement beside the list and marks it as read', async () => {
  const { shell } = await open(boardOf(TWO()));
  await userEvent.click(await screen.findByRole('link', { name: /New games/ }));
  const opened = screen.getByRole('article');
  expect(within(opened).getByText('New games this week')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /New games/ })).not.toHaveTextContent('Unread'),
  );
  expect(shell.api.sentTo(markAnnouncementRead)).toEqual([{ id: 2 }]);
});

test('marks all as read, and then no longer offers it', async () => {
  await open(boardOf(TWO()));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('opens an announcement by its address although another page lists it', async () => {
  const many = Array.from({ length: 60 }, (_, index) => announcement(60 - index, `News ${60 - index}`));
  const { shell } = await open(boardOf(many), '/user/Announcement?announcement=3');
  expect(await within(await screen.findByRole('article')).findByText('News 3')).toBeVisible();
  await waitFor(() => expect(shell.api.sentTo(markAnnouncementRead)).toEqual([{ id: 3 }]));
});

test.each([
  ['in a list', TWO()],
  ['where none is left', []],
])('says that the announcement of an address is gone %s', async (_, list) => {
  await open(boardOf(list), '/user/Announcement?announcement=9');
  expect(await screen.findByText('This message is no longer here.')).toBeVisible();
});

test('says that everything is read, or that there is nothing', async () => {
  const read = TWO().map((one) => ({ ...one, isRead: 1 as const }));
  const view = await open(boardOf(read), '/user/Announcement?show=unread');
  expect(await screen.findByText('Everything is read')).toBeVisible();
  view.unmount();
  await open(boardOf([]));
  expect(await screen.findByText('No announcements')).toBeVisible();
});

test('says that this feature is not available where the back end lacks it', async () => {
  await open({ announcementList: new CallError(announcementList, { kind: 'unavailable' }, '') });
  expect(await screen.findByText('Not available here')).toBeVisible();
});
