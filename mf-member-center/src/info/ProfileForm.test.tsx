/** @jest-environment jsdom */
import { show } from '../test-scope.tsx';
import type { Member } from '@tessera/contracts';
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import { refetchOn } from '@tessera/kit';
import { profile, profileEdit, profileSms, profileUpdated } from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MemberCentre from '../frame/MemberCentre.tsx';
import { PROFILE, SETTINGS } from '../profile.fixture.ts';
import messages from '../messages/en_US.json';
import InfoPage from './InfoPage.tsx';
import { EDIT_TEXTS } from './profile.codes.ts';

const MEMBER = { id: 7, account: 'player1', currency: 'USD', gradeName: 'Silver', type: 1 } as Member;

async function edit(answers: Answers = {}, more: FakeShellOptions = {}) {
  const user = userEvent.setup();
  const shown = await show(<InfoPage member={MEMBER} />, {
    session: 'member',
    answers: { profile: PROFILE, registerSettings: SETTINGS, profileEdit: null, ...answers },
    ...more,
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { ...shown, user };
}
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

test('offers the fields that the site opens, and locks what can be set only once', async () => {
  await edit();
  expect(screen.getByLabelText(/^Full name/)).toHaveAttribute('readonly');
  expect(screen.getByLabelText(/^Full name/)).toHaveAccessibleDescription(
    'Cannot be changed once it is set.',
  );
  expect(screen.getByLabelText(/^Birthday/)).toHaveAccessibleDescription('Can be set only once.');
  expect(screen.getByLabelText(/^Telegram/)).toHaveAccessibleDescription(
    'Now @a•••. Leave empty to keep it.',
  );
  expect(screen.queryByLabelText(/^QQ/)).toBeNull();
});

test('sends only what was typed, with the version that was edited', async () => {
  const { shell, user } = await edit();
  await user.type(screen.getByLabelText(/^Telegram/), 'ana_lima');
  await save(user);
  await screen.findByRole('button', { name: 'Edit' });
  expect(shell.api.sentTo(profileEdit)).toEqual([{ siteId: 1, version: 3, memberTelegram: 'ana_lima' }]);
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Saved.' }]);
});

test('removes a contact only by its own button', async () => {
  const { shell, user } = await edit();
  await user.click(screen.getByRole('button', { name: 'Remove: Telegram' }));
  expect(screen.getByLabelText(/^Telegram/)).toHaveAccessibleDescription('Will be removed when you save.');
  await save(user);
  await waitFor(() => expect(shell.api.sentTo(profileEdit)).toMatchObject([{ memberTelegram: '' }]));
});

test('checks by the rules of registration before it sends, and focuses the first error', async () => {
  const { shell, user } = await edit();
  await user.type(screen.getByLabelText(/^Telegram/), 'ab');
  await save(user);
  expect(screen.getByLabelText(/^Telegram/)).toHaveFocus();
  expect(screen.getByLabelText(/^Telegram/)).toHaveAccessibleDescription(
    'Use 5 to 50 letters, digits, underscores, dots, hyphens or @.',
  );
  expect(shell.api.sentTo(profileEdit)).toEqual([]);
});

test('shows a field’s error when it is left, not while it is typed, and keeps it until it is edited', async () => {
  const { user } = await edit();
  const telegram = screen.getByLabelText(/^Telegram/);
  await user.type(telegram, 'ab');
  expect(telegram).not.toBeInvalid();
  await user.tab();
  await user.tab();
  expect(telegram).toBeInvalid();
  await user.type(screen.getByLabelText(/^Email/), 'nowhere');
  await user.tab();
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('This is not an email address.');
  expect(telegram).toBeInvalid();
  await user.type(telegram, 'c');
  expect(telegram).not.toBeInvalid();
  expect(screen.getByLabelText(/^Email/)).toBeInvalid();
});

test('checks ten digits where the site’s phone numbers have ten, and says so', async () => {
  const { shell, user } = await edit({ profileEdit: refuse('209') }, { settings: { tenDigitPhones: true } });
  await user.type(screen.getByLabelText(/^Phone number/), '5551234');
  await user.tab();
  expect(screen.getByLabelText(/^Phone number/)).toHaveAccessibleDescription('Use exactly ten digits.');
  await user.type(screen.getByLabelText(/^Phone number/), '567');
  await user.type(screen.getByLabelText('Code from the message'), '123456');
  await save(user);
  await waitFor(() => expect(shell.api.sentTo(profileEdit)).toHaveLength(1));
  expect(screen.getByLabelText(/^Phone number/)).toHaveAccessibleDescription('Use exactly ten digits.');
});

test('edits LINE and another contact as free texts, with their length as the only rule', async () => {
  const [telegram] = SETTINGS.list.filter(({ name }) => name === 'member_telegram');
  const list = ['member_line', 'member_others'].map((name) => ({ ...telegram!, name }));
  const { shell, user } = await edit({ registerSettings: { list } });
  await user.click(screen.getByLabelText(/^Other contact/));
  await user.paste('x'.repeat(65));
  await user.tab();
  expect(screen.getByLabelText(/^Other contact/)).toHaveAccessibleDescription(
    'This is too long. Please shorten it.',
  );
  await user.clear(screen.getByLabelText(/^Other contact/));
  await user.type(screen.getByLabelText(/^Other contact/), 'Signal:  ana');
  await user.type(screen.getByLabelText(/^LINE/), 'ana line');
  await save(user);
  await waitFor(() =>
    expect(shell.api.sentTo(profileEdit)).toMatchObject([
      { memberLine: 'ana line', memberOthers: 'Signal: ana' },
    ]),
  );
});

test('keeps what was typed over a reload, but neither password nor code', async () => {
  const { shell, user, unmount } = await edit();
  await user.type(screen.getByLabelText(/^Email/), 'new@example.com');
  await user.type(screen.getByLabelText('Your login password'), 'play1234');
  await user.type(screen.getByLabelText(/^Phone number/), '5551234');
  await user.type(screen.getByLabelText('Code from the message'), '654321');
  const kept = shell.drafts.get('profile') ?? '';
  expect(kept).not.toMatch(/play1234|654321/);
  unmount();
  await show(<InfoPage member={MEMBER} />, {
    session: 'member',
    answers: { profile: PROFILE, registerSettings: SETTINGS },
    drafts: new Map([['profile', kept]]),
  });
  expect(await screen.findByText('What you typed before is still here.')).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('new@example.com');
  expect(screen.getByLabelText(/^Phone number/)).toHaveValue('5551234');
  expect(screen.getByLabelText('Your login password')).toHaveValue('');
  expect(screen.getByLabelText('Code from the message')).toHaveValue('');
});

test.each([
  '{',
  JSON.stringify({ typed: { memberName: 1 } }),
  JSON.stringify({ typed: {}, base: { ...PROFILE, id: 8 } }),
])('ignores a draft that is broken or another member’s: %s', async (kept) => {
  await show(<InfoPage member={MEMBER} />, {
    session: 'member',
    answers: { profile: PROFILE, registerSettings: SETTINGS },
    drafts: new Map([['profile', kept]]),
  });
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
});

test('forgets the draft after it is saved, and when it is cancelled', async () => {
  const { shell, user } = await edit();
  await user.type(screen.getByLabelText(/^Telegram/), 'ana_lima');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(shell.drafts.get('profile')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText(/^Telegram/), 'ana_lima');
  await save(user);
  await screen.findByRole('button', { name: 'Edit' });
  expect(shell.drafts.get('profile')).toBeUndefined();
});

test('a session that another device ends in the middle keeps what was typed until the next login', async () => {
  const user = userEvent.setup();
  const { shell } = await show(
    <MemberCentre params={{ page: 'Info' }} />,
    { session: 'member', answers: { profile: PROFILE, registerSettings: SETTINGS } },
    '/user/Info',
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText(/^Email/), 'new@example.com');
  await user.type(screen.getByLabelText('Your login password'), 'play1234');
  act(() => shell.session.end('elsewhere'));
  await waitFor(() => expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument());
  act(() => shell.session.login());
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('new@example.com');
  expect(screen.getByLabelText('Your login password')).toHaveValue('');
});

test('asks for the password where an address is replaced', async () => {
  const { shell, user } = await edit();
  await user.type(screen.getByLabelText(/^Email/), 'new@example.com');
  await user.type(screen.getByLabelText('Your login password'), 'play1234');
  await save(user);
  await waitFor(() =>
    expect(shell.api.sentTo(profileEdit)).toMatchObject([
      { memberEmail: 'new@example.com', password: 'play1234' },
    ]),
  );
});

test('sends a phone and its code in one form, however they are typed', async () => {
  const { shell, user } = await edit({ profileSms: null });
  await user.type(screen.getByLabelText(/^Phone number/), '+1 (555) 765-4321');
  await user.click(screen.getByLabelText('Code from the message'));
  await user.paste('Your code is 123 456. Never give it to anyone.');
  await save(user);
  await waitFor(() =>
    expect(shell.api.sentTo(profileEdit)).toMatchObject([
      { memberPhone: '5557654321', phoneVerify: '123456' },
    ]),
  );
});

test.each<[string, string, Parameters<typeof edit>[1]]>([
  ['5551234', 'Use exactly ten digits.', { settings: { tenDigitPhones: true } }],
  ['55a1234', 'Use digits only.', {}],
])('requests no code for %s, and says: %s', async (phone, words, more) => {
  const { shell, user } = await edit({ profileSms: null }, more);
  await user.type(screen.getByLabelText(/^Phone number/), phone);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByLabelText(/^Phone number/)).toHaveAccessibleDescription(words);
  expect(shell.api.sentTo(profileSms)).toEqual([]);
});

test('requests the code for the number that it saves', async () => {
  const { shell, user } = await edit({ profileSms: null });
  await user.type(screen.getByLabelText(/^Phone number/), '+1 (555) 765-4321');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() =>
    expect(shell.api.sentTo(profileSms)).toEqual([{ siteId: 1, memberPhone: '5557654321' }]),
  );
});

