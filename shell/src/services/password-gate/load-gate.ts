import type { Call } from '@tessera/wire';
import { mustChangePassword } from '../session/session.machine.ts';
import type { ShellSession } from '../session/session.ts';
import type { PasswordGate, PasswordGateDeps } from './password-gate.ts';

/** The member calls that the first change of a password needs, by name: a remote brings its own copy of a call. */
const FIRST_CALLS = /^(member\.(layout|editPassword)|auth\.logout)$/;

/**
 * Returns what a call waits for: a member's call waits while the member is not known yet, and while a new password is
 * demanded (spec §4 First login).
 */
export function turnOf(
  call: Call,
  session: Pick<ShellSession, 'get' | 'settled' | 'subscribe'>,
  signal?: AbortSignal,
): Promise<void> | undefined {
  if (call.audience === 'guest' || FIRST_CALLS.test(call.name)) return undefined;
  const now = session.get();
  if (now.status === 'restoring') return session.settled().then(() => turnOf(call, session, signal));
  if (!mustChangePassword(now)) return undefined;
  return import('./password-gate.ts').then((gate) => gate.untilPasswordChanged(call, session, signal));
}

/** Creates the gate. Its code is loaded with the first demand: few visits need it. */
export function createPasswordGateLoader(deps: PasswordGateDeps): PasswordGate {
  const { session, onUnavailable } = deps;
  let address: Parameters<PasswordGate['visit']> | undefined;
  let gate: PasswordGate | undefined;
  let isLoading = false;
  let stop = () => {};

  async function load(): Promise<void> {
    if (gate || isLoading) return;
    isLoading = true;
    try {
      const { createPasswordGate } = await import('./password-gate.ts');
      gate = createPasswordGate(deps);
      stop = gate.start();
      if (address) gate.visit(...address);
    } catch {
      // The next page tries again.
      onUnavailable();
    }
    isLoading = false;
  }
  const check = () => void (mustChangePassword(session.get()) && load());

  return {
    visit(...next) {
      address = next;
      if (gate) gate.visit(...next);
      else check();
    },
    start() {
      const stopWatching = session.subscribe(check);
      return () => {
        stopWatching();
        stop();
      };
    },
  };
}
