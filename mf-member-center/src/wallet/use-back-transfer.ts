import { keyOf, useScope, useShell } from '@tessera/kit';
import { formatList } from '@tessera/i18n';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { balanceAllBack, balanceGetBack, wallets, type AnswerOf } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { leftMsOf, startCooldown, useCooldown, wholeSeconds } from './cooldown.ts';
import { BACK_TEXTS } from './wallet.codes.ts';

/** `last`: only from the provider played last. */
export type BackFrom = 'all' | 'last';

/** Brings money back to the balance: at most one request in ten seconds (spec §4 Wallet back-transfer). */
export function useBackTransfer() {
  const text = useText();
  const { locale, session, toast } = useShell();
  const scope = useScope();
  const { queries } = scope;
  const { secondsLeft, readAgain } = useCooldown();

  const wordsOf = (error: unknown) =>
    formatWording(text, problemOf(error, BACK_TEXTS, FAILURE_TEXTS).wording);
  const done = (answer: AnswerOf<typeof balanceAllBack>) => {
    const stayed = (answer?.stayed ?? []).map(({ name }) => name);
    const providers = formatList(stayed, locale.current.tag);
    toast.show(
      'success',
      stayed.length > 0 ? text('wallet.back.stayed', { providers }) : text('wallet.back.done'),
    );
    // The events of balance and list may be delayed; the member sees the money at once.
    void session.refreshBalance();
    void queries.invalidateQueries({ queryKey: keyOf(wallets) });
  };
  const failedLate = (error: unknown) => toast.show('error', wordsOf(error));
  const all = useIntent(balanceAllBack, {
    onLate: (outcome) => (outcome.status === 'done' ? done(outcome.answer) : failedLate(outcome.error)),
  });
  const last = useIntent(balanceGetBack, {
    onLate: (outcome) => (outcome.status === 'done' ? done(null) : failedLate(outcome.error)),
  });
  const pending: BackFrom | undefined =
    all.state.status === 'pending' ? 'all' : last.state.status === 'pending' ? 'last' : undefined;
  const error = all.error ?? last.error;

  return {
    secondsLeft,
    pending,
    /** Why the last request did not bring money back, in words. */
    problem: error === undefined ? undefined : wordsOf(error),
    async bringBack(from: BackFrom) {
      if (pending) return;
      // Another tab may have sent a request since this one was drawn.
      const seconds = wholeSeconds(leftMsOf(scope));
      readAgain();
      if (seconds > 0) return toast.show('warning', text('one_key_waiting', { seconds }));
      all.reset();
      last.reset();
      startCooldown(scope);
      if (from === 'all') {
        const outcome = await all.submit({});
        if (outcome?.status === 'done') done(outcome.answer);
      } else if ((await last.submit({}))?.status === 'done') done(null);
    },
  };
}
