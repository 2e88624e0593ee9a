/** @jest-environment jsdom */
import { createFakeShell } from '@tessera/testing';
import { preferences, preferencesChanged, type MemberPreferences } from '@tessera/wire';
import { createKeyStore } from '../edge/storage.ts';
import { createPreferences } from './preferences.ts';

const CHOSEN: MemberPreferences = {
  language: 'hi_IN',
  contrast: 'more',
  motion: 'reduced',
  gameSound: 1,
  sessionClock: 0,
};

function open(answer: MemberPreferences | Error = CHOSEN) {
  const shell = createFakeShell({ answers: { preferences: answer } });
  const storage = createKeyStore(undefined);
  const root = document.createElement('html');
  const service = createPreferences({ ...shell, storage, root });
  service.start();
  return { shell, storage, root, service };
}
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

test('applies the preferences at a login, stores the look, and loads the chosen language', async () => {
  const { shell, storage, root, service } = open();
  shell.session.login();
  await settled();
  expect(root.dataset).toMatchObject({ contrast: 'more', motion: 'reduced' });
  expect(service.sessionClock.get()).toBe(false);
  expect(storage.get('preferences')).toBe('{"contrast":"more","motion":"reduced","sessionClock":0}');
  expect(shell.locale.changes).toEqual(['hi_IN']);
});

test('keeps the language of the address when a session is restored', async () => {
  const { shell, root } = open();
  shell.session.login();
  await settled();
  shell.bus.emit('session.started', { memberId: 7, restored: true });
  await settled();
  expect(shell.api.sentTo(preferences)).toHaveLength(2);
  expect(shell.locale.changes).toHaveLength(1);
  expect(root.dataset.contrast).toBe('more');
});

test('applies a change from another device at once, and removes all at the end of the session', async () => {
  const { shell, storage, root, service } = open();
  shell.session.login();
  await settled();
  shell.live.emit(preferencesChanged, { ...CHOSEN, contrast: 'system', motion: 'full', sessionClock: 1 });
  expect(root.dataset.contrast).toBeUndefined();
  expect(root.dataset.motion).toBe('full');
  expect(service.sessionClock.get()).toBe(true);
  shell.session.end('logout');
  expect(root.dataset.motion).toBeUndefined();
  expect(storage.get('preferences')).toBeUndefined();
});

test('changes nothing if the back end has no preferences', async () => {
  const { shell, root } = open(new Error('404'));
  shell.session.login();
  await settled();
  expect(root.attributes).toHaveLength(0);
});
