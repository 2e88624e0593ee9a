import * as v from 'valibot';
import { isFrom, type Frame, type FrameMessage } from '../frame.message.ts';

/** What a sports frame may say (docs/providers.md, "The page and the lobby"). */
const said = v.variant('type', [
  /** How high its content is, in CSS pixels. */
  v.object({ type: v.literal('S001'), height: v.pipe(v.number(), v.finite(), v.gtValue(0)) }),
  /** The player wants this game opened. */
  v.object({ type: v.literal('U003'), gameCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
  /** Its session is over, or its player has closed it. */
  v.object({ type: v.literal('game.close') }),
]);
export type QuickBetMessage = v.InferOutput<typeof said>;

/** What the frame has said, or `undefined` where somebody else did, or it is nothing that a sports frame says. */
export function quickBetMessage(message: FrameMessage, frame: Frame): QuickBetMessage | undefined {
  if (!isFrom(message, frame)) return undefined;
  const parsed = v.safeParse(said, message.data);
  return parsed.success ? parsed.output : undefined;
}
