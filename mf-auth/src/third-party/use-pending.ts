import { useAtom } from 'jotai';
import { pendingAtom } from './pending.atoms.ts';

/** Returns what a login by a provider still needs, for the dialogs that go on with it. */
export function usePending() {
  const [pending, setPending] = useAtom(pendingAtom);
  return {
    arrival: pending?.kind === 'arrival' ? pending.demand : undefined,
    step: pending?.kind === 'step' ? pending.step : undefined,
    /** Why the member whom the provider knows gets in for records only. */
    shut: pending?.kind === 'shut' ? pending.notice : undefined,
    /** The visitor has left the dialog: the next login, perhaps another person's, links nothing. */
    forget: () => setPending(undefined),
  };
}
