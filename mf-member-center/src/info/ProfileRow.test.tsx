/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Member } from '@tessera/contracts';
import { refuse, type Answers } from '@tessera/testing';
import { refetchOn } from '@tessera/kit';
import { profile, profileEdit, profileUpdated } from '@tessera/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE, SETTINGS } from '../profile.fixture.ts';
import InfoPage from './InfoPage.tsx';

const MEMBER = { id: 7, account: 'player1', currency: 'USD', gradeName: 'Silver', type: 1 } as Member;

async function edit(row: string, answers: Answers = {}) {
  const user = userEvent.setup();
  const shown = await show(<InfoPage member={MEMBER} />, {
    session: 'member',
    answers: { profile: PROFILE, registerSettings: SETTINGS, profileEdit: null, ...answers },
  });
  await user.click(await screen.findByRole('button', { name: `Edit: ${row}` }));
  return { ...shown, user };
}
const rowButton = (row: string) => screen.findByRole('button', { name: `Edit: ${row}` });

test('edits the rows that the site opens, and says why a row is locked', async () => {
  await edit('Telegram');
  expect(screen.getByLabelText(/^Telegram/)).toHaveFocus();
  expect(screen.getByText('Cannot be changed once it is set.')).toBeVisible();
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
  // One at a time.
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('saves one row with the version that was edited, by Enter', async () => {
  const { shell, user } = await edit('Telegram');
  await user.keyboard('ana_lima{Enter}');
  expect(await rowButton('Telegram')).toHaveFocus();
  expect(shell.api.sentTo(profileEdit)).toEqual([{ siteId: 1, version: 3, memberTelegram: 'ana_lima' }]);
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Saved.' }]);
});

test('cancels by Escape, without a draft', async () => {
  const { shell, user } = await edit('Telegram');
  await user.keyboard('ana_lima{Escape}');
  expect(await rowButton('Telegram')).toHaveFocus();
  expect(shell.drafts.get('profile')).toBeUndefined();
  expect(shell.api.sentTo(profileEdit)).toEqual([]);
});

test('checks by the rules of the form, and says it at the field', async () => {
  const { shell, user } = await edit('Telegram');
  await user.keyboard('ab{Enter}');
  expect(screen.getByLabelText(/^Telegram/)).toHaveFocus();
  expect(screen.getByLabelText(/^Telegram/)).toHaveAccessibleDescription(/^Use 5 to 50/);
  expect(shell.api.sentTo(profileEdit)).toEqual([]);
});

test('asks for the password where an address is replaced, and shows the refusal at it', async () => {
  const { user } = await edit('Email', { profileEdit: refuse('123') });
  await user.keyboard('new@example.com');
  await user.type(screen.getByLabelText('Your login password'), 'wrong1234{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Your login password')).toHaveAccessibleDescription(
      'This password is wrong.',
    ),
  );
  expect(screen.getByLabelText(/^Email/)).toHaveValue('new@example.com');
});

test('a row that another window has changed meanwhile says so, and keeps what was typed', async () => {
  let now: Answers['profile'] = PROFILE;
  const { scope, shell, signal, user } = await edit('Telegram', { profile: () => now as typeof PROFILE });
  refetchOn(scope, signal, [{ on: profileUpdated, refetch: [profile] }]);
  await user.keyboard('ana_lima');
  now = { ...PROFILE, memberTelegram: '@x•••', version: 4 };
  act(() => shell.live.emit(profileUpdated, {}));
  expect(await screen.findByText('Another window has changed: Telegram.')).toBeVisible();
  expect(screen.getByLabelText(/^Telegram/)).toHaveValue('ana_lima');
  await user.click(screen.getByRole('button', { name: 'Continue with my input' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shell.api.sentTo(profileEdit)).toMatchObject([{ version: 4 }]));
});

test('a row that another window has set meanwhile shows its value, and saves nothing', async () => {
  let now: Answers['profile'] = PROFILE;
  const { scope, shell, signal, user } = await edit('Birthday', { profile: () => now as typeof PROFILE });
  refetchOn(scope, signal, [{ on: profileUpdated, refetch: [profile] }]);
  fireEvent.change(screen.getByLabelText(/^Birthday/), { target: { value: '1990-04-12' } });
  now = { ...PROFILE, memberBirthday: '1985-01-02', version: 4 };
  act(() => shell.live.emit(profileUpdated, {}));
  expect(await screen.findByText(/^Cannot be changed here any more, .*: Birthday\.$/)).toBeVisible();
  expect(screen.getByLabelText(/^Birthday/)).toHaveValue('1985-01-02');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('January 2, 1985');
  expect(shell.api.sentTo(profileEdit)).toEqual([]);
});
