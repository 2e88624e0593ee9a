/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import {
  CallError,
  linkedLogins,
  profileUpdated,
  thirdPartyLinkComplete,
  thirdPartyLinkStart,
  thirdPartyUnlink,
} from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-scope.tsx';
import LinkedLoginsDialog from './LinkedLoginsDialog.tsx';

const provider = { id: 'example', name: 'Example' };
const login = {
  id: 4,
  provider,
  label: 'ada@example.com',
  linkedAt: '2026-11-01T12:00:00Z',
  lastUsedAt: null,
};

async function open(answers: Answers = {}) {
  const close = jest.fn();
  const shown = await show(<LinkedLoginsDialog args={{}} close={close} />, {
    session: 'member',
    answers: {
      linkedLogins: { logins: [] },
      thirdPartyProviders: { providers: [provider] },
      thirdPartyLinkStart: { url: 'https://id.example/auth', state: 'state-1', expiresInS: 600 },
      thirdPartyLinkComplete: { provider },
      thirdPartyUnlink: null,
      ...answers,
    },
  });
  return { ...shown, close, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole('button', { name });

test('links a login: the proof and the start first, then the window in a click of its own', async () => {
  const { shell, user, close } = await open();
  await user.click(await button('Link Example'));
  expect(await screen.findByText('You go to Example and then come back here.')).toBeVisible();
  const { opened } = shell.windows.authorizations;
  expect(opened).toEqual([]);
  expect(await button('Continue with Example')).toHaveFocus();
  await user.click(await button('Continue with Example'));
  const secret = shell.api.sentTo(thirdPartyLinkStart)[0]?.secret;
  expect(opened[0]?.visits).toEqual([
    { url: 'https://id.example/auth', state: 'state-1', secret, purpose: 'link' },
  ]);
  shell.api.answer(linkedLogins, { logins: [login] });
  act(() => opened[0]?.answer({ code: 'code-1' }));
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(shell.api.sentTo(thirdPartyLinkComplete)).toEqual([{ state: 'state-1', code: 'code-1', secret }]);
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'You can now log in with Example.' }]);
  await user.click(await button('Close'));
  expect(close).toHaveBeenCalledWith('changed');
});

test.each([
  ['101', 'Gone.'],
  ['102', 'Taken.'],
  ['103', 'Linked.'],
  ['104', 'Not confirmed.'],
  ['105', 'No answer.'],
])('returns to the list with a toast when the link is refused with %s', async (code, words) => {
  const { shell, user } = await open({ thirdPartyLinkComplete: refuse(code, words) });
  await user.click(await button('Link Example'));
  await user.click(await button('Continue with Example'));
  act(() => shell.windows.authorizations.opened[0]?.answer({ code: 'code-1' }));
  expect(await button('Link Example')).toBeVisible();
  expect(shell.toast.shown).toEqual([{ tone: 'error', text: words }]);
});

test.each(['101', '103', '105'])(
  'shows a start that is refused with %s in the server’s words',
  async (code) => {
    const { user } = await open({ thirdPartyLinkStart: refuse(code, 'Not now.') });
    await user.click(await button('Link Example'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  },
);

test('can be tried again after the window was closed', async () => {
  const { shell, user } = await open();
  await user.click(await button('Link Example'));
  await user.click(await button('Continue with Example'));
  act(() => shell.windows.authorizations.opened[0]?.closeByPlayer());
  await user.click(await button('Continue with Example'));
  expect(shell.windows.authorizations.opened).toHaveLength(2);
});

test('asks before it unlinks', async () => {
  const { shell, user } = await open({ linkedLogins: { logins: [login] } });
  expect(await screen.findByText('Linked on November 1, 2026, not used yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Link Example' })).not.toBeInTheDocument();
  await user.click(await button('Unlink Example'));
  expect(await button('Cancel')).toHaveFocus();
  expect(shell.api.sentTo(thirdPartyUnlink)).toEqual([]);
  shell.api.answer(linkedLogins, { logins: [] });
  await user.click(await button('Unlink Example'));
  expect(await button('Link Example')).toBeVisible();
  expect(shell.api.sentTo(thirdPartyUnlink)).toEqual([{ id: 4 }]);
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Example is unlinked.' }]);
});

const stale = new CallError(thirdPartyUnlink, { kind: 'refused', code: '428', status: 428 }, 'Confirm.');

test('unlinks after a fresh proof, where the platform wants one', async () => {
  const { shell, user } = await open({ linkedLogins: { logins: [login] } });
  shell.session.answerProof(true);
  shell.api.answer(thirdPartyUnlink, () => (shell.session.proofsAsked() === 0 ? stale : null));
  await user.click(await button('Unlink Example'));
  shell.api.answer(linkedLogins, { logins: [] });
  await user.click(await button('Unlink Example'));
  expect(await button('Link Example')).toBeVisible();
  expect(shell.session.proofsAsked()).toBe(1);
  expect(shell.api.sentTo(thirdPartyUnlink)).toEqual([{ id: 4 }, { id: 4 }]);
});

test('keeps the login where the proof is not given', async () => {
  const { shell, user, close } = await open({ linkedLogins: { logins: [login] }, thirdPartyUnlink: stale });
  await user.click(await button('Unlink Example'));
  await user.click(await button('Unlink Example'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Confirm.');
  expect(shell.session.proofsAsked()).toBe(1);
  expect(shell.api.sentTo(thirdPartyUnlink)).toHaveLength(1);
  await user.click(await button('Cancel'));
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  await user.click(await button('Close'));
  expect(close).toHaveBeenCalledWith(undefined);
});

test('shows why it could not unlink, and then the list as it is now', async () => {
  const { shell, user } = await open({
    linkedLogins: { logins: [login] },
    thirdPartyUnlink: refuse('101', 'Not linked any more.'),
  });
  await user.click(await button('Unlink Example'));
  await user.click(await button('Unlink Example'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not linked any more.');
  shell.api.answer(linkedLogins, { logins: [] });
  await user.click(await button('Cancel'));
  expect(await button('Link Example')).toBeVisible();
});

test('says that a site has no such logins, and offers another try after a failure', async () => {
  await open({ thirdPartyProviders: { providers: [] } });
  expect(await screen.findByText('This site offers no login with accounts of other sites.')).toBeVisible();
  let requests = 0;
  const { user } = await open({
    linkedLogins: () => (++requests === 1 ? new Error('lost') : { logins: [login] }),
  });
  await user.click(await button('Try again'));
  expect(await screen.findByText('ada@example.com')).toBeVisible();
});

test('follows what another window links, and keeps the list when it cannot be read again', async () => {
  const { shell } = await open();
  await button('Link Example');
  shell.api.answer(linkedLogins, { logins: [login] });
  act(() => shell.live.emit(profileUpdated, {}));
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Link Example' })).not.toBeInTheDocument();
  shell.api.answer(linkedLogins, refuse('500', 'Away.'));
  act(() => shell.live.emit(profileUpdated, {}));
  await waitFor(() => expect(shell.api.sentTo(linkedLogins)).toHaveLength(3));
  expect(screen.getByText('ada@example.com')).toBeVisible();
});
