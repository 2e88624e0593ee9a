/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { screen } from '@testing-library/react';
import Wallet from './Wallet.tsx';

test('shows a member’s balance in the account’s currency', async () => {
  await renderLobby(<Wallet />, { session: 'member' });
  expect(screen.getAllByText('$1,234.50')[0]).toBeVisible();
});

test('renders nothing for a guest', async () => {
  const { container } = await renderLobby(<Wallet />);
  expect(container).toBeEmptyDOMElement();
});
