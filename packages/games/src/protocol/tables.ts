import * as v from 'valibot';
import { amount, hex, instant, requestId, roundId } from './fields.ts';

const MOST_BETS = 100;

/** The id of a table's round: digits. */
export const tableRoundId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** A stake on one spot; `on` as the game's rules read it. */
export const bet = v.object({ on: v.unknown(), stake: amount });
export type Bet = v.InferOutput<typeof bet>;

/** `POST /bets`. */
export const betsPayload = v.object({
  requestId,
  tableRoundId,
  bets: v.pipe(v.array(bet), v.minLength(1), v.maxLength(MOST_BETS)),
});
export type BetsPayload = v.InferOutput<typeof betsPayload>;

/** One placement of bets in a round of a table. The platform knows it by `roundId`. */
export const placement = v.object({
  roundId,
  requestId,
  tableRoundId,
  bets: v.array(bet),
  /** Of all its bets. */
  stake: amount,
  /** How long after the close of bets they were taken out, where they were. */
  takenOutMs: v.nullable(v.number()),
  /** `null` as long as it is not paid. */
  payout: v.nullable(amount),
  at: instant,
});
export type Placement = v.InferOutput<typeof placement>;

/** Answer of `POST /bets` and `POST /bets/:roundId/take-out`, and the event `settled`. */
export const placementAnswer = v.object({ ...placement.entries, balance: amount });
export type PlacementAnswer = v.InferOutput<typeof placementAnswer>;

/** How many ended rounds a snapshot tells. */
export const LAST_ROUNDS = 20;

/** What all players at a table may know of it now. */
export const tableState = v.object({
  /** `<game>-<variant>`. */
  table: v.string(),
  roundId: tableRoundId,
  /** Rising by one: the salt of the round's draws, in digits. */
  number: v.number(),
  phase: v.picklist(['betting', 'running', 'over', 'void']),
  now: instant,
  closesAt: instant,
  /** `null` where it would tell what nobody may know yet. */
  endsAt: v.nullable(instant),
  nextAt: v.nullable(instant),
  hash: hex,
  /** What the rules tell while the round runs. */
  told: v.unknown(),
  /** `null` until the end, as is the seed. */
  outcome: v.unknown(),
  seed: v.nullable(hex),
  players: v.number(),
  /** Newest first. */
  last: v.array(v.object({ number: v.number(), outcome: v.unknown() })),
});
/** The event `table`. */
export type TableState = v.InferOutput<typeof tableState>;

/** Answer of `GET /table`. */
export const tableSnapshot = v.object({ ...tableState.entries, mine: v.array(placement) });
export type TableSnapshot = v.InferOutput<typeof tableSnapshot>;
