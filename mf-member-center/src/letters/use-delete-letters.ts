import { useScope, useCallScope, wordingText } from '@tessera/kit';
import { failureWording, useIntent } from '@tessera/kit/intents';
import { letterDestroy } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { useText } from '../text.ts';
import { ALL_LETTERS } from './letters.payload.ts';
import { dropLetter, refetchLetters } from './letters.queries.ts';

/** Deletes one letter, or all that were read. A failure is shown as a toast; the list stays as it is. */
export function useDeleteLetters() {
  const scope = useScope();
  const { siteId, language } = useCallScope();
  const text = useText();
  const { state, submit } = useIntent(letterDestroy);

  /** Resolves to whether the letters are gone. */
  const remove = async (what: { readonly id: number } | { readonly isRead: 1 }): Promise<boolean> => {
    const outcome = await submit({ siteId, language, ...ALL_LETTERS, ...what });
    if (!outcome) return false;
    // 404: another window has deleted it.
    const isGone = outcome.status === 'done' || (outcome.status === 'refused' && outcome.code === '404');
    if (isGone) {
      if ('id' in what) dropLetter(scope, what.id);
      refetchLetters(scope);
    } else {
      scope.shell.toast.show('error', wordingText(text, failureWording(outcome.error, FAILURE_TEXTS)));
    }
    return isGone;
  };
  return { remove, isPending: state.status === 'pending' };
}
