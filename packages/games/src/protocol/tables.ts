import * as v from 'valibot';

/**
 * What the page of a table and its server say to each other. Bets go by HTTP, on any server of the site; what everybody
 * sees comes by socket.io on the same origin (websocket only, `auth: {bearer}`), the same at every server.
 */
const amount = v.pipe(v.string(), v.regex(/^\d{1,18}(\.\d{1,2})?$/));
const requestId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const tableRoundId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
/** Epoch milliseconds of the database's clock, which all servers of the site go by. */
const instant = v.number();

/** More than any game takes at once; each game says less. */
const MOST_BETS = 200;

/** One spot and what is put on it, a decimal of the session's currency. `on` is of the game's own form. */
export const bet = v.object({ on: v.unknown(), stake: amount });
export type PlacedBet = v.InferOutput<typeof bet>;

/** `POST /bets`. The same `requestId` is the same placement, however often it is asked for. */
export const betsPayload = v.object({
  requestId,
  /** The round that the player saw: bets are never moved to the next one. */
  tableRoundId,
  bets: v.pipe(v.array(bet), v.minLength(1), v.maxLength(MOST_BETS)),
});
export type BetsPayload = v.InferOutput<typeof betsPayload>;

/**
 * - `pending`: written down, whether the stake is taken is not known yet;
 * - `open`: the stake is taken, the bets stand;
 * - `settling`: paid in a moment; `settled`: paid;
 * - `returning`: the stake goes back in a moment; `returned`: it is back, or was never taken.
 */
export const PLACEMENT_STATES = ['pending', 'open', 'settling', 'settled', 'returning', 'returned'] as const;
export type PlacementState = (typeof PLACEMENT_STATES)[number];

/** What a player has put on a round of a table at once. */
export const placement = v.object({
  roundId: v.string(),
  tableRoundId,
  /** Of the table's round. */
  number: v.number(),
  bets: v.array(bet),
  /** All of its bets together. */
  stake: amount,
  state: v.picklist(PLACEMENT_STATES),
  /** When it was taken out, in milliseconds after the close of bets. */
  takenOutMs: v.nullable(v.number()),
  payout: v.nullable(amount),
  at: instant,
});
export type Placement = v.InferOutput<typeof placement>;

/**
 * Answer of `POST /bets`, of `POST /bets/:roundId/take-out` and of `DELETE /bets/:roundId` (before the close of bets), and
 * the event `settled`. `balance` is `null` where the platform was not asked.
 */
export const placementAnswer = v.object({ ...placement.entries, balance: v.nullable(v.string()) });
export type PlacementAnswer = v.InferOutput<typeof placementAnswer>;

export const TABLE_PHASES = ['betting', 'running', 'over', 'void'] as const;
/** `void`: the round could not be finished in time, its bets went back. */
export type TablePhase = (typeof TABLE_PHASES)[number];

/** What everybody at a table sees: the event `table`. */
export const tableSnapshot = v.object({
  /** `<game>-<variant>`. */
  table: v.string(),
  roundId: tableRoundId,
  /** Rising by one at each table. With the table's name it is the salt of the draws: `<table> <number>`. */
  number: v.number(),
  phase: v.picklist(TABLE_PHASES),
  now: instant,
  closesAt: instant,
  /**
   * When the round ends and the next one opens; `null` while that would tell how the round ends: before the close of bets,
   * and until the end where bets can be taken out.
   */
  endsAt: v.nullable(instant),
  nextAt: v.nullable(instant),
  /** SHA-256 of the seed. */
  hash: v.string(),
  /** What the rules offer to bet on this round; `null` where every round is the same. */
  offer: v.unknown(),
  /** What the rules tell from the close of bets on; `null` before, and where that is nothing. */
  told: v.unknown(),
  /** Of a round that is over; `null` before, and of a void one. */
  outcome: v.unknown(),
  seed: v.nullable(v.string()),
  /** How many players sit at the table, at all servers. */
  players: v.number(),
  /** The rounds before, newest first. */
  last: v.array(v.object({ number: v.number(), outcome: v.unknown() })),
});
export type TableSnapshot = v.InferOutput<typeof tableSnapshot>;

/**
 * Answer of `GET /table`: with the player's own placements, oldest first: those of this round, and those of rounds before
 * that ended while nobody was there to see it, once.
 */
export const tableAnswer = v.object({ ...tableSnapshot.entries, mine: v.array(placement) });
export type TableAnswer = v.InferOutput<typeof tableAnswer>;

/** The event `seat`: whether this window is the one that plays. */
export const seatEvent = v.object({ mine: v.boolean() });
export type SeatEvent = v.InferOutput<typeof seatEvent>;

/** The event `balance`: what the player has, after something that no answer tells this window of. */
export const balanceEvent = v.object({ balance: v.string() });
export type BalanceEvent = v.InferOutput<typeof balanceEvent>;

/** What the server sends through the socket, by name. */
export interface ServerEvents {
  table(snapshot: TableSnapshot): void;
  settled(answer: PlacementAnswer): void;
  balance(event: BalanceEvent): void;
  seat(event: SeatEvent): void;
}