test('a new phone number needs its code, which is sent at most once in 300 seconds', async () => {
  const { shell, user } = await edit({ profileSms: null });
  await user.type(screen.getByLabelText(/^Phone number/), '5551234');
  await save(user);
  expect(screen.getByLabelText('Code from the message')).toHaveAccessibleDescription('Enter the six digits.');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: /^Again in (300|299) s$/ })).toBeDisabled();
  await user.type(screen.getByLabelText('Code from the message'), '123456');
  await save(user);
  await waitFor(() =>
    expect(shell.api.sentTo(profileEdit)).toMatchObject([{ memberPhone: '5551234', phoneVerify: '123456' }]),
  );
});

test.each([
  ['099', 'This is not a phone number of your currency.'],
  ['201', 'This field is required.'],
])('shows on the phone that no code was sent: %s', async (code, words) => {
  const { user } = await edit({ profileSms: refuse(code) });
  await user.type(screen.getByLabelText(/^Phone number/), '5551234');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(screen.getByLabelText(/^Phone number/)).toHaveAccessibleDescription(words));
});

test.each(['102', '103', '104'])('says in a toast that no code was sent: %s', async (code) => {
  const { shell, user } = await edit({ profileSms: refuse(code) });
  await user.type(screen.getByLabelText(/^Phone number/), '5551234');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(shell.toast.shown.at(-1)?.tone).toBe('error'));
});

