/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Member } from '@tessera/contracts';
import { refetchOn } from '@tessera/kit';
import type { Answers } from '@tessera/testing';
import { profile, profileEdit, profileUpdated } from '@tessera/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE, SETTINGS } from '../profile.fixture.ts';
import InfoPage from './InfoPage.tsx';

const MEMBER = { id: 7, account: 'player1', currency: 'USD', gradeName: 'Silver', type: 1 } as Member;
const DROPPED = /^Cannot be changed here any more, so it is not saved: (.*)\.$/;

test('what another window has set for good is not sent over it, and the form says so', async () => {
  const user = userEvent.setup();
  let now: Answers['profile'] = PROFILE;
  const { scope, shell, signal } = await show(<InfoPage member={MEMBER} />, {
    session: 'member',
    answers: { profile: () => now as typeof PROFILE, registerSettings: SETTINGS, profileEdit: null },
  });
  refetchOn(scope, signal, [{ on: profileUpdated, refetch: [profile] }]);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText(/^Birthday/), { target: { value: '1990-04-12' } });
  await user.type(screen.getByLabelText(/^Telegram/), 'ana_lima');
  now = { ...PROFILE, memberBirthday: '1985-01-02', version: 4 };
  act(() => shell.live.emit(profileUpdated, {}));
  await user.click(await screen.findByRole('button', { name: 'Continue with my input' }));
  expect(screen.getByText(DROPPED)).toHaveTextContent('Birthday');
  expect(screen.getByLabelText(/^Birthday/)).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(shell.api.sentTo(profileEdit)).toEqual([{ siteId: 1, version: 4, memberTelegram: 'ana_lima' }]),
  );
});

test('a draft is sent without what is set by now, and without what the site has closed', async () => {
  const typed = { memberName: 'Ana Lima', memberQq: '12345', memberTelegram: 'ana_lima' };
  const { shell } = await show(<InfoPage member={MEMBER} />, {
    session: 'member',
    answers: { profile: PROFILE, registerSettings: SETTINGS, profileEdit: null },
    drafts: new Map([['profile', JSON.stringify({ typed, base: PROFILE })]]),
  });
  expect(await screen.findByText(DROPPED)).toHaveTextContent('Full name, QQ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(shell.api.sentTo(profileEdit)).toEqual([{ siteId: 1, version: 3, memberTelegram: 'ana_lima' }]),
  );
});
