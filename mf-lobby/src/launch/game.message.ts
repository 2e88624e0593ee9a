import * as v from 'valibot';
import { isFrom, type Frame, type FrameMessage } from '../frame.message.ts';

const gameMessage = v.object({ type: v.literal('game.close') });

/** Whether a message is the game's own wish to be closed, believed of its frame only. */
export function isCloseWish(message: FrameMessage, game: Frame): boolean {
  return isFrom(message, game) && v.is(gameMessage, message.data);
}
