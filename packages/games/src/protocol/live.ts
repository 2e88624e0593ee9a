import * as v from 'valibot';
import { bookChange, bookState, slipAnswer, slipsChange } from './book.ts';
import { roomCaught, roomShots } from './rooms.ts';
import { balanceAnswer, seatAnswer } from './session.ts';
import { placementAnswer, tableState } from './tables.ts';

/** The message with which a connection is refused whose session has ended, or never was. */
export const SESSION_OVER = 'session over';

/**
 * What the server tells an open page over socket.io (websocket only, on the page's own origin, `auth: {bearer}`). Games
 * add events of their own, named `<game>.<what>`.
 */
export const LIVE_EVENTS = {
  table: tableState,
  /** A placement of this player was paid, or its stake went back. */
  settled: placementAnswer,
  book: bookState,
  fixtures: bookChange,
  /** A slip of this player was paid, or its stake went back. */
  slip: slipAnswer,
  slips: slipsChange,
  'fishing.caught': roomCaught,
  'fishing.shots': roomShots,
  /** What the player has now, whatever changed it: a round in another window, a deposit, a bonus. */
  balance: balanceAnswer,
  seat: seatAnswer,
  /** The session has ended; the connection ends with it. A connection that comes later is refused with {@link SESSION_OVER}. */
  over: v.object({}),
} as const;
export type LiveEvents = { [Name in keyof typeof LIVE_EVENTS]: v.InferOutput<(typeof LIVE_EVENTS)[Name]> };
