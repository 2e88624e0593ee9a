import { useShell } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import type { DoubleValidationQuestion, TransferMode } from '@tessera/wire';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { keptStepAtom, keptTransferAtom } from './kept-step.ts';
import { keepContact, typedContact } from './typed-login.ts';
import type { LoginStep } from './login.machine.ts';

/** The platform forgets a login that waits for an answer after this time. */
const STEP_LIFE_MS = 5 * 60_000;
/** The platform forgets the proof of a transfer validation after this time. */
const PROOF_LIFE_MS = 10 * 60_000;

const whileValid = <Kept extends { readonly until: number }>(kept: Kept | undefined) =>
  kept && kept.until > steadyNow() ? kept : undefined;

/** Keeps the step of a login, in memory, for as long as the platform does. A forgotten password keeps its own. */
export function useKeptStep() {
  const store = useStore();
  return useMemo(
    () => ({
      keptStep: () => whileValid(store.get(keptStepAtom)),
      keepStep(step: LoginStep | undefined, account: string): void {
        if (!step || step.kind === 'forgot') return store.set(keptStepAtom, undefined);
        const isKept = store.get(keptStepAtom)?.step === step;
        if (!isKept) store.set(keptStepAtom, { step, account, until: steadyNow() + STEP_LIFE_MS });
      },
      forgetStep(): void {
        store.set(keptStepAtom, undefined);
        store.set(keptTransferAtom, undefined);
      },
      /** Of the same login, which lasts no longer for it. */
      changeQuestion(question: DoubleValidationQuestion): void {
        const kept = store.get(keptStepAtom);
        if (kept) store.set(keptStepAtom, { ...kept, step: { kind: 'differentDevice', question } });
      },
    }),
    [store],
  );
}

/** Keeps how far a transfer validation is, without its secrets; over a reload only the address. */
export function useKeptTransfer(mode: TransferMode, account: string) {
  const store = useStore();
  const { drafts } = useShell();
  return useMemo(() => {
    function inMemory() {
      const kept = whileValid(store.get(keptTransferAtom));
      return kept?.account === account && kept.mode === mode ? kept : undefined;
    }
    const left = () => {
      const contact = typedContact(drafts, account, mode);
      return inMemory() ?? (contact === undefined ? undefined : { token: undefined, contact });
    };
    function keep(token: string | undefined, contact: string): void {
      const kept = inMemory();
      const until = kept && kept.token === token ? kept.until : steadyNow() + PROOF_LIFE_MS;
      store.set(keptTransferAtom, { account, mode, contact, token, until });
      keepContact(drafts, { account, mode, contact });
    }
    return { left, keep };
  }, [store, drafts, mode, account]);
}
