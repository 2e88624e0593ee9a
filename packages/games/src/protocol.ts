import * as v from 'valibot';
import { CURRENCY_CODES, LOCALE_CODES } from '@tessera/domain';
import { THEME_NAMES } from './slot/themes.ts';

export { GAME_CODES, type GameCode } from './protocol/codes.ts';

const amount = v.pipe(v.string(), v.regex(/^\d{1,18}(\.\d{1,2})?$/));
const requestId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const stops = v.array(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))));

/** `POST /session`: changes a launch token for a bearer, once. */
export const openSessionPayload = v.object({ launch: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) });

/** `GET /session`. `pending` is the request whose answer the last page did not see: its round is told again. */
export const resumePayload = v.object({ pending: v.optional(requestId) });

/** `POST /spin`. The same `requestId` is the same round, however often it is asked for. */
export const spinPayload = v.object({
  requestId,
  /** A decimal of the session's currency, one of its stakes. */
  stake: amount,
});

/** A round that was drawn, taken, settled, and may be shown. */
export const finishedRound = v.object({
  roundId: v.string(),
  stake: amount,
  payout: amount,
  /** Where the reels stopped, the paid spin first: the page tells the round from these. */
  stops,
  /** Epoch milliseconds. */
  at: v.number(),
});
export type FinishedRound = v.InferOutput<typeof finishedRound>;

/** Answer of `POST /spin`. */
export const spinAnswer = v.object({ ...finishedRound.entries, balance: v.string() });
export type SpinAnswer = v.InferOutput<typeof spinAnswer>;

/** Answer of `POST /session`, and of `GET /session` after a reload. */
export const sessionAnswer = v.object({
  bearer: v.string(),
  mode: v.picklist(['demo', 'real']),
  currency: v.picklist(CURRENCY_CODES),
  language: v.picklist(LOCALE_CODES),
  gameCode: v.string(),
  gameName: v.string(),
  theme: v.picklist(THEME_NAMES),
  lobbyUrl: v.string(),
  balance: v.string(),
  /** Rising, decimals of the currency. */
  stakes: v.array(amount),
  defaultStake: amount,
  /** Epoch milliseconds: when this session began, and the server's time of the answer. */
  startedAt: v.number(),
  now: v.number(),
  /** Rounds that a lost connection had left open and that were settled just now, oldest first. */
  resumed: v.array(finishedRound),
});
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;

/** Answer of `GET /history`: this session's rounds, newest first. */
export const historyAnswer = v.object({ list: v.array(finishedRound) });
