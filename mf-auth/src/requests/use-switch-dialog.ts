import { useShell } from '@tessera/kit';
import { useAtomValue } from 'jotai';
import { requestAtom } from './requests.effects.ts';

/** Returns a function that closes this dialog and opens the other one with the same intent. */
export function useSwitchDialog(dialog: 'login' | 'register', close: () => void): () => void {
  const { bus } = useShell();
  const intent = useAtomValue(requestAtom)?.intent;
  return () => {
    close();
    const request = dialog === 'login' ? 'auth.loginRequested' : 'auth.registerRequested';
    bus.emit(request, intent ? { then: intent } : {});
  };
}
