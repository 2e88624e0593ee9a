/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { PlayNote } from './PlayNote.tsx';

const NAME = 'Talk to customer service';

test('leads to customer service on another site in a new tab', async () => {
  const { shell } = await show(<PlayNote />);
  expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('target', '_blank');
  await userEvent.click(screen.getByRole('link', { name: NAME }));
  expect(shell.windows.external).toEqual(['https://help.example/chat']);
});

test('leads to a page of this site in the same window', async () => {
  const { shell } = await show(<PlayNote />, { settings: { customerServiceLink: '/faq/8' } });
  const link = screen.getByRole('link', { name: NAME });
  expect(link).toHaveAttribute('href', '/faq/8');
  expect(link).not.toHaveAttribute('target');
  await userEvent.click(link);
  expect(shell.windows.visited).toEqual(['/faq/8']);
});
