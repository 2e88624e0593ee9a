/** @jest-environment jsdom */
import { createScope } from '@tessera/kit';
import { createFakeShell, refuse, type FakeShellOptions } from '@tessera/testing';
import { passkeyOffer } from '@tessera/wire';
import { playingAtom } from '../account/playing.atoms.ts';
import { offerPasskey } from './offer-passkey.ts';
import { withoutPasskeys, withPasskeys } from './webauthn.fixture.ts';

afterEach(withoutPasskeys);

async function start(options: FakeShellOptions = {}) {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const shell = createFakeShell({
    session: 'member',
    answers: { passkeyOffer: { isOffered: 1 } },
    ...options,
  });
  const { signal } = new AbortController();
  const scope = await createScope({ name: 'mf-auth' }, shell, signal, () => import('../messages/en_US.json'));
  return { shell, scope };
}

test('offers a passkey, and adds one at once', async () => {
  withPasskeys();
  const { shell, scope } = await start();
  shell.dialogs.answerQuestions(true);
  await offerPasskey(scope);
  expect(shell.dialogs.questions).toMatchObject([{ confirm: 'Add a passkey', cancel: 'Not now' }]);
  expect(shell.offers.opened).toEqual([{ name: 'mf-auth:passkeys', args: { action: 'add' } }]);
  expect(shell.api.sentTo(passkeyOffer)).toEqual([
    { udid: expect.stringMatching(/^[0-9a-f]{16}\.[\w-]{32,}$/) },
  ]);
});

test('leaves it at “not now”', async () => {
  withPasskeys();
  const { shell, scope } = await start();
  await offerPasskey(scope);
  expect(shell.dialogs.questions).toHaveLength(1);
  expect(shell.offers.opened).toEqual([]);
});

test.each<[string, FakeShellOptions]>([
  ['the platform says no', { answers: { passkeyOffer: { isOffered: 0 } } }],
  ['the back end has no passkeys', { answers: { passkeyOffer: refuse('404') } }],
  ['the visitor is a guest', { session: 'guest' }],
])('asks nothing where %s', async (_, options) => {
  withPasskeys();
  const { shell, scope } = await start(options);
  await offerPasskey(scope);
  expect(shell.dialogs.questions).toEqual([]);
  expect(shell.report.errors).toEqual([]);
});

test('asks nothing over a game or a dialog, nor where this device can keep no passkey', async () => {
  const { shell, scope } = await start();
  await offerPasskey(scope);
  withPasskeys();
  scope.store.set(playingAtom, true);
  await offerPasskey(scope);
  scope.store.set(playingAtom, false);
  document.body.innerHTML = '<dialog open></dialog>';
  await offerPasskey(scope);
  document.body.innerHTML = '';
  expect(shell.api.sentTo(passkeyOffer)).toEqual([]);
  expect(shell.dialogs.questions).toEqual([]);
});
