/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { createFakeShell } from '@tessera/testing';
import { CallError, login } from '@tessera/wire';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Locked, useLock } from './lock.tsx';
import { renderInScope } from './testing.tsx';

const MINUTE_MS = 60_000;
/** The device is wrong by an hour. */
const SITE_AHEAD_MS = 60 * MINUTE_MS;
const SITE_START = Date.parse('2026-03-01T02:30:00Z');

beforeEach(() =>
  jest.useFakeTimers({
    now: SITE_START - SITE_AHEAD_MS,
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  }),
);
afterEach(() => jest.useRealTimers());

const refusal = (data: unknown) =>
  new CallError(login, { kind: 'refused', code: '103', status: 200, data }, 'account_freezen');
const lockedFor = (ms: number) => refusal({ door: 'login', until: new Date(SITE_START + ms).toISOString() });

interface Props {
  readonly error?: unknown;
  readonly about?: string;
}

let change: (props: Props) => void;
function Form({ first }: { readonly first: Props }) {
  const [{ error, about }, setProps] = useState(first);
  change = (props) => act(() => setProps(props));
  const lock = useLock(error, about);
  return (
    <form>
      {lock && <Locked lock={lock} text={(door, time) => `${door} is locked until ${time}`} />}
      <button disabled={lock !== undefined}>Send</button>
    </form>
  );
}

const show = (first: Props) =>
  renderInScope(<Form first={first} />, {
    config: { name: 'mf-test' },
    shell: createFakeShell({
      settings: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      clock: { now: () => Date.now() + SITE_AHEAD_MS },
    }),
    messages: async () => ({ default: {} }),
  });

const button = () => screen.getByRole('button');
const clock = () => screen.getByRole('timer', { hidden: true }).textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a lock says its door and its end, and counts down by the site’s clock', async () => {
  await show({ error: lockedFor(2 * MINUTE_MS) });
  const at = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(SITE_START + 2 * MINUTE_MS);
  expect(screen.getByRole('alert').textContent).toBe(`login is locked until ${at}`);
  expect(clock()).toBe('2:00');
  pass(1_000);
  expect(clock()).toBe('1:59');
  pass(1_000);
  expect(clock()).toBe('1:58');
});

test('the button is enabled again when the lock ends, and the notice goes', async () => {
  await show({ error: lockedFor(2 * MINUTE_MS) });
  expect(button()).toBeDisabled();
  pass(2 * MINUTE_MS - 1);
  expect(button()).toBeDisabled();
  pass(1);
  expect(button()).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is announced does not change while the clock does', async () => {
  await show({ error: lockedFor(2 * MINUTE_MS) });
  const alert = screen.getByRole('alert');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(alert, { childList: true, characterData: true, subtree: true });
  pass(5_000);
  changes.push(...observer.takeRecords());
  expect(changes).toEqual([]);
  expect(alert).not.toContainElement(screen.getByRole('timer', { hidden: true }));
  expect(screen.queryByRole('timer')).toBeNull();
});

test('an edit that forgets the error does not open the lock', async () => {
  await show({ error: lockedFor(2 * MINUTE_MS) });
  change({});
  expect(button()).toBeDisabled();
});

test('another account is not locked, and the first one still is', async () => {
  await show({ error: lockedFor(2 * MINUTE_MS), about: 'ines' });
  change({ about: 'ana' });
  expect(button()).toBeEnabled();
  change({ about: 'ines' });
  expect(button()).toBeDisabled();
});

test('a second lock replaces the first', async () => {
  await show({ error: lockedFor(MINUTE_MS) });
  pass(MINUTE_MS);
  change({ error: lockedFor(3 * MINUTE_MS) });
  expect(clock()).toBe('2:00');
});

test('a lock of more than half a day names its day', async () => {
  await show({ error: lockedFor(24 * 60 * MINUTE_MS) });
  expect(screen.getByRole('alert')).toHaveTextContent(/2026/);
});

test.each([
  ['no data', null],
  ['an unknown door', { door: 'cellar', until: '2026-03-01T03:00:00Z' }],
  ['an end that is no instant', { door: 'login', until: 'soon' }],
])('a refusal with %s locks nothing', async (_name, data) => {
  await show({ error: refusal(data) });
  expect(button()).toBeEnabled();
});
