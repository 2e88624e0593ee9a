import { callQuery, type AfterLogin } from '@tessera/kit';
import { redEnvelopePromotion, roulette, signIn } from '@tessera/wire';
import { announceSignIn, STATE_KEYS } from './sign-in/announce.ts';

/** Starts red envelope, roulette and daily sign-in (spec §4 Login). A failure leaves their tiles out of the corner. */
export const afterLogin: AfterLogin = async ({ shell, queries }) => {
  const week = callQuery(shell, signIn, {});
  await Promise.all([
    queries.prefetchQuery(callQuery(shell, redEnvelopePromotion, {})),
    queries.prefetchQuery(callQuery(shell, roulette, {})),
    queries.prefetchQuery(week),
  ]);
  const state = queries.getQueryData(week.queryKey)?.state;
  if (state) announceSignIn(shell, STATE_KEYS[state]);
};
