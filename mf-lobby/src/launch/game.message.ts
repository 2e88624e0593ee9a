import * as v from 'valibot';
import { isFrom, type Frame, type FrameMessage } from '../frame.message.ts';

const gameMessage = v.object({ type: v.literal('game.close') });

/** Whether a message is a close request from the game's own frame. */
export function isCloseRequest(message: FrameMessage, game: Frame): boolean {
  return isFrom(message, game) && v.is(gameMessage, message.data);
}
