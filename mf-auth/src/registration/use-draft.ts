import { useShell } from '@tessera/kit';
import { useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { keepDraft, forgetDraft, readDraft } from './registration.draft.ts';
import type { RegistrationValues } from './registration.fields.ts';
import { typedAtom } from './typed.atoms.ts';

/** Returns what was typed before, from memory or from the tab's storage, and a function that forgets it. */
export function useTyped() {
  const { drafts } = useShell();
  const store = useStore();
  const [typed] = useState(() => store.get(typedAtom) ?? readDraft(drafts));
  const forget = useCallback(() => {
    store.set(typedAtom, undefined);
    forgetDraft(drafts);
  }, [store, drafts]);
  return { typed, forget };
}

/** Keeps what is typed with every change, while `isKept`. */
export function useDraft(values: RegistrationValues, isKept: boolean): void {
  const { drafts } = useShell();
  const store = useStore();
  useEffect(() => {
    if (!isKept) return;
    store.set(typedAtom, values);
    keepDraft(drafts, values);
  }, [store, drafts, values, isKept]);
}
