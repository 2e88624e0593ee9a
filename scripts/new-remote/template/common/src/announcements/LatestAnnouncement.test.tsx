/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANNOUNCEMENTS } from './announcements.fixture.ts';
import LatestAnnouncement from './LatestAnnouncement.tsx';

test('shows the newest announcement with a link to all', async () => {
  await show(<LatestAnnouncement />, { answers: { marquee: { list: ANNOUNCEMENTS } } });
  expect(await screen.findByText('A game of the day, every day at noon')).toBeVisible();
  expect(screen.queryByText('Welcome to the new lobby')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'All announcements' }));
  expect(window.location.pathname).toBe('/example');
});

test('shows nothing without announcements', async () => {
  const { container } = await show(<LatestAnnouncement />, { answers: { marquee: { list: [] } } });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('shows a failure with a Retry button', async () => {
  await show(<LatestAnnouncement />, { answers: { marquee: new Error('network') } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
