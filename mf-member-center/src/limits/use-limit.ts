import { keyOf, useScope, useSiteTime } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import {
  responsible,
  responsibleHistory,
  responsibleLimit,
  responsibleLimitCancel,
  type ResponsibleLimit,
} from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { CANCEL_TEXTS, LIMIT_TEXTS } from './limits.codes.ts';
import type { Which } from './limits.rules.ts';

/** Sets a limit, or takes a pending change back, and says from when it applies. */
export function useLimit({ kind, period }: Which) {
  const text = useText();
  const when = useSiteTime();
  const { shell, queries } = useScope();
  const about = `${kind} ${period}`;
  const set = useIntent(responsibleLimit, { about });
  const cancel = useIntent(responsibleLimitCancel, { about });
  const refetch = () => {
    for (const call of [responsible, responsibleHistory]) {
      void queries.invalidateQueries({ queryKey: keyOf(call) });
    }
  };
  const wording = (error: unknown, texts: typeof LIMIT_TEXTS | typeof CANCEL_TEXTS) =>
    formatWording(text, problemOf(error, texts, FAILURE_TEXTS).wording);

  function announce({ pending }: ResponsibleLimit): void {
    shell.toast.show(
      'success',
      pending ? text('limits.waits', { when: when(pending.effectiveAt) }) : text('limits.saved'),
    );
    refetch();
  }
  return {
    isPending: set.state.status === 'pending' || cancel.state.status === 'pending',
    /** The words for what the last submission of the form was refused or failed with. */
    problem: set.error === undefined ? undefined : wording(set.error, LIMIT_TEXTS),
    failures: set.failures,
    reset: set.reset,
    /** @param amount `null` removes the limit @returns whether it was set */
    async set(amount: string | null): Promise<boolean> {
      const outcome = await set.submit({ kind, period, amount });
      if (outcome?.status === 'done') announce(outcome.answer.limit);
      return outcome?.status === 'done';
    },
    async remove(): Promise<void> {
      const outcome = await set.submit({ kind, period, amount: null });
      if (outcome?.status === 'done') announce(outcome.answer.limit);
      else if (outcome) shell.toast.show('error', wording(outcome.error, LIMIT_TEXTS));
    },
    async keep(): Promise<void> {
      const outcome = await cancel.submit({ kind, period });
      if (outcome?.status === 'done') shell.toast.show('success', text('limits.kept'));
      else if (outcome) shell.toast.show('error', wording(outcome.error, CANCEL_TEXTS));
      refetch();
    },
  };
}
