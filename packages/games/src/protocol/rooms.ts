import * as v from 'valibot';
import { tableAnswer, tableRoundId } from './tables.ts';

/**
 * A room is a table (its tide: `GET /table`, event `table`) and rounds that are played alone (its magazines: `POST
 * /rounds`, `POST /rounds/:roundId/actions`). What it adds to both is here.
 */

/** Cannons that are seen at once. Who shoots has one of them as long as one is free; all others shoot without a number. */
export const ROOM_SEATS = 4;
const seat = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ROOM_SEATS)));

/** A creature's id, within its tide. */
const creature = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Answer of `GET /table` in a room. */
export const roomAnswer = v.object({
  ...tableAnswer.entries,
  /** The creatures of this tide that are no more to be greeted: somebody was first. */
  caught: v.array(creature),
  /** The player's own cannon, `null` while they have none. */
  seat,
});
export type RoomAnswer = v.InferOutput<typeof roomAnswer>;

/** The event `fishing.caught`: a creature came to another player. A player's own are told by their own answers alone. */
export const roomCaught = v.object({
  tide: tableRoundId,
  creature,
  species: v.string(),
  multiple: v.number(),
  by: seat,
});
export type RoomCaught = v.InferOutput<typeof roomCaught>;

/** The event `fishing.shots`: another player's bubbles rise; at most a few times a second of each player. */
export const roomShots = v.object({
  tide: tableRoundId,
  by: seat,
  shots: v.array(v.object({ creature })),
});
export type RoomShots = v.InferOutput<typeof roomShots>;
