import { useShell } from '@tessera/kit';
import { useAtomValue } from 'jotai';
import { requestAtom } from './entrance.ts';

/** Leaves this dialog for the other one without forgetting what the player wanted. */
export function useOtherDoor(door: 'login' | 'register', close: () => void): () => void {
  const { bus } = useShell();
  const wanted = useAtomValue(requestAtom)?.wanted;
  return () => {
    close();
    const request = door === 'login' ? 'auth.loginRequested' : 'auth.registerRequested';
    bus.emit(request, wanted ? { then: wanted } : {});
  };
}
