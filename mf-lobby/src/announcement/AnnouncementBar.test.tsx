/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { contentChanged, marquee } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import AnnouncementBar from './AnnouncementBar.tsx';

const updatedAt = '2026-01-01T00:00:00Z';
const answers = {
  marquee: {
    list: [
      { id: 1, content: 'For guests', displayBeforeLogin: 1, displayAfterLogin: 0, updatedAt },
      { id: 2, content: 'For members', displayBeforeLogin: 0, displayAfterLogin: 1, updatedAt },
    ],
  },
} as const;

test.each([
  ['guest', 'For guests', 'For members'],
  ['member', 'For members', 'For guests'],
] as const)('a %s reads what is meant for them', async (session, shown, hidden) => {
  await renderLobby(<AnnouncementBar />, {
    session,
    answers: { marquee: { list: [...answers.marquee.list] } },
  });
  expect((await screen.findAllByText(shown))[0]).toBeVisible();
  expect(screen.queryByText(hidden)).toBeNull();
});

test('renders nothing without announcements', async () => {
  const { container } = await renderLobby(<AnnouncementBar />, { answers: { marquee: { list: [] } } });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('shows a new announcement at once', async () => {
  const { shell } = await renderLobby(<AnnouncementBar />, { answers: { marquee: { list: [] } } });
  await waitFor(() => expect(shell.api.sentTo(marquee)).toHaveLength(1));
  const send = jest.spyOn(shell.api, 'send');
  shell.api.answer(marquee, { list: [...answers.marquee.list] });
  await act(async () => shell.live.emit(contentChanged, { kind: 'announcement' }));
  expect((await screen.findAllByText('For guests'))[0]).toBeVisible();
  const asked = { siteId: 1, sortField: 'id', sortOrder: 'desc' };
  expect(send).toHaveBeenCalledWith(marquee, asked, expect.anything());
});
