import * as v from 'valibot';
import { bookChange, bookState, slipAnswer, slipsChange } from './book.ts';
import { amount } from './fields.ts';
import { roomCaught, roomShots } from './rooms.ts';
import { seatAnswer } from './session.ts';
import { placementAnswer, tableState } from './tables.ts';

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
  balance: v.object({ balance: amount }),
  seat: seatAnswer,
} as const;
export type LiveEvents = { [Name in keyof typeof LIVE_EVENTS]: v.InferOutput<(typeof LIVE_EVENTS)[Name]> };
