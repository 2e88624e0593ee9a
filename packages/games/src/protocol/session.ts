import * as v from 'valibot';
import { CURRENCY_CODES, LOCALE_CODES } from '@tessera/domain';
import { GAME_NAMES, WORLD_NAMES } from '../rules/game-code.ts';
import { amount, hex, instant, requestId } from './fields.ts';
import { roundAnswer } from './rounds.ts';

/** `POST /session`: changes a launch token for a bearer, once. The session takes the player's seat in this game. */
export const openSessionPayload = v.object({ launch: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) });

/** `GET /session`. `pending` is the request whose answer the last page did not see: its round is told again. */
export const resumePayload = v.object({ pending: v.optional(requestId) });

/** Answer of `POST /session`, and of `GET /session` after a reload. */
export const sessionAnswer = v.object({
  bearer: v.string(),
  mode: v.picklist(['demo', 'real']),
  currency: v.picklist(CURRENCY_CODES),
  language: v.picklist(LOCALE_CODES),
  gameCode: v.string(),
  gameName: v.string(),
  game: v.picklist(GAME_NAMES),
  /** Which of the game's sets of rules. */
  variant: v.string(),
  world: v.picklist(WORLD_NAMES),
  lobbyUrl: v.string(),
  balance: amount,
  /** Rising. */
  stakes: v.array(amount),
  defaultStake: amount,
  /** Of the site, an IANA name; sessions of older platforms have none. */
  timeZone: v.optional(v.string()),
  startedAt: instant,
  /** Server's time of the answer. */
  now: instant,
  returnBasisPoints: v.number(),
  maxWinMultiple: v.number(),
  fair: v.object({
    /** Commitment of the next round; `null` at a table, whose snapshot tells it. */
    nextHash: v.nullable(hex),
  }),
  /** Rounds that ended while no page saw it, oldest first: told once. */
  resumed: v.array(roundAnswer),
  /** A round that is to be played on. */
  open: v.nullable(roundAnswer),
  /** What the page may offer, and must show, by the law of the site. */
  law: v.object({
    /** Rounds may be played by themselves. */
    autoplay: v.boolean(),
    /** Bets on a match are taken after its kickoff. */
    betsInPlay: v.boolean(),
    /** Turbo, and ending what is shown early. */
    quickSpins: v.boolean(),
    /** The page shows what the session has won or lost. */
    netPosition: v.boolean(),
  }),
  /** Whether this window plays; `false` where a newer one of the player does (`POST /seat` takes it back). */
  seated: v.boolean(),
});
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;

/** Answer of `POST /seat` (which has no payload), and the event `seat`: whether this window plays. */
export const seatAnswer = v.object({ mine: v.boolean() });
export type SeatAnswer = v.InferOutput<typeof seatAnswer>;

/** Answer of `GET /balance`, and the event `balance`. */
export const balanceAnswer = v.object({ balance: amount });
export type BalanceAnswer = v.InferOutput<typeof balanceAnswer>;
