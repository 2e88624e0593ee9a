/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Wallet from './Wallet.tsx';

const balance = () => screen.findByRole('link', { name: /Balance/ });

test('shows a member’s balance in the account’s currency', async () => {
  await renderLobby(<Wallet />, { session: 'member' });
  expect(await balance()).toHaveTextContent('$1,234.50');
});

test('renders nothing for a guest', async () => {
  const { container } = await renderLobby(<Wallet />);
  expect(container).toBeEmptyDOMElement();
});

test('opens the wallet over the page on the desktop', async () => {
  const { shell } = await renderLobby(<Wallet />, { session: 'member' });
  shell.offers.answer('mf-member-center:wallet', { status: 'closed' });
  await userEvent.click(await balance());
  expect(shell.offers.opened).toEqual([{ name: 'mf-member-center:wallet', args: {} }]);
  expect(shell.windows.visited).toEqual([]);
});

test('goes to the wallet’s page on the phone, and where there is no such dialog', async () => {
  const view = await renderLobby(<Wallet />, { session: 'member', device: 'mobile' });
  await userEvent.click(await balance());
  expect(view.shell.windows.visited).toEqual(['/user/MyWallet']);
  expect(view.shell.offers.opened).toEqual([]);
  view.unmount();
  const { shell } = await renderLobby(<Wallet />, { session: 'member' });
  await userEvent.click(await balance());
  await waitFor(() => expect(shell.windows.visited).toEqual(['/user/MyWallet']));
});
