import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * The seamless-wallet protocol between a provider's game server and the platform. Server to server only, with
 * the provider's key; the gateway does not forward it. Amounts are decimals of the session's currency.
 *
 * A round is `open` from its first wager until it is settled or cancelled. Every money call is repeated safely:
 * the same `transactionId` and payload gives the first answer again, with another payload it is refused (409).
 */

const round = { sessionToken: f.text, roundId: f.shortText, transactionId: f.shortText };
const balance = v.object({ balance: f.decimal });

const sessionCodes = {
  /** The session, or the launch token, is not known or over. */
  '401': 'session_over',
};

const roundCodes = {
  ...sessionCodes,
  /** The transaction id came before, with another payload. */
  '409': 'transaction_reused',
  '410': 'round_closed',
  '411': 'round_unknown',
};

/** Changes a launch token, once, for a session: who plays what, in which currency and language. */
export const providerAuthenticate = defineCall({
  name: 'provider.authenticate',
  path: '/provider/authenticate',
  audience: 'provider',
  payload: v.object({ launchToken: f.text }),
  answer: v.object({
    sessionToken: f.text,
    /** Stable per member and provider, tells nothing else of the member. */
    playerId: f.shortText,
    mode: v.picklist(['demo', 'real']),
    currency: f.currency,
    language: f.language,
    gameCode: f.shortText,
    gameName: f.text,
    lobbyUrl: f.text,
    balance: f.decimal,
  }),
  codes: sessionCodes,
});

/** What the session can still stake. */
export const providerBalance = defineCall({
  name: 'provider.balance',
  path: '/provider/balance',
  audience: 'provider',
  idempotent: true,
  payload: v.object({ sessionToken: f.text }),
  answer: balance,
  codes: sessionCodes,
});

/** Takes the stake and stores what was drawn, in one transaction, before anybody is told. */
export const providerWager = defineCall({
  name: 'provider.wager',
  path: '/provider/wager',
  audience: 'provider',
  payload: v.object({
    ...round,
    amount: f.positiveDecimal,
    /** The drawn outcome, in the game's own form; given back by {@link providerOpenRounds} after a lost connection. */
    outcome: f.anyObject,
  }),
  answer: balance,
  codes: {
    ...roundCodes,
    '402': 'balance_too_low',
    '412': 'stake_out_of_range',
    /** The member takes a break from play, or is excluded; this and the next two carry a {@link playRestriction}. */
    '413': 'play_paused',
    /** The stake is more than is left of the member's loss or wager limit. */
    '414': 'limit_reached',
    /** The member is to acknowledge a reality check first. */
    '415': 'reality_check_due',
    /** The game or its provider is closed for a while. */
    '416': 'maintenance',
    /** An operator keeps the member's money from moving into games. */
    '417': 'transfer_disabled',
  },
});

/** Pays out (0 for a lost round), gives back what of the stake was never at risk, and closes the round. */
export const providerSettle = defineCall({
  name: 'provider.settle',
  path: '/provider/settle',
  audience: 'provider',
  payload: v.object({
    ...round,
    payout: f.decimal,
    /**
     * Of all that the round has staked: what was never at risk, as bubbles that were paid for and not used. It goes back
     * together with the payout and counts as no turnover; left out it is 0.
     */
    returned: v.optional(f.decimal),
  }),
  answer: balance,
  codes: {
    ...roundCodes,
    /** More is returned than the round has staked. */
    '418': 'returned_out_of_range',
  },
});

/**
 * Gives the stake back and closes the round. A round that is not known is closed too, so that a wager that was lost
 * on its way and still arrives is refused (410).
 */
export const providerCancel = defineCall({
  name: 'provider.cancel',
  path: '/provider/cancel',
  audience: 'provider',
  payload: v.object(round),
  answer: balance,
  codes: roundCodes,
});

/** The rounds of a session that were wagered and not yet closed, oldest first. */
export const providerOpenRounds = defineCall({
  name: 'provider.openRounds',
  path: '/provider/open-rounds',
  audience: 'provider',
  idempotent: true,
  payload: v.object({ sessionToken: f.text }),
  answer: v.object({
    list: v.array(
      v.object({
        roundId: f.shortText,
        amount: f.decimal,
        outcome: v.record(v.string(), v.unknown()),
        openedAt: f.instant,
      }),
    ),
  }),
  codes: sessionCodes,
});

/** How many sessions one {@link providerEndedSessions} may ask about. */
export const MAX_SESSIONS_ASKED = 100;

/**
 * Which of these sessions may no longer wager: unknown ones, and those that the member has left, or whose login has
 * ended. Optional: a platform without this call answers 404, and its sessions count as open. Asking keeps no session open.
 */
export const providerEndedSessions = defineCall({
  name: 'provider.endedSessions',
  path: '/provider/ended-sessions',
  audience: 'provider',
  idempotent: true,
  extension: true,
  payload: v.object({
    sessionTokens: v.pipe(v.array(f.text), v.minLength(1), v.maxLength(MAX_SESSIONS_ASKED)),
  }),
  answer: v.object({ ended: v.array(f.text) }),
});
