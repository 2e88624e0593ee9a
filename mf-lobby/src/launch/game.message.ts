import * as v from 'valibot';

const gameMessage = v.object({ type: v.literal('game.close') });

/**
 * Whether a message is the game's own wish to be closed. It is believed only of the very window that the game was
 * given, and only while that window stands on the origin where the game was opened.
 */
export function isCloseWish(
  message: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  game: { readonly window: MessageEventSource | null; readonly url: string },
): boolean {
  return (
    game.window !== null &&
    message.source === game.window &&
    message.origin === new URL(game.url).origin &&
    v.is(gameMessage, message.data)
  );
}