test.each(Object.entries(EDIT_TEXTS))(
  'shows the refusal %s, above the form if its field is not there',
  async (code, given) => {
    const { user } = await edit({ profileEdit: refuse(code, 'The server’s own words.') });
    await user.click(screen.getByRole('button', { name: 'Remove: Telegram' }));
    await save(user);
    const id = typeof given === 'string' ? given : given.id;
    const words = id === undefined ? 'The server’s own words.' : messages[id];
    // The name, which is locked, has the words of 122 as its help.
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(code === '122' ? 2 : 1));
  },
);

test('names what another window has changed, keeps what was typed, and goes on after a yes', async () => {
  let now: Answers['profile'] = PROFILE;
  const { scope, shell, signal, user } = await edit({ profile: () => now as typeof PROFILE });
  refetchOn(scope, signal, [{ on: profileUpdated, refetch: [profile] }]);
  await user.type(screen.getByLabelText(/^Telegram/), 'ana_lima');
  now = { ...PROFILE, memberEmail: 'xx•••@example.com', version: 4 };
  act(() => shell.live.emit(profileUpdated, {}));
  expect(await screen.findByText('Another window has changed: Email.')).toBeVisible();
  expect(screen.getByLabelText(/^Telegram/)).toHaveValue('ana_lima');
  await user.click(screen.getByRole('button', { name: 'Continue with my input' }));
  await save(user);
  await waitFor(() => expect(shell.api.sentTo(profileEdit)).toMatchObject([{ version: 4 }]));
});
