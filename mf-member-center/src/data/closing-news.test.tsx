/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { createFakeShell } from '@tessera/testing';
import { memberCash } from '@tessera/wire';
import { act, render, screen } from '@testing-library/react';
import { STATE } from '../limits/limits.fixture.ts';
import remote from '../remote.ts';

test('names what closing the account would pay out, also after the balance has changed elsewhere', async () => {
  window.history.replaceState(null, '', '/user/Data');
  let cash = '25.50';
  const shell = createFakeShell({
    session: 'member',
    answers: {
      responsible: STATE,
      accountClosing: () => ({
        cash,
        atProviders: '0.00',
        waiting: '0.00',
        bankAccount: 'First Bank ••••1234',
        isWithdrawPassword: 1,
        hasOpenDeposit: 0,
        hasOpenRound: 0,
        isAgent: 0,
      }),
    },
  });
  const life = new AbortController();
  await remote.activate(shell, life.signal);
  const page = await remote.routes?.['page']?.();
  if (!page) throw new Error('there is no page');
  const { default: Page } = page;
  const view = render(
    <BrowserRouter>
      <Page params={{ page: 'Data' }} />
    </BrowserRouter>,
  );
  expect(await screen.findByText(/\$25\.50/)).toBeVisible();
  cash = '20.50';
  act(() => shell.live.emit(memberCash, { cash: '20.50', version: 2 }));
  expect(await screen.findByText(/\$20\.50/)).toBeVisible();
  view.unmount();
  life.abort();
});
