import * as v from 'valibot';
import { isFrom, type Frame, type FrameMessage } from '../frame.message.ts';

const gameMessage = v.object({ type: v.picklist(['game.close', 'game.deposit']) });

/** Returns what the game's own frame requests: to be closed, or to deposit. `undefined` for other senders and messages. */
export function gameRequest(message: FrameMessage, game: Frame) {
  const parsed = v.safeParse(gameMessage, message.data);
  return parsed.success && isFrom(message, game) ? parsed.output.type : undefined;
}
