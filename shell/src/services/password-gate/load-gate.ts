import { mustChangePassword } from '../session/session.machine.ts';
import type { PasswordGate, PasswordGateDeps } from './password-gate.ts';

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
