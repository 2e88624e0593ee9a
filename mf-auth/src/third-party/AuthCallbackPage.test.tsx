/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import type { AuthorizationReturn } from '@tessera/contracts';
import { createFakeShell, refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import { thirdPartyComplete, thirdPartyDemand, thirdPartyLinkComplete, toWire } from '@tessera/wire';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInScope } from '@tessera/kit/testing';
import config from '../../remote.config.ts';
import AuthCallbackPage from './AuthCallbackPage.tsx';

const member = { memberId: 7, memberAccount: 'player1', memberCurrency: 'USD', token: 'a.b' } as const;
const SECRET = 'a-secret-of-this-browser-and-visit';
const provider = { id: 'example', name: 'Example' };

async function comeBack(
  search: string,
  given: AuthorizationReturn | ((goBack: () => void) => AuthorizationReturn) = { kind: 'lost' },
  answers: Answers = {},
  options: FakeShellOptions = {},
) {
  const shell = createFakeShell({ ...options, answers });
  const goBack = jest.fn();
  shell.windows.authorizations.nextReturn = typeof given === 'function' ? given(goBack) : given;
  const messages = (code: string) => import(`../messages/${code}.json`);
  const at = `/authCallback${search}`;
  await act(async () => {
    await renderInScope(<AuthCallbackPage />, { config, shell, messages, at });
  });
  return { shell, goBack };
}
const here = (purpose: string) => (goBack: () => void) =>
  ({ kind: 'here', visit: { state: 's', secret: SECRET, purpose }, goBack }) as const;

test('hands the answer over once, and takes the code out of the address', async () => {
  const { shell } = await comeBack('?state=s&code=c&iss=https%3A%2F%2Fid.example', { kind: 'handedOver' });
  expect(await screen.findByText('You can close this window.')).toBeVisible();
  expect(shell.windows.authorizations.returned).toEqual([
    { state: 's', code: 'c', iss: 'https://id.example', error: undefined },
  ]);
  expect(window.location.search).toBe('');
  expect(shell.api.sentTo(thirdPartyComplete)).toEqual([]);
});

test('says that a login has ended which no page waits for, and sends nothing', async () => {
  const { shell } = await comeBack('?state=forged&code=c');
  expect(await screen.findByRole('heading', { name: 'This login has ended' })).toBeVisible();
  expect(shell.api.sentTo(thirdPartyComplete)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'To the home page' }));
  expect(shell.windows.visited).toEqual(['/']);
});

describe('a member who is logged in', () => {
  const asMember = { session: 'member' } as const;

  test('stays logged in when an answer comes back again that this tab has taken', async () => {
    const { shell } = await comeBack('?state=s&code=c', { kind: 'lost' }, {}, asMember);
    expect(await screen.findByRole('heading', { name: 'This login has ended' })).toBeVisible();
    expect(shell.session.get().status).toBe('member');
    expect(shell.bus.emitted).toEqual([]);
    expect(shell.api.sentTo(thirdPartyComplete)).toEqual([]);
    expect(screen.getByText('You are logged in, and nothing has changed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'To the home page' }));
    expect(shell.windows.visited).toEqual(['/']);
  });

  test('stays logged in when the reloaded page has neither state nor code', async () => {
    const { shell } = await comeBack('', { kind: 'lost' }, {}, asMember);
    expect(await screen.findByRole('heading', { name: 'This login has ended' })).toBeVisible();
    expect(shell.session.get().status).toBe('member');
    expect(shell.api.sentTo(thirdPartyComplete)).toEqual([]);
  });

  test.each(['login', 'link'])(
    'stays logged in when the platform refuses an answer that was used: %s',
    async (purpose) => {
      const over = refuse('101', 'This attempt has ended.');
      const { shell, goBack } = await comeBack(
        '?state=s&code=c',
        here(purpose),
        { thirdPartyComplete: over, thirdPartyLinkComplete: over },
        asMember,
      );
      await waitFor(() => expect(goBack).toHaveBeenCalledTimes(1));
      expect(shell.toast.shown).toEqual([{ tone: 'error', text: 'This attempt has ended.' }]);
      expect(shell.session.get().status).toBe('member');
      expect(shell.bus.emitted).toEqual([]);
    },
  );
});

describe('in the tab of the visit', () => {
  test('completes the login and goes back to where it began', async () => {
    const { shell, goBack } = await comeBack('?state=s&code=c', here('login'), {
      thirdPartyComplete: member,
    });
    await waitFor(() => expect(goBack).toHaveBeenCalledTimes(1));
    expect(shell.api.sentTo(thirdPartyComplete)).toMatchObject([{ state: 's', code: 'c', secret: SECRET }]);
    expect(shell.bus.emitted.map(({ name }) => name)).toEqual(['session.started']);
  });

  test('opens the login dialog there when the account is not linked yet', async () => {
    const demand = {
      linkToken: 'link-1',
      provider,
      memberName: null,
      memberEmail: null,
      memberPhone: null,
      memberBirthday: null,
    };
    const unlinked = refuse('110', '', toWire(thirdPartyDemand, demand));
    const { shell, goBack } = await comeBack('?state=s&code=c', here('login'), {
      thirdPartyComplete: unlinked,
    });
    await waitFor(() => expect(goBack).toHaveBeenCalledTimes(1));
    expect(shell.bus.emitted).toEqual([]);
    // Going back takes this page away.
    cleanup();
    await waitFor(() => expect(shell.bus.emitted).toEqual([{ name: 'auth.loginRequested', payload: {} }]));
  });

  test('shows a refusal at the provider there', async () => {
    const { shell, goBack } = await comeBack('?state=s&error=access_denied', here('login'));
    await waitFor(() => expect(goBack).toHaveBeenCalledTimes(1));
    expect(shell.toast.shown).toEqual([
      { tone: 'error', text: 'You refused at the other site. Nothing has changed here.' },
    ]);
  });

  test('links the login of a member, and shows why it cannot', async () => {
    const linked = await comeBack('?state=s&code=c', here('link'), { thirdPartyLinkComplete: { provider } });
    await waitFor(() => expect(linked.goBack).toHaveBeenCalledTimes(1));
    expect(linked.shell.api.sentTo(thirdPartyLinkComplete)).toEqual([
      { state: 's', code: 'c', secret: SECRET },
    ]);
    const taken = await comeBack('?state=s&code=c', here('link'), {
      thirdPartyLinkComplete: refuse('102', 'Taken.'),
    });
    await waitFor(() => expect(taken.goBack).toHaveBeenCalledTimes(1));
    expect(taken.shell.toast.shown).toEqual([{ tone: 'error', text: 'Taken.' }]);
  });
});
