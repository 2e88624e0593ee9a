/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STATE } from '../limits/limits.fixture.ts';
import { show } from '../test-scope.tsx';
import DepositLink from './DepositLink.tsx';

test.each(['desktop', 'mobile'] as const)('leads to deposits with one tap: %s', async (device) => {
  const { shell } = await show(<DepositLink />, {
    session: 'member',
    device,
    answers: { responsible: STATE },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Deposit' }));
  expect(shell.windows.visited).toEqual(['/user/Deposit']);
});

test('is not shown to guests', async () => {
  await show(<DepositLink />);
  expect(screen.queryByRole('link')).toBeNull();
});
