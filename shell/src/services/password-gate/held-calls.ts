import { CallError, type Call } from '@tessera/wire';
import { mustChangePassword } from '../session/session.machine.ts';
import type { ShellSession } from '../session/session.ts';

/**
 * Waits until the member has the demanded password (spec §4 First login: no other member call is sent before).
 * @throws CallError `unauthorised` when the session ends first; the abort's reason if the call was aborted
 */
export async function untilPasswordChanged(
  call: Call,
  session: Pick<ShellSession, 'get' | 'subscribe'>,
  signal?: AbortSignal,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => void (mustChangePassword(session.get()) || resolve());
  const stop = session.subscribe(check);
  signal?.addEventListener('abort', () => resolve(), { once: true });
  if (signal?.aborted) resolve();
  check();
  await promise.finally(stop);
  signal?.throwIfAborted();
  if (session.get().status === 'member') return;
  throw new CallError(call, { kind: 'unauthorised' }, 'the session ended before the call was sent');
}
