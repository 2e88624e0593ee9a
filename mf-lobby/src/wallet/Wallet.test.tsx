/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { screen } from '@testing-library/react';
import Wallet from './Wallet.tsx';

test('a member sees the balance in the account’s currency', async () => {
  await renderLobby(<Wallet />, { session: 'member' });
  expect(screen.getAllByText('$1,234.50')[0]).toBeVisible();
});

test('a guest has no wallet', async () => {
  const { container } = await renderLobby(<Wallet />);
  expect(container).toBeEmptyDOMElement();
});
