import * as v from 'valibot';
import { isFrom, type Frame, type FrameMessage } from '../frame.message.ts';

/** Messages of a sports frame (docs/providers.md, "The page and the lobby"). */
const messageSchema = v.variant('type', [
  /** The height of its content, in CSS pixels. */
  v.object({ type: v.literal('S001'), height: v.pipe(v.number(), v.finite(), v.gtValue(0)) }),
  /** The player requests this game. */
  v.object({ type: v.literal('U003'), gameCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
  /** Its session has ended, or the player has closed it. */
  v.object({ type: v.literal('game.close') }),
]);
export type QuickBetMessage = v.InferOutput<typeof messageSchema>;

/** Parses a message of the frame; returns `undefined` for other senders and unknown messages. */
export function quickBetMessage(message: FrameMessage, frame: Frame): QuickBetMessage | undefined {
  if (!isFrom(message, frame)) return undefined;
  const parsed = v.safeParse(messageSchema, message.data);
  return parsed.success ? parsed.output : undefined;
}
