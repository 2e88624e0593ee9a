import { keyOf, useMoney, useScope, useShell, wordingText } from '@tessera/kit';
import { ATTEMPT_KEEP_MS, problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { redEnvelope, redEnvelopePromotion } from '@tessera/wire';
import { useEffect, useEffectEvent, useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { keptPayload } from '../kept-payload.ts';
import { useText, type MessageId } from '../text.ts';

const REFUSALS: RefusalTexts<typeof redEnvelope, MessageId> = { '102': 'envelope.gone' };

/**
 * Claims one share at a time. A claim whose answer was lost is sent again when the envelope is opened; the outcome of one
 * that was closed meanwhile is shown by a toast.
 */
export function useClaim() {
  const text = useText();
  const money = useMoney();
  const { queries } = useScope();
  const shell = useShell();
  const { session, toast } = shell;
  const [cash, setCash] = useState<string>();
  const wordsOf = (failure: unknown) =>
    wordingText(text, problemOf(failure, REFUSALS, FAILURE_TEXTS).wording);
  const { state, error, submit } = useIntent(redEnvelope, {
    onLate(outcome) {
      if (outcome.status !== 'done') return toast.show('error', wordsOf(outcome.error));
      toast.show('success', text('envelope.late', { amount: money(outcome.answer.cash) }));
      void session.refreshBalance();
    },
  });

  async function claim(id: number): Promise<void> {
    const kept = keptPayload(shell, redEnvelope);
    if (kept.get()?.id !== id) kept.keep({ id }, ATTEMPT_KEEP_MS);
    const outcome = await submit({ id });
    if (outcome?.status !== 'done' && outcome?.status !== 'refused') return;
    kept.forget();
    if (outcome.status === 'done') setCash(outcome.answer.cash);
    if (outcome.status === 'done' || outcome.code === '102') {
      queries.setQueryData(keyOf(redEnvelopePromotion, {}), { envelope: null });
    }
  }

  const repeat = useEffectEvent(() => {
    const lost = keptPayload(shell, redEnvelope).get();
    if (lost) void claim(lost.id);
  });
  useEffect(() => repeat(), []);

  return {
    cash,
    isPending: state.status === 'pending',
    problem: error === undefined ? undefined : wordsOf(error),
    claim,
  };
}
