/** @jest-environment jsdom */
import { CallError, register } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import { fillIn, MEMBER, openRegistration } from './registration.fixture.tsx';

test('sends the same registration again when the answer was lost: the account may be there', async () => {
  let tries = 0;
  const lost = () => new CallError(register, { kind: 'network' }, '');
  const { shell, close, user } = await openRegistration({
    register: () => (++tries === 1 ? lost() : MEMBER),
  });
  await fillIn(user);
  await waitFor(() =>
    expect(shell.toast.shown).toEqual([
      { tone: 'error', text: 'There is no connection. Check your network and try again.' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith('registered'));
  const [first, second] = shell.api.sent.filter(({ name }) => name === register.name);
  expect(second).toEqual(first);
  expect(first?.idempotencyKey).toBeDefined();
});
