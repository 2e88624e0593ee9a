import type { LoginDone, Registry, RemoteDefinition } from '@tessera/contracts';
import { createBus } from '../services/bus/bus.ts';
import { runAfterLogin } from './after-login.ts';

type AfterLogin = NonNullable<RemoteDefinition['afterLogin']>;

/** Remotes by name; one without a function has no `afterLogin` in its configuration. */
function setUp(remotes: Readonly<Record<string, AfterLogin | undefined>>) {
  const bus = createBus({ post: () => undefined, on: () => () => undefined });
  const reports: string[] = [];
  const loaded: string[] = [];
  let idle: (() => void) | undefined;
  const registry = {
    remotes: Object.entries(remotes).map(([name, afterLogin]) => ({
      name,
      live: { config: { afterLogin: afterLogin && true } },
    })),
  } as unknown as Registry;
  const stop = runAfterLogin({
    composition: {
      registry,
      async load(name) {
        loaded.push(name);
        const afterLogin = remotes[name];
        return { activate: () => undefined, ...(afterLogin && { afterLogin }) };
      },
    },
    bus,
    whenIdle(work) {
      idle = work;
      return () => (idle = undefined);
    },
    report: (remote, error) => reports.push(`${remote}: ${String(error)}`),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const becomeIdle = () => (idle?.(), settle());
  return { bus, loaded, reports, stop, becomeIdle };
}

const LOGIN: LoginDone = { memberId: 7, restored: false };

test('calls every remote that asks for it once the page is idle, in parallel', async () => {
  const seen: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const { bus, loaded, becomeIdle } = setUp({
    'mf-a': (login) => (seen.push(['mf-a', login]), promise),
    'mf-b': (login) => void seen.push(['mf-b', login]),
    'mf-c': undefined,
  });
  bus.emit('session.started', LOGIN);
  expect(loaded).toEqual([]);
  await becomeIdle();
  expect(seen).toEqual([
    ['mf-a', LOGIN],
    ['mf-b', LOGIN],
  ]);
  expect(loaded).toEqual(['mf-a', 'mf-b']);
  resolve();
});

test('reports a failure with the remote’s name, and lets the others go on', async () => {
  const other = jest.fn();
  const { bus, reports, becomeIdle } = setUp({
    'mf-a': () => Promise.reject(new Error('lost')),
    'mf-b': other,
  });
  bus.emit('session.started', LOGIN);
  await becomeIdle();
  expect(reports).toEqual(['mf-a: Error: lost']);
  expect(other).toHaveBeenCalledTimes(1);
});

test('does nothing for a session that ends before the page is idle', async () => {
  const afterLogin = jest.fn();
  const { bus, becomeIdle } = setUp({ 'mf-a': afterLogin });
  bus.emit('session.started', LOGIN);
  bus.emit('session.ended', { reason: 'logout' });
  await becomeIdle();
  expect(afterLogin).not.toHaveBeenCalled();
});

test('aborts the signal when the session ends, and reports nothing of it', async () => {
  let signal: AbortSignal | undefined;
  const { bus, reports, becomeIdle } = setUp({
    'mf-a': (_, life) => {
      signal = life;
      return new Promise((_resolve, reject) =>
        life.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    },
  });
  bus.emit('session.started', LOGIN);
  await becomeIdle();
  bus.emit('session.ended', { reason: 'logout' });
  expect(signal?.aborted).toBe(true);
  await becomeIdle();
  expect(reports).toEqual([]);
});
