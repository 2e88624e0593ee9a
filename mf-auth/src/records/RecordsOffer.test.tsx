/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import { refuse } from '@tessera/testing';
import { CallError, loginRecords } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RecordsOffer from './RecordsOffer.tsx';

const SESSION = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;

async function open(answer: unknown) {
  const onEntered = jest.fn();
  const shown = await show(<RecordsOffer ticket="t1" onEntered={onEntered} />, {
    answers: { loginRecords: answer as typeof SESSION },
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Records and withdrawal' }));
  return { ...shown, onEntered };
}

test('starts the session, and leads to the withdrawal', async () => {
  const { shell, onEntered } = await open(SESSION);
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(shell.api.sentTo(loginRecords)).toMatchObject([{ ticket: 't1' }]);
  expect(shell.windows.visited).toEqual(['/user/Withdrawal']);
});

test.each([
  [refuse('101'), /^This offer has expired/],
  [new CallError(loginRecords, { kind: 'network' }, ''), /connection/],
])('says why it did not start: %s', async (answer, words) => {
  const { onEntered } = await open(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(onEntered).not.toHaveBeenCalled();
});
