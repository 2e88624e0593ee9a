/** @jest-environment jsdom */
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import {
  authenticatorDemand,
  loginRecords,
  shutRefusal,
  thirdPartyComplete,
  thirdPartyDemand,
  thirdPartyLink,
  thirdPartyProviders,
  thirdPartyStart,
  toWire,
} from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import LoginDialog from '../login/LoginDialog.tsx';
import { openRegistration } from '../registration/registration.fixture.tsx';
import { fill, show } from '../test-scope.tsx';
import { watchArrivals } from './arrivals.effects.ts';
import { pendingAtom } from './pending.atoms.ts';

const provider = { id: 'example', name: 'Example' };
const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;
const demand = {
  linkToken: 'link-1',
  provider,
  memberName: 'Ada Lindqvist',
  memberEmail: 'ada@example.com',
  memberPhone: null,
  memberBirthday: null,
};
const unlinked = refuse('110', '', toWire(thirdPartyDemand, demand));
const third = {
  thirdPartyProviders: { providers: [provider] },
  thirdPartyStart: { url: 'https://id.example/auth', state: 'state-1', expiresInS: 600 },
  thirdPartyComplete: member,
} satisfies Answers;

async function openLogin(answers: Answers = {}, options: FakeShellOptions = {}) {
  const close = jest.fn();
  const shown = await show(<LoginDialog args={{}} close={close} />, {
    ...options,
    answers: {
      clientCaptcha: { captcha: 0 },
      login: member,
      thirdPartyLink: { provider },
      ...third,
      ...answers,
    },
  });
  watchArrivals(shown.scope, shown.signal);
  return { ...shown, close, user: userEvent.setup() };
}
const click = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Chooses the provider, and brings its answer. */
async function visit(
  { shell, user }: Pick<Awaited<ReturnType<typeof openLogin>>, 'shell' | 'user'>,
  answer: { code?: string; iss?: string; error?: string } = { code: 'code-1', iss: 'https://id.example' },
) {
  await click(user, 'Continue with Example');
  await waitFor(() => expect(shell.windows.authorizations.opened.at(-1)?.visits).toHaveLength(1));
  act(() => shell.windows.authorizations.opened.at(-1)?.answer(answer));
}

