/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import { MEMBER } from '../testing/member.fixture.ts';
import MyWalletPage from './MyWalletPage.tsx';
import { WALLET_ANSWERS } from './wallet.fixture.ts';

const open = (at?: string) =>
  show(<MyWalletPage member={MEMBER} />, { session: 'member', answers: WALLET_ANSWERS }, at);
const dune = () => screen.findByRole('button', { name: /^Dune/ });

test('keeps the open provider in the address, for a reload', async () => {
  const { unmount } = await open();
  await userEvent.click(await dune());
  expect(screen.getByRole('form')).toBeVisible();
  expect(window.location.search).toBe('?provider=9');
  unmount();
  await open('/user?provider=9');
  expect(await dune()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('form')).toBeVisible();
  await userEvent.click(await dune());
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('form')).toBeNull();
});
