import * as v from 'valibot';
import { amount, hex, instant, requestId, roundId } from './fields.ts';

export const MOST_SALT = 64;

/** `POST /rounds`: plays a round, or begins one that is played on by actions. */
export const playPayload = v.object({
  requestId,
  /** One of the session's stakes. */
  stake: amount,
  /** As the game's rules read it; what they do not know is refused. */
  choice: v.unknown(),
  /** The player's own words, mixed into the draws. */
  salt: v.pipe(v.string(), v.maxLength(MOST_SALT)),
});
export type PlayPayload = v.InferOutput<typeof playPayload>;

/** `POST /rounds/:roundId/actions`. */
export const actPayload = v.object({ requestId, action: v.unknown() });
export type ActPayload = v.InferOutput<typeof actPayload>;

/** What a player needs to check a round's draws. */
export const fairness = v.object({
  /** The commitment: SHA-256 of the seed, told before the round. */
  hash: hex,
  /** The seed, `null` as long as the round is not over. */
  seed: v.nullable(hex),
  /** The player's words; at a table the number of its round. */
  salt: v.string(),
  /** The commitment of the session's next round; `null` at a table, whose snapshot tells it. */
  nextHash: v.nullable(hex),
});
export type Fairness = v.InferOutput<typeof fairness>;

/**
 * A round as its player may know it now. The history tells placements at a table in the same form: `choice` is the list
 * of their bets, `view` is `{number, outcome, takenOutMs}`.
 */
export const roundAnswer = v.object({
  roundId,
  /** The request that began it: the page finds its own round among `resumed` by it. */
  requestId,
  /** Of the begin. */
  stake: amount,
  /** All of the round's wagers together. */
  staked: amount,
  /** Of the rules that it was played by: those of another version may draw and pay otherwise. */
  rulesVersion: v.number(),
  choice: v.unknown(),
  actions: v.array(v.unknown()),
  /** `null` where the server of today has other rules than those. */
  view: v.unknown(),
  over: v.boolean(),
  /** `null` as long as it is not paid. */
  payout: v.nullable(amount),
  /** Of what was staked: never at risk, and gone back beside the payout; 0 as long as it is not paid. */
  returned: amount,
  /** After the round's latest move of money. */
  balance: amount,
  /** When it began. */
  at: instant,
  fair: fairness,
});
export type RoundAnswer = v.InferOutput<typeof roundAnswer>;

/** `GET /history`: the player's rounds of this game in all sessions, newest first. */
export const historyAnswer = v.object({ list: v.array(roundAnswer) });
export type HistoryAnswer = v.InferOutput<typeof historyAnswer>;
export const HISTORY_ROUNDS = 50;