describe('the login', () => {
  test('opens a window in the click, and completes with the secret that never left this page', async () => {
    const shown = await openLogin();
    await visit(shown);
    await waitFor(() => expect(shown.close).toHaveBeenCalledWith('loggedIn'));
    const { shell } = shown;
    const [started] = shell.api.sentTo(thirdPartyStart);
    expect(started).toMatchObject({ provider: 'example', secret: expect.stringMatching(/^[\w-]{32,}$/) });
    expect(shell.api.sentTo(thirdPartyComplete)).toEqual([
      expect.objectContaining({
        state: 'state-1',
        code: 'code-1',
        secret: started?.secret,
        udid: expect.any(String),
      }),
    ]);
    expect(shell.windows.authorizations.opened[0]?.visits[0]?.url).not.toContain(started?.secret);
  });

  test('offers nothing where the site has no provider, or its platform no such call', async () => {
    const { shell } = await openLogin({ thirdPartyProviders: { providers: [] } });
    await waitFor(() => expect(shell.api.sentTo(thirdPartyProviders)).toHaveLength(1));
    expect(screen.queryByText('or')).not.toBeInTheDocument();
  });

  test.each([
    [{ error: 'access_denied' }, 'You refused at Example. Nothing has changed here.'],
    [{ error: 'server_error' }, 'The login with Example did not work. Please try again.'],
  ])('shows %j as a toast, and nothing of the provider’s own words', async (answer, text) => {
    const shown = await openLogin();
    await visit(shown, answer);
    await waitFor(() => expect(shown.shell.toast.shown).toEqual([{ tone: 'error', text }]));
    expect(shown.shell.api.sentTo(thirdPartyComplete)).toEqual([]);
    expect(screen.getByLabelText('Account name')).toBeVisible();
  });

  test.each([
    ['101', 'This attempt has ended. Start again.', 'This attempt has ended. Start again.'],
    ['102', '', 'This account is closed.'],
    ['103', '', 'This account is locked for your safety.'],
    ['104', 'Not confirmed.', 'Not confirmed.'],
    ['105', 'No answer.', 'No answer.'],
    ['106', '', 'Logging in is not possible from your network.'],
    ['201', '', 'Logging in is not possible from your network (code 201).'],
    ['202', '', 'Logging in is not possible from your network (code 202).'],
    ['203', '', 'Logging in is not possible from your network (code 203).'],
    ['802', '', 'This account must be confirmed once. Log in with your password to do that.'],
  ])('shows code %s as a toast with its message (spec §8)', async (code, words, text) => {
    const shown = await openLogin({ thirdPartyComplete: refuse(code, words) });
    await visit(shown);
    await waitFor(() => expect(shown.shell.toast.shown).toEqual([{ tone: 'error', text }]));
  });

  test('closes the window and shows why when the visit cannot start', async () => {
    const { shell, user } = await openLogin({ thirdPartyStart: refuse('105', 'No answer.') });
    await click(user, 'Continue with Example');
    await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'error', text: 'No answer.' }]));
    expect(shell.windows.authorizations.opened[0]?.isClosed()).toBe(true);
  });

  test('is quiet when the visitor closes the window, and takes an answer that still comes', async () => {
    const { shell, user, close } = await openLogin();
    await click(user, 'Continue with Example');
    const { opened } = shell.windows.authorizations;
    await waitFor(() => expect(opened[0]?.visits).toHaveLength(1));
    expect(screen.getByText('Go on in the window of Example.')).toBeVisible();
    act(() => opened[0]?.closeByPlayer());
    expect(screen.queryByText('Go on in the window of Example.')).not.toBeInTheDocument();
    expect(shell.toast.shown).toEqual([]);
    act(() => opened[0]?.answer({ code: 'code-1' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith('loggedIn'));
  });

  test('asks for the authenticator’s code where the member has one', async () => {
    const data = toWire(authenticatorDemand, { memberLoginId: 'pending' });
    const shown = await openLogin({ thirdPartyComplete: refuse('803', '', data) });
    await visit(shown);
    expect(await screen.findByLabelText('Code from the app')).toHaveFocus();
    await click(shown.user, 'Back to login');
    expect(await screen.findByLabelText('Account name')).toBeVisible();
  });
});

describe('a member who is excluded or has closed the account', () => {
  const exclusion = { kind: 'self_exclusion', from: '2026-01-01T04:00:00Z', until: null } as const;
  const shut = (code: '102' | '103', words = '') =>
    refuse(
      code,
      words,
      toWire(shutRefusal, { exclusion: code === '103' ? exclusion : null, recordsTicket: 't1' }),
    );

  test.each([
    ['103', 'You have excluded yourself.', 'You have excluded yourself.'],
    ['102', '', 'This account is closed.'],
  ] as const)('is offered the records after code %s', async (code, words, text) => {
    const shown = await openLogin({ thirdPartyComplete: shut(code, words), loginRecords: member });
    await visit(shown);
    expect(await screen.findByText(text)).toBeVisible();
    await click(shown.user, 'Records and withdrawal');
    await waitFor(() => expect(shown.shell.windows.visited).toEqual(['/user/Withdrawal']));
    expect(shown.shell.api.sentTo(loginRecords)).toMatchObject([{ ticket: 't1' }]);
    expect(shown.shell.toast.shown).toEqual([]);
    expect(shown.close).toHaveBeenCalledTimes(1);
  });

  test('goes on in the login dialog when the visit began in the registration', async () => {
    const shown = await openRegistration({ ...third, thirdPartyComplete: shut('103') });
    await visit(shown);
    await waitFor(() =>
      expect(shown.shell.bus.emitted).toEqual([{ name: 'auth.loginRequested', payload: {} }]),
    );
    expect(shown.scope.store.get(pendingAtom)).toMatchObject({ kind: 'shut' });
  });
});

