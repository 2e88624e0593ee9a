import { keyOf, useScope, useShell } from '@tessera/kit';
import { problemOf, useIntent, type Outcome } from '@tessera/kit/intents';
import { balanceAllBack, balanceGetBack, wallets } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { leftMsOf, startCooldown, useCooldown, wholeSeconds } from './cooldown.ts';
import { BACK_TEXTS } from './wallet.codes.ts';

/** `last`: only from the provider played last. */
export type BackFrom = 'all' | 'last';

type BackOutcome = Outcome<typeof balanceAllBack>;

/** Brings money back to the balance: at most one request in ten seconds (spec §4 Wallet back-transfer). */
export function useBackTransfer() {
  const text = useText();
  const { session, toast } = useShell();
  const scope = useScope();
  const { queries } = scope;
  const { secondsLeft, readAgain } = useCooldown();

  const wordsOf = (error: unknown) =>
    formatWording(text, problemOf(error, BACK_TEXTS, FAILURE_TEXTS).wording);
  const done = () => {
    toast.show('success', text('wallet.back.done'));
    // The events of balance and list may be delayed; the member sees the money at once.
    void session.refreshBalance();
    void queries.invalidateQueries({ queryKey: keyOf(wallets) });
  };
  const onLate = (outcome: BackOutcome) => {
    if (outcome.status === 'done') done();
    else toast.show('error', wordsOf(outcome.error));
  };
  const all = useIntent(balanceAllBack, { onLate });
  const last = useIntent(balanceGetBack, { onLate });
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
      const outcome = await (from === 'all' ? all : last).submit({});
      if (outcome?.status === 'done') done();
    },
  };
}
