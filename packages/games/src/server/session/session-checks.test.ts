import { CallError, providerEndedSessions } from '@tessera/wire';
import type { ProviderClient } from '../provider-client.ts';
import { createSessionChecks } from './session-checks.ts';

/** A platform whose ended sessions a test names, and the calls that it got. */
function platform() {
  const calls: (readonly string[])[] = [];
  const ended = new Set<string>();
  const state = { now: 0, failure: undefined as CallError['failure'] | undefined };
  const provider = {
    async send(_: unknown, { sessionTokens }: { sessionTokens: readonly string[] }) {
      calls.push(sessionTokens);
      if (state.failure) throw new CallError(providerEndedSessions, state.failure, 'no answer');
      return { ended: sessionTokens.filter((token) => ended.has(token)) };
    },
  } as ProviderClient;
  const checks = createSessionChecks(provider, () => state.now);
  const isOpen = (sessionToken: string) => checks.isOpen({ sessionToken });
  return { calls, ended, state, isOpen };
}

test('asks for a session at most once a second', async () => {
  const { calls, ended, state, isOpen } = platform();
  expect([await isOpen('a'), await isOpen('a')]).toEqual([true, true]);
  ended.add('a');
  state.now = 999;
  expect(await isOpen('a')).toBe(true);
  state.now = 1_000;
  expect(await isOpen('a')).toBe(false);
  expect(calls).toEqual([['a'], ['a']]);
});

test('asks for sessions of the same moment in one call, a hundred at most', async () => {
  const { calls, ended, isOpen } = platform();
  ended.add('session 120');
  const tokens = Array.from({ length: 150 }, (_, n) => `session ${n}`);
  const open = await Promise.all(tokens.map(isOpen));
  expect(tokens.filter((_, n) => !open[n])).toEqual(['session 120']);
  expect(calls.map(({ length }) => length)).toEqual([100, 50]);
});

test('takes the last answer of a platform that does not answer, and else an open session', async () => {
  const { ended, state, isOpen } = platform();
  ended.add('ended');
  await isOpen('ended');
  state.failure = { kind: 'timeout' };
  for (state.now = 1_000; state.now < 5_000; state.now += 1_000) {
    expect([await isOpen('ended'), await isOpen('other')]).toEqual([false, true]);
  }
});

test('asks a platform without the call once a minute', async () => {
  const { calls, state, isOpen } = platform();
  state.failure = { kind: 'unavailable' };
  expect(await isOpen('a')).toBe(true);
  state.now = 59_999;
  expect(await isOpen('b')).toBe(true);
  expect(calls).toHaveLength(1);
  state.now = 60_000;
  await isOpen('b');
  expect(calls).toHaveLength(2);
});

test('remembers ten thousand sessions, and forgets the one that was asked for first', async () => {
  const { calls, isOpen } = platform();
  await Promise.all(Array.from({ length: 10_001 }, (_, n) => isOpen(`session ${n}`)));
  calls.length = 0;
  await Promise.all(['session 0', 'session 10000'].map(isOpen));
  expect(calls).toEqual([['session 0']]);
});
