import { JURISDICTIONS } from '@tessera/domain';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/**
 * The seamless-wallet protocol between a provider's game server and the platform. Server to server, with the
 * provider's key; the gateway does not forward it. Amounts are decimals in the session's currency.
 *
 * A round is `open` from its first wager until it is settled or cancelled. Every money call can be retried: the same
 * `transactionId` with the same payload gets the first answer, with another payload it is refused (409).
 */

const round = { sessionToken: f.text, roundId: f.shortText, transactionId: f.shortText };
const balance = v.object({ balance: f.decimal });

const sessionCodes = {
  /** The session or launch token is unknown or has expired. */
  '401': 'session_over',
};

const roundCodes = {
  ...sessionCodes,
  /** The transaction id was used with another payload. */
  '409': 'transaction_reused',
  '410': 'round_closed',
  '411': 'round_unknown',
};

/** Exchanges a launch token, which works once, for a session with player, game, currency and language. */
export const providerAuthenticate = defineCall({
  name: 'provider.authenticate',
  path: '/provider/authenticate',
  audience: 'provider',
  payload: v.object({ launchToken: f.text }),
  answer: v.object({
    sessionToken: f.text,
    /** Stable per member and provider. Reveals nothing else about the member. */
    playerId: f.shortText,
    mode: v.picklist(['demo', 'real']),
    currency: f.currency,
    language: f.language,
    gameCode: f.shortText,
    gameName: f.text,
    lobbyUrl: f.text,
    balance: f.decimal,
    /** The site's time zone, an IANA name: the game shows instants on this clock. Missing: the device's. */
    timeZone: v.optional(f.shortText),
    /** What the site's law asks of the game (docs/jurisdictions.md). Without it, nothing. */
    law: v.optional(
      v.object({
        jurisdiction: v.picklist(JURISDICTIONS),
        /** Higher stakes of this session are refused with 412; `null`: the game's own. */
        maxStake: v.nullable(f.decimal),
      }),
    ),
  }),
  codes: sessionCodes,
});

/** Returns the balance that the session can stake. */
export const providerBalance = defineCall({
  name: 'provider.balance',
  path: '/provider/balance',
  audience: 'provider',
  idempotent: true,
  payload: v.object({ sessionToken: f.text }),
  answer: balance,
  codes: sessionCodes,
});

/** Debits the stake and stores the outcome in one transaction, before the outcome is revealed. */
export const providerWager = defineCall({
  name: 'provider.wager',
  path: '/provider/wager',
  audience: 'provider',
  payload: v.object({
    ...round,
    amount: f.positiveDecimal,
    /** The drawn outcome in the game's own form. {@link providerOpenRounds} returns it after a lost connection. */
    outcome: f.anyObject,
  }),
  answer: balance,
  codes: {
    ...roundCodes,
    '402': 'balance_too_low',
    '412': 'stake_out_of_range',
    /**
     * The member takes a break from play or is excluded. This code and the next two carry a {@link playRestriction}.
     */
    '413': 'play_paused',
    /** The stake exceeds what is left of the member's loss or wager limit. */
    '414': 'limit_reached',
    /** The member must acknowledge a reality check first. */
    '415': 'reality_check_due',
    /** The game or its provider is closed for maintenance. */
    '416': 'maintenance',
    /** An operator has disabled transfers of this member's money into games. */
    '417': 'transfer_disabled',
    /** The round's stake is above the highest one of the member's active bonus. */
    '419': 'bonus_stake_too_high',
  },
});

/**
 * Credits the payout (0 for a lost round), returns the part of the stake that was never at risk, and closes the
 * round.
 */
export const providerSettle = defineCall({
  name: 'provider.settle',
  path: '/provider/settle',
  audience: 'provider',
  payload: v.object({
    ...round,
    payout: f.decimal,
    /**
     * The part of the stake that was never at risk, such as paid bubbles that were not used. It is credited with the
     * payout and is not turnover. Default 0.
     */
    returned: v.optional(f.decimal),
  }),
  answer: balance,
  codes: {
    ...roundCodes,
    /** The returned amount exceeds the round's stake. */
    '418': 'returned_out_of_range',
  },
});

/**
 * Returns the stake and closes the round. An unknown round is closed as well, so that a delayed wager is refused
 * (410).
 */
export const providerCancel = defineCall({
  name: 'provider.cancel',
  path: '/provider/cancel',
  audience: 'provider',
  payload: v.object(round),
  answer: balance,
  codes: roundCodes,
});

/** Lists the open rounds of a session, oldest first. */
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
 * ended; if asked for, also the balances of the others. Optional: a platform without this call answers 404, and its
 * sessions count as open. Asking keeps no session open.
 */
export const providerEndedSessions = defineCall({
  name: 'provider.endedSessions',
  path: '/provider/ended-sessions',
  audience: 'provider',
  idempotent: true,
  extension: true,
  payload: v.object({
    sessionTokens: v.pipe(v.array(f.text), v.minLength(1), v.maxLength(MAX_SESSIONS_ASKED)),
    /** Whether `balances` is wanted. */
    withBalances: v.optional(v.boolean()),
  }),
  answer: v.object({
    ended: v.array(f.text),
    /** Of the sessions that have not ended. Platforms of earlier releases answer none. */
    balances: v.optional(v.array(v.object({ sessionToken: f.text, balance: f.decimal }))),
  }),
});
