/** @jest-environment jsdom */
import { refuse } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import { wallets } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECORDS_ONLY } from '../limits/limits.fixture.ts';
import { pageNamed } from '../frame/pages.ts';
import { show } from '../test-scope.tsx';
import DepositLink from './DepositLink.tsx';
import { WALLET_ANSWERS } from './wallet.fixture.ts';
import WalletDialog from './WalletDialog.tsx';
import WalletList from './WalletList.tsx';

beforeAll(installDialog);

const answers = WALLET_ANSWERS;

test('shows balance, total and only providers that hold money, and leads to the page', async () => {
  const close = jest.fn();
  const { shell } = await show(<WalletDialog args={{}} close={close} />, { session: 'member', answers });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Reef/),
    expect.stringMatching(/^Dune/),
  ]);
  expect((await screen.findAllByText('$1,260.00'))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Transfers and details' }));
  expect(shell.windows.visited).toEqual(['/user/MyWallet']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledWith();
});

test('says that the whole balance is here when nothing is held elsewhere', async () => {
  await show(<WalletList />, {
    session: 'member',
    answers: { ...answers, wallets: { ...answers.wallets, myCashList: [] } },
  });
  expect(await screen.findByText('No money at providers')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bring all money back' })).not.toBeInTheDocument();
});

test('shows nothing to a guest', async () => {
  const { container, shell } = await show(<WalletList />, { answers });
  expect(container).toBeEmptyDOMElement();
  expect(shell.api.sentTo(wallets)).toEqual([]);
});

test('leads to deposits exactly where the member centre has that page', async () => {
  const { shell } = await show(<WalletList />, { session: 'member', answers });
  expect(await screen.findByRole('link', { name: 'Deposit' })).toBeVisible();
  const page = pageNamed('Deposit');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.includes('/user/Deposit')).toBe(page !== undefined);
  expect(shell.windows.visited).toEqual([]);
});

test('leads to no deposit in a records-only session, from the wallet and from the top bar', async () => {
  const records = { ...answers, responsible: RECORDS_ONLY };
  const { scope } = await show(
    <>
      <DepositLink />
      <WalletList />
    </>,
    { session: 'member', answers: records },
  );
  await screen.findAllByRole('listitem');
  await waitFor(() => expect(scope.queries.isFetching()).toBe(0));
  expect(screen.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
});

test('leads to deposits where the back end knows no such session', async () => {
  await show(<DepositLink />, { session: 'member', answers: { ...answers, responsible: refuse('404') } });
  expect(await screen.findByRole('link', { name: 'Deposit' })).toBeVisible();
});
