/** @jest-environment jsdom */
import { ScopeProvider } from '@tessera/kit';
import { CallError, registerSettings } from '@tessera/wire';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { fill, show } from '../test-scope.tsx';
import { LanguageField } from './LanguageField.tsx';
import { fillIn, openRegistration } from './registration.fixture.tsx';
import RegistrationDialog from './RegistrationDialog.tsx';
import { typedAtom } from './typed.atoms.ts';
import { forgetTyped } from './typed.effects.ts';

test('keeps what was typed over a reload, without secrets and codes', async () => {
  const drafts = new Map<string, string>();
  const { user } = await openRegistration({}, { drafts });
  await fill(user, 'Account name', 'player1');
  await fill(user, 'Password', 'secret1');
  await fill(user, 'Password again', 'secret1');
  await fill(user, 'Digits in the picture', '1234');
  await user.selectOptions(screen.getByLabelText('Currency'), 'VND');
  await fill(user, 'Phone number', '0123456789');
  expect([...drafts.values()].join()).not.toMatch(/secret1|1234"/);
  cleanup();
  await openRegistration({}, { drafts });
  expect(screen.getByLabelText('Account name')).toHaveValue('player1');
  expect(screen.getByLabelText('Currency')).toHaveValue('VND');
  expect(screen.getByLabelText('Phone number')).toHaveValue('0123456789');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('keeps nothing where nothing was typed', async () => {
  const drafts = new Map<string, string>();
  await openRegistration({}, { drafts });
  expect(drafts.size).toBe(0);
});

test('forgets it after a success', async () => {
  const drafts = new Map<string, string>();
  const { user, close, scope } = await openRegistration({}, { drafts });
  await fillIn(user);
  await waitFor(() => expect(close).toHaveBeenCalledWith('registered'));
  expect(drafts.size).toBe(0);
  expect(scope.store.get(typedAtom)).toBeUndefined();
});

test('loses nothing when the dialog is closed, not even passwords, and forgets them when a member leaves', async () => {
  const { scope, shell, user, unmount } = await openRegistration();
  forgetTyped(scope, new AbortController().signal);
  await fill(user, 'Password', 'secret1');
  unmount();
  const again = (
    <ScopeProvider scope={scope}>
      <RegistrationDialog args={{}} close={() => undefined} />
    </ScopeProvider>
  );
  const reopened = render(again);
  expect(await screen.findByLabelText('Password')).toHaveValue('secret1');
  reopened.unmount();
  shell.bus.emit('session.ended', { reason: 'logout' });
  render(again);
  expect(await screen.findByLabelText('Password')).toHaveValue('');
});

test('keeps the form with what was typed when a later fetch of its fields fails', async () => {
  const { scope, shell, user } = await openRegistration();
  await fill(user, 'Password', 'secret1');
  shell.api.answer(registerSettings, new CallError(registerSettings, { kind: 'network' }, ''));
  await act(() => scope.queries.refetchQueries());
  expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('changes the page’s language from the form', async () => {
  const { shell, user } = await openRegistration();
  await user.selectOptions(screen.getByLabelText('Language'), '简体中文');
  expect(shell.locale.changes).toEqual(['zh_CN']);
});

test('offers the page’s language beside the registration’s own list', async () => {
  await openRegistration();
  const offered = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
  expect(offered('Language')).toEqual(['zh_CN', 'zh_TW', 'vi_VN', 'en_US', 'hi_IN']);
  cleanup();
  await show(<LanguageField onChoose={() => undefined} />, { locale: 'ta_IN' });
  expect(offered('மொழி')).toEqual(['ta_IN', 'zh_CN', 'zh_TW', 'vi_VN', 'en_US', 'hi_IN']);
});
