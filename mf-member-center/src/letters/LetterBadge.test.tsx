/** @jest-environment jsdom */
import { letterList } from '@tessera/wire';
import { screen } from '@testing-library/react';
import { show } from '../test-scope.tsx';
import LetterBadge from './LetterBadge.tsx';

const answers = { letterList: { list: [], totalCount: 120, unreadCount: 120 } };

test('shows the number of unread letters', async () => {
  await show(<LetterBadge />, { session: 'member', answers });
  expect(await screen.findByText('99+')).toBeVisible();
  expect(screen.getByText('120 unread letters')).toBeInTheDocument();
});

test('shows and requests nothing for a guest', async () => {
  const { shell, container } = await show(<LetterBadge />, { answers });
  expect(container).toHaveTextContent('');
  expect(shell.api.sentTo(letterList)).toEqual([]);
});
