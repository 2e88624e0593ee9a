/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { Apply } from './Apply.tsx';

const NAME = 'Contact customer service';

test('leads to customer service on another site, and marks that the site is left', async () => {
  const { shell } = await show(<Apply />);
  const link = screen.getByRole('link', { name: NAME });
  expect(link.querySelector('svg')).not.toBeNull();
  await userEvent.click(link);
  expect(shell.windows.external).toEqual(['https://help.example/chat']);
});

test('leads to a page of this site without the mark', async () => {
  const { shell } = await show(<Apply />, { settings: { customerServiceLink: '/faq/8' } });
  const link = screen.getByRole('link', { name: NAME });
  expect(link).toHaveAttribute('href', '/faq/8');
  expect(link).not.toHaveAttribute('target');
  expect(link.querySelector('svg')).toBeNull();
  await userEvent.click(link);
  expect(shell.windows.visited).toEqual(['/faq/8']);
  expect(shell.windows.external).toEqual([]);
});

test('leads to the application, also where the site has no customer service', async () => {
  await show(<Apply />, { settings: { customerServiceLink: null } });
  await userEvent.click(screen.getByRole('link', { name: 'Apply' }));
  expect(window.location.pathname).toBe('/proxy/Register');
});
