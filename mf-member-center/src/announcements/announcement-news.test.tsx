/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { createFakeShell } from '@tessera/testing';
import { announcementRead } from '@tessera/wire';
import { act, render, screen } from '@testing-library/react';
import remote from '../remote.ts';

test('counts the unread announcements again when another tab or device has read one', async () => {
  window.history.replaceState(null, '', '/user');
  let unreadCount = 2;
  const shell = createFakeShell({
    session: 'member',
    answers: { announcementList: () => ({ list: [], totalCount: 3, unreadCount }) },
  });
  const life = new AbortController();
  await remote.activate(shell, life.signal);
  const page = await remote.routes?.['page']?.();
  if (!page) throw new Error('there is no page');
  const { default: Page } = page;
  const view = render(
    <BrowserRouter>
      <Page params={{}} />
    </BrowserRouter>,
  );
  expect(await screen.findByRole('link', { name: 'Announcements 2 unread' })).toBeVisible();
  unreadCount = 1;
  act(() => shell.live.emit(announcementRead, { id: 2 }));
  expect(await screen.findByRole('link', { name: 'Announcements 1 unread' })).toBeVisible();
  view.unmount();
  life.abort();
});
