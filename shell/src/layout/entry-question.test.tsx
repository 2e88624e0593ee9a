/** @jest-environment jsdom */
import type { EntrySwitch } from '../services/entry/entry-switch.ts';
import { showFrame } from './testing/show-frame.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

describe('a login in the address that is another member’s', () => {
  async function showQuestion() {
    const [accept, decline] = [jest.fn(), jest.fn()];
    const { promise, resolve } = Promise.withResolvers<EntrySwitch>();
    await showFrame({ session: 'member', entrySwitch: () => promise });
    await act(async () => resolve({ from: 'player1', to: 'player2', accept, decline }));
    expect(await screen.findByText(/You are logged in as player1\./)).toBeVisible();
    return { accept, decline };
  }

  test('replaces the session when the member consents', async () => {
    const { accept, decline } = await showQuestion();
    expect(accept).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continue as player2' }));
    await waitFor(() => expect(accept).toHaveBeenCalledTimes(1));
    expect(decline).not.toHaveBeenCalled();
  });

  test('leaves the session where the member declines', async () => {
    const { accept, decline } = await showQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in as player1' }));
    await waitFor(() => expect(screen.queryByText(/You are logged in as player1\./)).not.toBeInTheDocument());
    expect(accept).not.toHaveBeenCalled();
    expect(decline).toHaveBeenCalledTimes(1);
  });
});
