import * as v from 'valibot';
import { amount, hex, instant, requestId, roundId } from './fields.ts';

/** More than any game takes at once; each game says less. */
const MOST_BETS = 200;

/** The id of a table's round: digits. */
export const tableRoundId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** A stake on one spot; `on` as the game's rules read it. */
export const bet = v.object({ on: v.unknown(), stake: amount });
export type Bet = v.InferOutput<typeof bet>;

/** `POST /bets`. */
export const betsPayload = v.object({
  requestId,
  /** The round that the player saw: bets are never moved to the next one. */
  tableRoundId,
  bets: v.pipe(v.array(bet), v.minLength(1), v.maxLength(MOST_BETS)),
});
export type BetsPayload = v.InferOutput<typeof betsPayload>;

/**
 * - `pending`: written down; whether the stake is taken is not known yet;
 * - `open`: the stake is taken, the bets stand;
 * - `settling`: paid in a moment; `settled`: paid;
 * - `returning`: the stake goes back in a moment; `returned`: it is back, or was never taken.
 */
export const PLACEMENT_STATES = ['pending', 'open', 'settling', 'settled', 'returning', 'returned'] as const;
export type PlacementState = (typeof PLACEMENT_STATES)[number];

/** One placement of bets in a round of a table. The platform knows it by `roundId`. */
export const placement = v.object({
  roundId,
  tableRoundId,
  /** Of the table's round. */
  number: v.number(),
  bets: v.array(bet),
  /** Of all its bets. */
  stake: amount,
  state: v.picklist(PLACEMENT_STATES),
  /** How long after the close of bets they were taken out, where they were. */
  takenOutMs: v.nullable(v.number()),
  /** `null` as long as it is not paid. */
  payout: v.nullable(amount),
  at: instant,
});
export type Placement = v.InferOutput<typeof placement>;

/**
 * Answer of `POST /bets`, of `POST /bets/:roundId/take-out`, of `DELETE /bets/:roundId` (which gives the stake back, until
 * the close of bets), and the event `settled`.
 */
export const placementAnswer = v.object({
  ...placement.entries,
  /** After the placement's latest move of money. */
  balance: amount,
});
export type PlacementAnswer = v.InferOutput<typeof placementAnswer>;

/** How many ended rounds a snapshot tells. */
export const LAST_ROUNDS = 20;

/** `void`: the round could not be finished in time, its bets went back. */
export const TABLE_PHASES = ['betting', 'running', 'over', 'void'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** What all players at a table may know of it now. Its instants are of the database's clock, which all servers go by. */
export const tableState = v.object({
  /** `<game>-<variant>`. */
  table: v.string(),
  roundId: tableRoundId,
  /** Rising by one; `<table> <number>` is the salt of the round's draws. */
  number: v.number(),
  phase: v.picklist(TABLE_PHASES),
  now: instant,
  closesAt: instant,
  /**
   * When the round ends, and the next one opens; `null` while that would tell how it ends: before the close of bets, and
   * until the end where bets can be taken out.
   */
  endsAt: v.nullable(instant),
  nextAt: v.nullable(instant),
  hash: hex,
  /** What this round offers, as the rules tell it from its opening on; `null` where all rounds offer the same. */
  offer: v.unknown(),
  /** What the rules tell while the round runs; `null` before, and where that is nothing. */
  told: v.unknown(),
  /** `null` until the end, as is the seed. */
  outcome: v.unknown(),
  seed: v.nullable(hex),
  /** How many sit at the table, at all servers. */
  players: v.number(),
  /** Newest first. */
  last: v.array(v.object({ number: v.number(), outcome: v.unknown() })),
});
/** The event `table`. */
export type TableState = v.InferOutput<typeof tableState>;

/** Answer of `GET /table`: `mine` are the player's placements in this round, oldest first. */
export const tableAnswer = v.object({ ...tableState.entries, mine: v.array(placement) });
export type TableAnswer = v.InferOutput<typeof tableAnswer>;