describe('the first use', () => {
  test('links the account after a login with the password', async () => {
    const shown = await openLogin({ thirdPartyComplete: unlinked });
    await visit(shown);
    expect(await screen.findByRole('heading', { name: 'Link your account or create one' })).toBeVisible();
    await click(shown.user, 'I have an account: log in and link it');
    expect(await screen.findByText('Log in now: Example is then linked to this account.')).toBeVisible();
    await fill(shown.user, 'Account name', 'player1');
    await fill(shown.user, 'Password', 'secret1');
    await click(shown.user, 'Log in');
    await waitFor(() => expect(shown.close).toHaveBeenCalledWith('loggedIn'));
    const { shell } = shown;
    const secret = shell.api.sentTo(thirdPartyStart)[0]?.secret;
    await waitFor(() => expect(shell.api.sentTo(thirdPartyLink)).toEqual([{ linkToken: 'link-1', secret }]));
    await waitFor(() =>
      expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'You can now log in with Example.' }]),
    );
  });

  test.each(['101', '102', '103'])(
    'shows a link that is refused with %s in the server’s words',
    async (code) => {
      const shown = await openLogin({
        thirdPartyComplete: unlinked,
        thirdPartyLink: refuse(code, 'Not linked.'),
      });
      await visit(shown);
      await click(shown.user, 'I have an account: log in and link it');
      await fill(shown.user, 'Account name', 'player1');
      await fill(shown.user, 'Password', 'secret1');
      await click(shown.user, 'Log in');
      await waitFor(() => expect(shown.shell.toast.shown).toEqual([{ tone: 'error', text: 'Not linked.' }]));
    },
  );

  test('links nothing after the visitor went on without it', async () => {
    const shown = await openLogin({ thirdPartyComplete: unlinked });
    await visit(shown);
    await click(shown.user, 'Go on without Example');
    await fill(shown.user, 'Account name', 'player1');
    await fill(shown.user, 'Password', 'secret1');
    await click(shown.user, 'Log in');
    await waitFor(() => expect(shown.close).toHaveBeenCalledWith('loggedIn'));
    expect(shown.shell.api.sentTo(thirdPartyLink)).toEqual([]);
  });

  test('forgets the account when the visitor leaves the dialog', async () => {
    const left = await openLogin({ thirdPartyComplete: unlinked });
    await visit(left);
    await screen.findByRole('heading', { name: 'Link your account or create one' });
    await click(left.user, 'Close');
    expect(left.scope.store.get(pendingAtom)).toBeUndefined();
  });

  test('links nothing to the member of another window', async () => {
    const shown = await openLogin({ thirdPartyComplete: unlinked });
    await visit(shown);
    await screen.findByRole('heading', { name: 'Link your account or create one' });
    act(() => shown.shell.bus.emit('session.started', { memberId: 9, restored: true }));
    expect(shown.shell.api.sentTo(thirdPartyLink)).toEqual([]);
    expect(shown.scope.store.get(pendingAtom)).toMatchObject({ kind: 'arrival' });
  });

  test('leads to the registration, and keeps what has arrived', async () => {
    const shown = await openLogin({ thirdPartyComplete: unlinked });
    await visit(shown);
    await click(shown.user, 'I am new: create an account');
    expect(shown.shell.bus.emitted).toEqual([{ name: 'auth.registerRequested', payload: {} }]);
    expect(shown.scope.store.get(pendingAtom)).toMatchObject({ kind: 'arrival', demand });
  });

  test('fills the registration with what fits, and links the new account', async () => {
    const shown = await openRegistration({
      ...third,
      thirdPartyComplete: unlinked,
      thirdPartyLink: { provider },
    });
    watchArrivals(shown.scope, shown.signal);
    await fill(shown.user, 'Email', 'own@example.com');
    await visit(shown);
    expect(await screen.findByText(/Example will be linked to your new account/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Full name/)).toHaveValue('Ada Lindqvist'));
    expect(screen.getByLabelText('Email')).toHaveValue('own@example.com');
    await fill(shown.user, 'Account name', 'player1');
    await fill(shown.user, 'Password', 'secret1');
    await fill(shown.user, 'Password again', 'secret1');
    await fill(shown.user, 'Digits in the picture', '1234');
    await shown.user.click(screen.getByRole('checkbox'));
    await click(shown.user, 'Create account');
    await waitFor(() => expect(shown.close).toHaveBeenCalledWith('registered'));
    await waitFor(() => expect(shown.shell.api.sentTo(thirdPartyLink)).toHaveLength(1));
  });
});
